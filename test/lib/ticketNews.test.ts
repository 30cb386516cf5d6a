import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { forgetNews, isOutdated, noteTicket } from '@/realtime/ticketNews';
import { ticket } from './ticketSamples';

const at = (updatedAt: string) => ticket(1, { updatedAt });

describe('what events have told of tickets', () => {
  it('PAIN-1.1 an answer older than the last event is outdated, the same or a newer one is not', () => {
    const client = new QueryClient();
    expect(isOutdated(client, at('2026-01-01'))).toBe(false);
    noteTicket(client, { action: 'update', ticket: at('2026-01-02') });
    expect(isOutdated(client, at('2026-01-01'))).toBe(true);
    expect(isOutdated(client, at('2026-01-02'))).toBe(false);
    expect(isOutdated(client, at('2026-01-03'))).toBe(false);
  });

  it('PAIN-1.1 a ticket that is gone stays gone until an event tells of it anew, or a gap', () => {
    const client = new QueryClient();
    noteTicket(client, { action: 'delete', ticketId: '1' });
    expect(isOutdated(client, at('2026-01-03'))).toBe(true);
    noteTicket(client, { action: 'update', ticket: at('2026-01-02') });
    expect(isOutdated(client, at('2026-01-03'))).toBe(false);
    noteTicket(client, { action: 'delete', ticketId: 1 });
    forgetNews(client);
    expect(isOutdated(client, at('2026-01-01'))).toBe(false);
  });
});
