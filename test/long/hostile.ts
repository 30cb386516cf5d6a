import type { Chance } from './randomness';

/** What people and programs send to do harm, or what only looks broken: whole pieces, to be strewn into texts. */
const pieces: readonly string[] = [
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg/onload=window.hacked=1>',
  '"><iframe srcdoc="<script>parent.hacked=1</script>">',
  "' onmouseover='window.hacked=1' x='",
  '<a href="javascript:window.hacked=1" style="position:fixed;inset:0">x</a>',
  '<style>*{position:fixed;width:9999px}</style>',
  '<base href="https://boss.example/">',
  '<!--',
  ']]>',
  '&lt;b&gt;&#x3C;i&#62;&nbsp;',
  '[clique](javascript:window.hacked=1)',
  'javascript:window.hacked=1',
  'JaVaScRiPt&colon;window.hacked=1',
  'java\tscript:window.hacked=1',
  '\u0001javascript:window.hacked=1//',
  'vbscript:msgbox(1)',
  'data:text/html,<script>window.hacked=1</script>',
  'data:image/svg+xml,<svg onload=window.hacked=1>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/png;base64,',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/png;base64,iVBO\niVBO" onerror="window.hacked=1',
  'http://',
  'https://exemplo.test/a?b=<c>&d="e"',
  'http://javascript:window.hacked=1@exemplo.test/',
  'https://exemplo.test/%00%ff%zz',
  'http://[::1]:99999/',
  'http://.(',
  'www.',
  'www.exemplo.test/(a(b)c))…',
  'http:\\\\exemplo.test\\x',
  '//exemplo.test/x',
  '/public/../../etc/passwd',
  'C:\\fotos\\x.png',
  'file:///etc/passwd',
  'blob:https://exemplo.test/1',
  'url(https://exemplo.test/x.png)',
  '#fff;background:url(//exemplo.test)',
  'red}body{display:none',
  'rgb(1 ',
  'rgb(999,1,1)',
  '#00509E',
  'expression(alert(1))',
  '{{',
  '}}',
  '{{{ firstName }}}',
  '{{constructor.constructor("window.hacked=1")()}}',
  '${window.hacked=1}',
  '{nome}',
  '$1 $& $` %s %d %n',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '=HYPERLINK("https://boss.example")',
  '+55 11 90000-0000',
  '-2+3+cmd|"/C calc"!A0',
  '@SUM(1;2)',
  '\t=1+1',
  ';";";"',
  'BEGIN:VCARD\nVERSION:3.0\n',
  'FN:<img src=x onerror=window.hacked=1>\n',
  'N:;;;;;\\;\\\\\n',
  'TEL;waid=5511900000000:+55 11 90000-0000\n',
  'TEL;type=CELL;waid=:javascript:window.hacked=1\n',
  'item1.TEL:tel:0\n ',
  'END:VCARD',
  '|',
  ' | undefined | null | ',
  '*negrito*',
  '_*~`',
  '***',
  '```',
  '```\n<b>\n```',
  '`a`',
  '~_*a*_~',
  '> ',
  '\n> citado\n',
  '\n- a\n* b\n• c\n',
  '\n999. a\n1. b\n',
  '\u202Egnp.exe',
  '\u2066\u2067\u2068',
  '\u200E',
  '\u200B\u200C\u200D\uFEFF',
  '\u0000\u0007\u001B[31m\u007F\u0085',
  '\u2028\u2029',
  '\uD83D',
  '\uDE00',
  '\uD800\uD800',
  '\uFFFE\uFFFF',
  '👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿🇧🇷1️⃣',
  '﷽𒐫',
  'Ĺ̬̳̠̱̮́͆̄̿e̡͎̱̔̎͑̅͜͡',
  'İıſßﬃ',
  'مرحبا שלום',
  '%E0%A4%A',
  '?x=',
  '../',
  '.pdf.exe',
  '1700000000000_',
  '2026-13-45T99:99:99Z',
  '2026-11-21T12:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01',
  '1e308',
  '-0',
  'NaN',
  '00000000000000000000',
  '99999999999999999999999999999999',
  'https://youtu.be/dQw4w9WgXcQ?t=1',
  'https://www.youtube.com.boss.example/watch?v=dQw4w9WgXcQ',
  'youtube.com/embed/"><script>',
  'Ana: ',
  'null',
  'undefined',
  'NULL',
  '[object Object]',
  'áudio',
  'sticker',
  '-',
  'Olá, tudo bem?',
  ' ',
  '\n',
  '\r\n ',
];

/** What a text may be filled up with until it is long. */
const grains: readonly string[] = [
  ...'aW1 \n\t.:;|*_~`>{}()[]<=?%/\\&+-'.split(''),
  'http://.(',
  'a|',
  '?a=',
  '\u0301',
  '\u200D',
  '👨‍👩‍👧‍👦',
  '\uD800',
  '*a _b ',
  'TEL:1\n',
  '{{a',
  '{ ',
];

export const piece = (chance: Chance): string => chance.of(pieces) ?? '';

const several = (chance: Chance, most: number, one: () => string): string =>
  Array.from({ length: 1 + chance.below(most) }, one).join(chance.of(['', ' ', '\n']) ?? '');

/** A long text: how it begins, one grain over and over, how it ends. What tries every way to read it shows here. */
export function swollen(chance: Chance, most: number): string {
  const grain = chance.of(grains) ?? 'a';
  const filling = grain.repeat(Math.ceil((most / 20 + chance.below(most)) / grain.length)).slice(0, most);
  return `${piece(chance)}${filling}${chance.of(['', '!', '\n!', piece(chance)]) ?? ''}`;
}

/** Any hostile text. */
export function hostileText(chance: Chance, most = 20_000): string {
  if (chance.happens(0.05)) return swollen(chance, most);
  return several(chance, 8, () => piece(chance));
}

/** A name of a person, a queue, a tag or a file: one or a few pieces, now and then a very long word. */
export function hostileName(chance: Chance): string {
  if (chance.happens(0.1)) return (chance.of(['W', 'a', '_', '\u0301', '👨‍👩‍👧‍👦', '﷽']) ?? 'a').repeat(200);
  return several(chance, 3, () => piece(chance)).slice(0, 250);
}

/** A shared contact that may be broken anywhere. */
export function hostileCard(chance: Chance): string {
  const line = (): string => {
    const property =
      chance.of(['FN', 'N', 'TEL', 'item1.TEL;waid=551190000000', 'ORG', 'PHOTO;ENCODING=b', 'X']) ?? 'X';
    return `${property}${chance.of([':', ';', '']) ?? ''}${hostileText(chance, 3_000)}`;
  };
  const lines = Array.from({ length: chance.below(9) }, line);
  return ['BEGIN:VCARD', ...lines, ...(chance.happens(0.7) ? ['END:VCARD'] : [])].join(chance.of(['\n', '\r\n']) ?? '');
}

/** A shared place: picture, link and words, each of them something else. */
export const hostilePlace = (chance: Chance): string =>
  Array.from({ length: 1 + chance.below(4) }, () => hostileText(chance, 3_000)).join(chance.of(['|', ' | ']) ?? '|');

/** Path below /public of a file. */
export const hostileFile = (chance: Chance): string =>
  `${hostileName(chance)}${chance.of(['', '.pdf', '.jpg', '.ogg', '.mp4', '.exe', '.svg']) ?? ''}`;

/** Colours as somebody may have stored them. */
export const hostileColour = (chance: Chance): string =>
  chance.happens(0.5) ? hostileName(chance) : (chance.of(['#000', '#fff', '#FFFF00', 'RGB(0 0 255)', '']) ?? '');

/** Values of the wrong kind, as JSON can carry them: no type allows them, so they may be given to anything. */
export const oddValues: readonly never[] = JSON.parse(
  '[null, 0, -5, 1e308, true, [], ["<b>"], [["data:image/png;base64,AAAA"]], {}, {"name": {}}]',
);

export const kinds: readonly string[] = [
  'conversation',
  'extendedTextMessage',
  'image',
  'audio',
  'video',
  'application',
  'text',
  'locationMessage',
  'contactMessage',
  'call_log',
  'reactionMessage',
  'editedMessage',
  '__proto__',
  '<b>',
];
