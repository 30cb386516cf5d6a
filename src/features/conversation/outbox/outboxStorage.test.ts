import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboxEntry, OutboxStatus } from './outbox';
import { ownerOfKey, readOutbox, storedIds, storedOwners, writeOutbox } from './outboxStorage';

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

const write = (...entries: OutboxEntry[]): void => writeOutbox(scope, 'me', entries);
const read = (owner = 'me'): string[] =>
  readOutbox(scope, owner, texts).map(({ id, status, error }) => `${id} ${status} ${error ?? ''}`);

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
    expect(readOutbox(scope, 'me', texts).every((restored) => restored.file === null)).toBe(true);
  });

  it('B-02 SAFE-2 they belong to one page of one person of one company', () => {
    write(entry('a', 'failed'));
    writeOutbox({ companyId: 1, userId: 33 }, 'other', [entry('x', 'failed')]);
    writeOutbox({ companyId: 1, userId: 3, area: 'chat' }, 'chat', [entry('y', 'failed')]);
    expect(readOutbox({ companyId: 1, userId: 4 }, 'me', texts)).toEqual([]);
    expect(storedOwners(scope)).toEqual(['me']);
    expect(storedOwners({ companyId: 1, userId: 33 })).toEqual(['other']);
    expect(ownerOfKey(scope, 'outbox:1:33:other')).toBeNull();
    expect(ownerOfKey(scope, 'chat-outbox:1:3:chat')).toBeNull();
  });

  it('SAFE-2 B-02 what another page keeps is not touched, whoever writes last', () => {
    write(entry('a', 'failed'));
    writeOutbox(scope, 'other', [entry('b', 'waiting')]);
    write(entry('a', 'failed'), entry('c', 'waiting'));
    expect([read(), read('other')]).toEqual([['a failed fechada', 'c failed fechada'], ['b failed fechada']]);
    expect([...storedIds(scope, 'me')]).toEqual(['a', 'c']);
    write();
    expect(storedOwners(scope)).toEqual(['other']);
  });

  it('SAFE-2 B-02 what stood there before pages had keys of their own is still found', () => {
    localStorage.setItem('outbox:1:3', JSON.stringify([entry('old', 'waiting')]));
    expect(storedOwners(scope)).toEqual(['']);
    expect(read('')).toEqual(['old failed fechada']);
  });

  it('B-02 anything broken in the storage is left out', () => {
    localStorage.setItem('outbox:1:3:me', JSON.stringify([{ id: 1 }, null, 'x']));
    expect(read()).toEqual([]);
  });
});
