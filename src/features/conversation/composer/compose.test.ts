import { describe, expect, it } from 'vitest';
import type { QuickMessage } from '@/api/quickMessages';
import { fileLimits, problemOf } from './fileQueue';
import type { QueuedFile } from './fileQueueStore';
import { exactAnswers, matchingAnswers, quickAnswerLabel, signed, slashToken, composeOutgoing } from './compose';

const answer = (shortcode: string, message: string): QuickMessage => ({
  id: 1,
  shortcode,
  message,
  mediaPath: null,
  mediaName: null,
});

const queued = (name: string, changes: Partial<QueuedFile> = {}): QueuedFile => ({
  id: name,
  file: new File(['x'], name, { type: 'image/png' }),
  name,
  caption: '',
  problem: null,
  thumbnail: null,
  ...changes,
});

const captions = (...parameters: Parameters<typeof composeOutgoing>): string[] =>
  composeOutgoing(...parameters).files.map(({ caption }) => caption);

describe('signature', () => {
  it('P-05 puts the name in bold on its own line, or nothing', () => {
    expect(signed('oi', 'Ana Souza')).toBe('*Ana Souza:*\noi');
    expect(signed('oi', null)).toBe('oi');
  });
});

describe('quick answers', () => {
  it('P-11 cuts the message of a label at 35 characters', () => {
    expect(quickAnswerLabel(answer('oi', 'a'.repeat(35)))).toBe(`/oi - ${'a'.repeat(35)}`);
    expect(quickAnswerLabel(answer('oi', 'a'.repeat(36)))).toBe(`/oi - ${'a'.repeat(35)}...`);
  });

  it.each([
    ['/', 1, '/'],
    ['/pr', 3, '/pr'],
    ['Olá /pr', 7, '/pr'],
    ['Olá\n/pr', 7, '/pr'],
    ['Olá /pr depois', 7, '/pr'],
    ['e/ou', 4, null],
    ['/pr depois', 10, null],
    ['http://x', 8, null],
    ['em /home/user', 13, null],
    ['// nota', 7, null],
    ['sim / n', 7, null],
  ])('P-10 B-21 the word at the caret of %j (%d) is %j', (text, caret, typed) => {
    expect(slashToken(text, caret, [])?.typed ?? null).toBe(typed);
  });

  const shortcodes = (all: readonly QuickMessage[], typed: string, uses = {}, alone = true): string[] =>
    matchingAnswers(all, { typed, alone }, uses).map(({ shortcode }) => shortcode);

  it('PUB-19 the exact one first, then what begins so, then what holds it', () => {
    const all = ['aviso', 'a pix', 'pix 2', 'pix'].map((shortcode, id) => ({ ...answer(shortcode, '/pix'), id }));
    expect(shortcodes(all, '/pix', { 0: 9, 2: 9 })).toEqual(['pix', 'pix 2', 'a pix', 'aviso']);
    // In "50 /pix" nobody means one that only holds it.
    expect(shortcodes([answer('a pix', 'x')], '/pix', {}, false)).toEqual([]);
  });

  it('PUB-19 of several exact ones the one that is spelt so is meant', () => {
    const all = ['avo', 'avô', 'avó', 'a vo'].map((shortcode) => answer(shortcode, 'x'));
    const exact = (typed: string): string[] => exactAnswers(all, typed).map(({ shortcode }) => shortcode);
    expect(exact('/AVÓ')).toEqual(['avó']);
    expect(exact('/avõ')).toEqual(['avo', 'avô', 'avó']);
    expect(exact('/a  vó')).toEqual(['a vo']);
    expect(exact('/av')).toEqual([]);
  });

  it.each([
    ['/bom d', 6, '/bom d'],
    ['/bom dia ', 9, '/bom dia '],
    ['Veja /BOM DI', 12, '/BOM DI'],
    ['Veja /boatar', 12, '/boatar'],
    ['Veja /boa tar', 13, '/boa tar'],
    ['/dia b', 6, null],
    ['/e/ou', 5, '/e/ou'],
    ['/oi /e/o', 8, '/e/o'],
    ['/oi ', 4, '/oi '],
    ['/oi tudo bem', 12, null],
    ['1/2 bom dia', 11, null],
    ['/bom\ndia', 8, null],
    [`/oi${' '.repeat(300)}`, 303, null],
  ])('PUB-19 of %j (%d) %j is a shortcut, where one has a blank or a slash', (text, caret, typed) => {
    const all = ['bom dia', 'boatarde', 'oi', 'e/ou'].map((shortcode) => answer(shortcode, 'x'));
    expect(slashToken(text, caret, all)?.typed ?? null).toBe(typed);
  });

  it.each([
    ['/bom dia', '/bom dia'],
    [' /e/ou', '/e/ou'],
    ['Veja /bom', '/bom'],
    ['Veja /bom dia', null],
    ['Veja /e/ou', null],
  ])('PUB-19 REAL-2 while nobody knows the shortcodes %j waits for %j', (text, typed) => {
    expect(slashToken(text, text.length)?.typed ?? null).toBe(typed);
  });

  it('DAY-9 a lone slash lists all: what is used most first, then by name', () => {
    const all = ['prazo', 'oi', 'frete'].map((shortcode, index) => ({ ...answer(shortcode, 'x'), id: index + 1 }));
    expect(shortcodes(all, '/')).toEqual(['frete', 'oi', 'prazo']);
    expect(shortcodes(all, '/', { 1: 2, 2: 5, 3: 'broken' })).toEqual(['oi', 'prazo', 'frete']);
  });

  it('P-10 filters by what was typed, inside the label', () => {
    const all = [answer('prazo', 'O prazo é de 6 dias'), answer('oi', 'Olá')];
    expect(shortcodes(all, '/PR')).toEqual(['prazo']);
  });
});

describe('files', () => {
  it('REAL-9 P-13 B-03 captions: the typed one, the text for the first without, else none', () => {
    expect(captions('', [queued('a.png')], false)).toEqual(['']);
    expect(captions(' veja ', [queued('a.png'), queued('b.png')], false)).toEqual(['veja', '']);
    expect(captions('veja', [queued('a.png', { caption: 'um' }), queued('b.png')], false)).toEqual(['um', 'veja']);
    expect(composeOutgoing('veja', [queued('a.png')], false).text).toBe('');
  });

  it('P-08 the text of a reply is a message of its own, because files carry no quote', () => {
    const outgoing = composeOutgoing('sim', [queued('a.png')], true);
    expect(outgoing.text).toBe('sim');
    expect(outgoing.files.map(({ caption }) => caption)).toEqual(['']);
  });

  it('B-03 sound takes no caption: its text is a message of its own, and so is one that stands at it', () => {
    const sound = (caption = '') =>
      queued('a.mp3', { caption, file: new File(['x'], 'a.mp3', { type: 'audio/mpeg' }) });
    expect(composeOutgoing('ouça', [sound()], false)).toMatchObject({ text: 'ouça', files: [{ caption: '' }] });
    expect(composeOutgoing('veja', [sound('ouça'), queued('b.png')], false)).toMatchObject({
      text: 'ouça',
      files: [{ caption: '' }, { caption: 'veja' }],
    });
    expect(composeOutgoing('e veja', [sound('ouça')], false).text).toBe('e veja\nouça');
  });

  it('B-03 a text that no file takes is not lost', () => {
    expect(composeOutgoing('oi', [queued('a.png', { caption: 'um' })], false).text).toBe('oi');
    expect(composeOutgoing('oi', [], false)).toEqual({ text: 'oi', files: [] });
  });

  const sized = (type: string, size: number): File => {
    const file = new File(['x'], 'f', { type });
    Object.defineProperty(file, 'size', { value: size });
    return file;
  };

  it.each([
    ['image/png', fileLimits.media, null],
    ['image/png', fileLimits.media + 1, 'tooLarge'],
    ['video/mp4', fileLimits.media + 1, 'tooLarge'],
    ['application/pdf', fileLimits.media + 1, null],
    ['application/pdf', fileLimits.document + 1, 'tooLarge'],
    ['', 10, null],
    ['application/pdf', 0, 'empty'],
  ])('B-03 PAIN-6.6 says before the upload what is wrong with %s of %d bytes: %s', (type, size, problem) => {
    expect(problemOf(sized(type, size))).toBe(problem);
  });
});
