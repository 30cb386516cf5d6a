import { describe, expect, it } from 'vitest';
import type { Message } from '@/api/messages';
import { matchEcho, nextToSend, reduceOutbox, type OutboxAction, type OutboxEntry } from './outbox';

const entry = (id: string, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  ticketId: 7,
  kind: 'text',
  body: id,
  quoted: null,
  file: null,
  fileName: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  status: 'waiting',
  progress: 0,
  error: null,
  ...changes,
});

const message = (body: string, changes: Partial<Message> = {}): Message => ({
  id: `M-${body}`,
  ticketId: 7,
  body,
  fromMe: true,
  read: true,
  ack: 1,
  mediaType: 'extendedTextMessage',
  mediaUrl: null,
  isDeleted: false,
  isEdited: false,
  createdAt: '2026-11-21T12:00:01.000Z',
  ...changes,
});

const media = (body: string, mediaType: string): Message => message(body, { mediaType, mediaUrl: 'https://files/x' });

const run = (entries: readonly OutboxEntry[], ...actions: OutboxAction[]): readonly OutboxEntry[] =>
  actions.reduce(reduceOutbox, entries);

const statuses = (entries: readonly OutboxEntry[]): string[] => entries.map(({ id, status }) => `${id} ${status}`);

describe('order', () => {
  it('B-02 sends one at a time, in the order of writing', () => {
    const both = [entry('a'), entry('b')];
    expect(nextToSend(both)?.id).toBe('a');
    const sending = run(both, { type: 'start', id: 'a', after: null });
    expect(nextToSend(sending)).toBeNull();
    expect(nextToSend(run(sending, { type: 'answer', id: 'a' }))?.id).toBe('b');
  });

  it('B-02 a refused message lets the next ones go, one of unknown fate holds them back', () => {
    const sending = run([entry('a'), entry('b')], { type: 'start', id: 'a', after: null });
    expect(nextToSend(run(sending, { type: 'fail', id: 'a', error: 'no' }))?.id).toBe('b');
    expect(nextToSend(run(sending, { type: 'lose', id: 'a', error: '?' }))).toBeNull();
  });
});

describe('failure', () => {
  it('PAIN-2.1 B-02 a failed message keeps its text and goes again only when asked', () => {
    const failed = run(
      [entry('a')],
      { type: 'start', id: 'a', after: null },
      { type: 'fail', id: 'a', error: 'recusada' },
    );
    expect(failed[0]).toMatchObject({ body: 'a', status: 'failed', error: 'recusada' });
    expect(nextToSend(failed)).toBeNull();
    expect(nextToSend(run(failed, { type: 'retry', id: 'a' }))?.id).toBe('a');
  });

  it('PAIN-2.4 without an answer it is neither sent nor failed, and a late answer settles it', () => {
    const lost = run([entry('a')], { type: 'start', id: 'a', after: null }, { type: 'lose', id: 'a', error: '?' });
    expect(statuses(lost)).toEqual(['a unknown']);
    expect(statuses(run(lost, { type: 'answer', id: 'a' }))).toEqual(['a answered']);
    expect(run(lost, { type: 'echo', message: message('a') })).toEqual([]);
  });

  it('B-02 a file that is gone cannot be sent again', () => {
    const gone = [entry('f', { kind: 'file', status: 'failed', error: 'anexe de novo' })];
    expect(run(gone, { type: 'retry', id: 'f' })).toEqual(gone);
  });

  it('B-02 an answered message no longer fails', () => {
    const answered = [entry('a', { status: 'answered' })];
    expect(statuses(run(answered, { type: 'fail', id: 'a', error: 'late' }))).toEqual(['a answered']);
  });

  it('B-03 reports progress while it goes out', () => {
    const sending = run(
      [entry('f')],
      { type: 'start', id: 'f', after: null },
      { type: 'progress', id: 'f', progress: 0.4 },
    );
    expect(sending[0]?.progress).toBe(0.4);
  });
});

describe('echo', () => {
  const sending = (id: string, changes: Partial<OutboxEntry> = {}): OutboxEntry =>
    entry(id, { status: 'sending', ...changes });
  const answered = (id: string, changes: Partial<OutboxEntry> = {}): OutboxEntry =>
    entry(id, { status: 'answered', ...changes });

  it('B-02 an equal body is preferred, the oldest otherwise', () => {
    const entries = [answered('a'), answered('b'), answered('c')];
    expect(matchEcho(entries, message('b'))?.id).toBe('b');
    expect(matchEcho(entries, message('outro'))?.id).toBe('a');
  });

  it('B-02 one message confirms one of two equal texts', () => {
    const left = run([answered('a'), answered('b', { body: 'a' })], { type: 'echo', message: message('a') });
    expect(left.map(({ id }) => id)).toEqual(['b']);
  });

  it.each([
    ['of another ticket', message('a', { ticketId: 8 })],
    ['of the contact', message('a', { fromMe: false })],
    ['with a file', media('a', 'image')],
    ['older than the request', message('a', { createdAt: '2026-11-21T11:00:00.000Z' })],
  ])('B-02 a message %s confirms nothing', (_what, other) => {
    expect(matchEcho([answered('a', { after: '2026-11-21T11:59:00.000Z' })], other)).toBeNull();
  });

  it('B-02 what has not begun is not confirmed by a message typed on the phone', () => {
    expect(matchEcho([entry('a'), entry('f', { status: 'failed' })], message('a'))).toBeNull();
    expect(matchEcho([sending('a')], message('do celular'))).toBeNull();
  });

  it('P-18 B-02 a text with variables comes back changed and is confirmed all the same', () => {
    expect(matchEcho([sending('a', { body: 'Oi {{firstName}}' })], message('Oi Marcos'))?.id).toBe('a');
  });

  it('B-02 files are told apart by caption, voice notes by kind', () => {
    const voice = sending('v', { kind: 'file', body: 'x', fileName: 'audio-record-site-1.mp3' });
    const photo = sending('p', { kind: 'file', body: 'foto.png', fileName: 'foto.png' });
    expect(matchEcho([voice, photo], media('foto.png', 'image'))?.id).toBe('p');
    expect(matchEcho([photo, voice], media('Áudio', 'audio'))?.id).toBe('v');
  });
});
