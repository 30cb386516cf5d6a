import { describe, expect, it } from 'vitest';
import { captionOf, kindOfMessage, parseLocation, previewOf, previewOfLast } from './messagePreview';
import { parseVcard } from './vcard';

const card =
  'BEGIN:VCARD\nVERSION:3.0\nN:;Maria;;;\nFN:Maria\nitem1.TEL;type=CELL;waid=5511977770000:+55 11 97777-0000\nEND:VCARD';
const location = 'data:image/png;base64, iVBORw0K | https://maps.google.com/maps?q=1%2C2|-23.55, -46.63 ';
const file = (name: string) => `https://a.com/public/${name}`;

describe('what a message is', () => {
  it.each([
    [{ body: 'oi', mediaType: 'conversation' }, 'text', 'oi'],
    [{ body: 'oi', mediaType: null }, 'text', 'oi'],
    [{ body: '-', mediaType: 'image', mediaUrl: file('1.jpg') }, 'image', ''],
    [{ body: 'Olha', mediaType: 'image', mediaUrl: file('1.jpg') }, 'image', 'Olha'],
    [{ body: 'sticker', mediaType: 'image', mediaUrl: file('1.webp') }, 'sticker', ''],
    [{ body: 'Áudio', mediaType: 'audio', mediaUrl: file('1.oga') }, 'audio', ''],
    [{ body: '-', mediaType: 'video', mediaUrl: file('1.mp4') }, 'video', ''],
    [{ body: '-', mediaType: 'application', mediaUrl: file('1795219327166_contrato.pdf') }, 'document', 'contrato.pdf'],
    [{ body: 'x', mediaType: 'holograma', mediaUrl: file('a.bin') }, 'document', 'x'],
    [{ body: 'x', mediaType: 'pollCreationMessage' }, 'text', 'x'],
    [{ body: location, mediaType: 'locationMessage' }, 'location', '-23.55, -46.63'],
    [{ body: card, mediaType: 'contactMessage' }, 'contact', 'Maria'],
    [{ body: card, mediaType: 'vcard' }, 'contact', 'Maria'],
    [{ body: 'às 14:32', mediaType: 'call_log' }, 'call', ''],
    [{ body: '👍', mediaType: 'reactionMessage' }, 'reaction', '👍'],
    [{ body: 'reaction', mediaType: 'reactionMessage' }, 'reaction', ''],
    [{ body: 'segredo', mediaType: 'conversation', isDeleted: true }, 'deleted', ''],
    [{ body: null, mediaType: null, mediaUrl: null }, 'text', ''],
    [{ body: '-', mediaType: 'image', mediaUrl: null }, 'document', ''],
  ] as const)('B-19 M-09 to M-16 %j', (content, kind, text) => {
    expect(kindOfMessage(content)).toBe(kind);
    expect(previewOf(content)).toEqual({ kind, text });
  });

  it.each([
    [null, 'text', ''],
    ['', 'text', ''],
    ['oi', 'text', 'oi'],
    ['\u200eAté logo', 'text', 'Até logo'],
    [card, 'contact', 'Maria'],
    [location, 'location', '-23.55, -46.63'],
    ['Áudio', 'audio', ''],
    ['sticker', 'sticker', ''],
    ['Arquivo de mídia', 'media', ''],
  ] as const)('T-19 the last message %j', (text, kind, shown) => {
    expect(previewOfLast(text)).toEqual({ kind, text: shown });
  });

  it('B-19 a caption that repeats the file name is none', () => {
    const mediaUrl = file('1795219416991_Nota fiscal 4821.pdf');
    expect(captionOf({ body: 'Nota fiscal 4821.pdf', mediaType: 'application', mediaUrl })).toBe('');
    expect(captionOf({ body: 'Nota_fiscal_4821', mediaType: 'application', mediaUrl })).toBe('');
    expect(captionOf({ body: 'Confira', mediaType: 'application', mediaUrl })).toBe('Confira');
  });

  it.each([
    [
      location,
      {
        image: 'data:image/png;base64,iVBORw0K',
        link: 'https://maps.google.com/maps?q=1%2C2',
        description: '-23.55, -46.63',
      },
    ],
    ['', { image: null, link: null, description: '' }],
    [
      'data:image/svg+xml,<svg onload=x>|javascript:alert(1)|<b>x</b>',
      { image: null, link: null, description: 'javascript:alert(1) <b>x</b>' },
    ],
    ['||', { image: null, link: null, description: '' }],
  ])('M-13 B-42 a location %#', (body, expected) => {
    expect(parseLocation(body)).toEqual(expected);
  });
});

describe('parseVcard', () => {
  it.each([
    [card, { name: 'Maria', numbers: [{ label: '+55 11 97777-0000', number: '5511977770000' }] }],
    [
      'BEGIN:VCARD\nN:Souza;Ana;;;\nTEL:+1 (2) 3\nEND:VCARD',
      { name: 'Ana Souza', numbers: [{ label: '+1 (2) 3', number: '123' }] },
    ],
    [
      'BEGIN:VCARD\r\nFN;CHARSET=UTF-8:A\\, B\r\nTEL:1\r\nTEL:1\r\nEND:VCARD',
      { name: 'A, B', numbers: [{ label: '1', number: '1' }] },
    ],
    ['BEGIN:VCARD', { name: '', numbers: [] }],
    ['', { name: '', numbers: [] }],
  ])('M-14 B-42 card %#', (text, expected) => {
    expect(parseVcard(text)).toEqual(expected);
  });
});
