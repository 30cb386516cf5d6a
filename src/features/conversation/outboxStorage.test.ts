import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboxEntry, OutboxStatus } from './outbox';
import { outboxKey, readOutbox, writeOutbox } from './outboxStorage';

const scope = { companyId: 1, userId: 3 };
const texts = { interrupted: 'fechada', unknown: 'talvez', attachAgain: 'anexe de novo' };

const entry = (id: string, status: OutboxStatus, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  ticketId: 7,
  kind: 'text',
  body: id,
  quoted: null,
  file: null,
  fileName: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  status,
  progress: 0,
  error: null,
  ...changes,
});

const write = (...entries: OutboxEntry[]): void => writeOutbox(scope, entries, new Set(entries.map(({ id }) => id)));
const read = (): string[] => readOutbox(scope, texts).map(({ id, status, error }) => `${id} ${status} ${error ?? ''}`);

beforeEach(() => localStorage.clear());

describe('stored sends', () => {
  it('B-02 PAIN-2.1 texts survive a reload, and none of them is sent by itself', () => {
    write(
      entry('a', 'failed', { error: 'recusada' }),
      entry('b', 'waiting'),
      entry('c', 'sending'),
      entry('d', 'answered'),
    );
    expect(read()).toEqual(['a failed recusada', 'b failed fechada', 'c unknown talvez', 'd unknown talvez']);
  });

  it('B-02 a file does not survive and says so', () => {
    const file = new File(['x'], 'foto.png');
    write(
      entry('f', 'failed', { kind: 'file', file, fileName: 'foto.png' }),
      entry('g', 'sending', { kind: 'file', file }),
    );
    expect(read()).toEqual(['f failed anexe de novo', 'g unknown talvez']);
    expect(readOutbox(scope, texts).every((restored) => restored.file === null)).toBe(true);
  });

  it('B-02 they belong to one person of one company', () => {
    write(entry('a', 'failed'));
    expect(readOutbox({ companyId: 1, userId: 4 }, texts)).toEqual([]);
    expect(localStorage.getItem('outbox:1:3')).not.toBeNull();
  });

  it('B-02 what another tab keeps is not overwritten', () => {
    write(entry('a', 'failed'));
    write(entry('b', 'failed'));
    expect(read()).toHaveLength(2);
    writeOutbox(scope, [], new Set(['a', 'b']));
    expect(localStorage.getItem(outboxKey(scope))).toBeNull();
  });

  it('B-02 anything broken in the storage is left out', () => {
    localStorage.setItem(outboxKey(scope), JSON.stringify([{ id: 1 }, null, 'x']));
    expect(read()).toEqual([]);
  });
});
