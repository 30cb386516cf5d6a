import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { forgetVersions, isStale, recordVersion } from '@/realtime/cache/ticketVersions';
import { created, ticket } from './ticketSamples';

const at = (updatedAt: string) => ticket(1, { updatedAt });

describe('what events have told of tickets', () => {
  it('PAIN-1.1 an answer older than the last event is outdated, the same or a newer one is not', () => {
    const client = new QueryClient();
    expect(isStale(client, at('2026-01-01'))).toBe(false);
    recordVersion(client, { action: 'update', ticket: at('2026-01-02') });
    expect(isStale(client, at('2026-01-01'))).toBe(true);
    expect(isStale(client, at('2026-01-02'))).toBe(false);
    expect(isStale(client, at('2026-01-03'))).toBe(false);
  });

  it('SAFE-13 an event that comes late makes nothing older', () => {
    const client = new QueryClient();
    recordVersion(client, { action: 'update', ticket: at('2026-01-03') });
    recordVersion(client, { action: 'update', ticket: at('2026-01-02') });
    recordVersion(client, created(at('2026-01-01')));
    expect(isStale(client, at('2026-01-02'))).toBe(true);
  });

  it('PAIN-1.1 a ticket that is gone stays gone until an event tells of it anew, or a gap', () => {
    const client = new QueryClient();
    recordVersion(client, { action: 'delete', ticketId: '1' });
    expect(isStale(client, at('2026-01-03'))).toBe(true);
    recordVersion(client, { action: 'update', ticket: at('2026-01-02') });
    expect(isStale(client, at('2026-01-03'))).toBe(false);
    recordVersion(client, { action: 'delete', ticketId: 1 });
    forgetVersions(client);
    expect(isStale(client, at('2026-01-01'))).toBe(false);
  });
});
