import { describe, expect, it } from 'vitest';
import type { Message } from '@/api/messages';
import { matchEcho } from './echo';
import { nextToSend, reduceOutbox, type OutboxAction, type OutboxEntry } from './outbox';

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
    const sending = run(both, { type: 'start', id: 'a', begun: { after: null, begunAt: 0 } });
    expect(nextToSend(sending)).toBeNull();
    expect(nextToSend(run(sending, { type: 'answer', id: 'a' }))?.id).toBe('b');
  });

  it('PUB-28 B-02 a file of which nothing is left but its name holds nothing back, whatever became of it', () => {
    const gone = entry('f', { kind: 'file', fileName: 'nota.pdf', status: 'unknown' });
    expect(nextToSend([gone, entry('a')])?.id).toBe('a');
    expect(nextToSend([{ ...gone, file: new File(['x'], 'nota.pdf') }, entry('a')])).toBeNull();
  });

  it('B-02 a refused message lets the next ones go, one of unknown fate holds them back', () => {
    const sending = run([entry('a'), entry('b')], { type: 'start', id: 'a', begun: { after: null, begunAt: 0 } });
    expect(nextToSend(run(sending, { type: 'fail', id: 'a', error: 'no' }))?.id).toBe('b');
    expect(nextToSend(run(sending, { type: 'lose', id: 'a', error: '?' }))).toBeNull();
  });
});

describe('failure', () => {
  it('PAIN-2.1 B-02 a failed message keeps its text and goes again only when asked', () => {
    const failed = run(
      [entry('a')],
      { type: 'start', id: 'a', begun: { after: null, begunAt: 0 } },
      { type: 'fail', id: 'a', error: 'recusada' },
    );
    expect(failed[0]).toMatchObject({ body: 'a', status: 'failed', error: 'recusada' });
    expect(nextToSend(failed)).toBeNull();
    expect(nextToSend(run(failed, { type: 'retry', id: 'a' }))?.id).toBe('a');
  });

  it('PAIN-2.4 without an answer it is neither sent nor failed, and a late answer settles it', () => {
    const lost = run(
      [entry('a')],
      { type: 'start', id: 'a', begun: { after: null, begunAt: 0 } },
      { type: 'lose', id: 'a', error: '?' },
    );
    expect(statuses(lost)).toEqual(['a unknown']);
    expect(statuses(run(lost, { type: 'answer', id: 'a' }))).toEqual(['a answered']);
    expect(matchEcho(lost, message('a'))).toBe(lost[0]);
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
      { type: 'start', id: 'f', begun: { after: null, begunAt: 0 } },
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

  it('SAFE-2 B-02 a text is confirmed by itself alone, not by what another page or the phone has sent', () => {
    const entries = [answered('a'), answered('b'), answered('c')];
    expect(matchEcho(entries, message('b'))?.id).toBe('b');
    expect(matchEcho(entries, message('outro'))).toBeNull();
  });

  it.each([
    ['Olá,  tudo\r\nbem? ', 'Olá, tudo\nbem?'],
    ['*Ana:*\n“Certo”', '*Ana:*\n"Certo"'],
    ['👍', '👍'],
    ['cafe\u0301', 'café'],
    ['Oi {{firstName}}, {{ms}}!', 'Oi Marcos, boa tarde!'],
    ['{{name}}', 'Marcos D&#39;Ávila'],
    ['{{ms}} {{name}}, seu protocolo é {{protocol}}', 'Bom dia O&#39;Neil, seu protocolo é 20261123101500'],
  ])('B-02 P-18 %j comes back as %j', (body, stored) => {
    const contactName = stored.includes('Marcos D') ? "Marcos D'Ávila" : stored.includes('Neil') ? "O'Neil" : 'Marcos';
    expect(matchEcho([sending('a', { body, contactName })], message(stored))?.id).toBe('a');
  });

  it.each([
    ['👍', '👎'],
    ['Oi {{firstName}}', 'Tchau Marcos'],
    ['Ok', 'Ok, até amanhã'],
    ['seu {{protocol}} aqui', 'aqui seu'],
  ])('SAFE-2 B-02 %j does not come back as %j', (body, stored) => {
    expect(matchEcho([answered('a', { body })], message(stored))).toBeNull();
  });

  const named = { contactName: "Marcos D'Ávila" };
  it.each([
    ['Olá {{firstName}}, segue o contrato', 'Já te ligo'],
    ['Olá {{firstName}}', 'Olá, tudo bem?'],
    ['Olá {{firstName}}', 'Olá Joana'],
    ['Olá {{firstName}}', 'Bem, Olá Marcos'],
    ['{{name}}', 'Já te ligo'],
    ['{{firstName}}', "Marcos D'Ávila"],
    ['{{ms}}', 'Até logo'],
    ['{{ms}}, {{firstName}}', 'Bom proveito, Marcos'],
    ['{{protocol}}', 'Pedido 12'],
    ['Pedido 12 às {{hora}}', 'Pedido 13 às 10:20:30'],
    ['{{nada}}', 'Já te ligo'],
    ['{{nada}} 👍', '👎'],
  ])('PUB-24 P-18 %j on its way is not confirmed by %j of somebody else', (body, stored) => {
    for (const status of ['sending', 'unknown'] as const) {
      expect(matchEcho([sending('a', { ...named, body, status })], message(stored)), status).toBeNull();
    }
  });

  it.each([
    ['Olá {{firstName}}', 'Olá Marcos'],
    ['{{name}}', 'Marcos D&#39;Ávila'],
    ['{{{name}}}', "Marcos D'Ávila"],
    ['{{name}}', "Marcos D'Ávila"],
    ['{{ms}}', 'Boa madrugada'],
    ['{{gretting}}!', 'Boa noite!'],
    ['{{protocol}}', '20261123101500'],
    ['Pedido 12 às {{hora}}', 'Pedido 12 às 10:20:30'],
    ['{{nada}} 👍', '👍'],
  ])('PUB-24 P-18 %j is confirmed by %j, whatever hour it is there', (body, stored) => {
    expect(matchEcho([sending('a', { ...named, body, status: 'unknown' })], message(stored))?.id).toBe('a');
  });

  it('PUB-24 of two templates with the same fixed parts each is confirmed by its own text', () => {
    const both = [
      answered('first', { ...named, body: 'Olá {{firstName}}' }),
      sending('whole', { ...named, body: 'Olá {{name}}' }),
    ];
    expect(matchEcho(both, message('Olá Marcos D&#39;Ávila'))?.id).toBe('whole');
    expect(matchEcho(both, message('Olá Marcos'))?.id).toBe('first');
  });

  it('PUB-24 a contact renamed meanwhile: what the server has taken is known by its fixed parts, what is open is not', () => {
    const renamed = message('Olá Marcos Vinícius, até já');
    const body = 'Olá {{name}}, até já';
    expect(matchEcho([answered('a', { ...named, body })], renamed)?.id).toBe('a');
    expect(matchEcho([sending('a', { ...named, body })], renamed)).toBeNull();
    expect(matchEcho([answered('a', { ...named, body })], message('Certo. Olá Marcos, até já'))).toBeNull();
    expect(matchEcho([answered('a', { ...named, body: '{{name}}' })], renamed)).toBeNull();
  });

  it('B-02 one message confirms one of two equal texts', () => {
    expect(matchEcho([answered('a'), answered('b', { body: 'a' })], message('a'))?.id).toBe('a');
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
    const body = 'Oi {{firstName}}';
    expect(matchEcho([sending('a', { body, contactName: 'Marcos' })], message('Oi Marcos'))?.id).toBe('a');
  });

  const upload = (id: string, name: string, type: string, body = ''): OutboxEntry =>
    sending(id, { kind: 'file', body, fileName: name, file: new File(['x'], name, { type }), progress: 1 });

  it('B-02 files are told apart by caption, voice notes by kind', () => {
    const voice = upload('v', 'audio-record-site-1.mp3', 'audio/mp3');
    const photo = upload('p', 'foto.png', 'image/png', 'Veja');
    expect(matchEcho([voice, photo], media('Veja', 'image'))?.id).toBe('p');
    expect(matchEcho([photo, voice], media('Áudio', 'audio'))?.id).toBe('v');
    expect(matchEcho([photo], media('outra', 'image'))).toBeNull();
  });

  it.each([
    ['image/png', 'foto.png', 'image', '-'],
    ['image/png', 'foto.png', 'image', 'foto.png'],
    ['video/mp4', 'vid.mp4', 'video', '-'],
    ['application/pdf', 'nota fiscal.pdf', 'application', '-'],
    ['application/pdf', 'nota fiscal.pdf', 'application', 'nota fiscal.pdf'],
    ['audio/mpeg', 'musica.mp3', 'audio', 'Áudio'],
    ['text/plain', 'lista.txt', 'text', ''],
    ['font/woff2', 'letra.woff2', 'image', '-'],
  ])(
    'REAL-9 B-02 a file of type %s without a caption is confirmed by an echo of its kind: %s',
    (type, name, kind, body) => {
      expect(matchEcho([upload('f', name, type)], media(body, kind))?.id).toBe('f');
    },
  );

  it('REAL-9 B-02 files without a caption are told apart by their kind, and one that went before a reload by having none', () => {
    const both = [upload('v', 'vid.mp4', 'video/mp4'), upload('d', 'nota.pdf', 'application/pdf')];
    expect(matchEcho(both, media('-', 'application'))?.id).toBe('d');
    expect(matchEcho(both, media('Veja isto', 'application'))).toBeNull();
    const half = { ...upload('p', 'foto.png', 'image/png'), progress: 0.5 };
    expect(matchEcho([half], media('-', 'image'))).toBeNull();
    const restored = entry('r', { kind: 'file', body: '', fileName: 'nota.pdf', status: 'unknown' });
    expect(matchEcho([restored], media('-', 'application'))?.id).toBe('r');
  });
});
