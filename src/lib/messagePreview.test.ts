import { describe, expect, it } from 'vitest';
import { captionOf, kindOfMessage, parseLocation, previewOf, previewOfLast } from './messagePreview';

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
    [`${card}\nBEGIN:VCARD\nTEL:+55 27 3333-0000\nEND:VCARD`, 'contact', 'Maria, +55 27 3333-0000'],
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
    const turned = 'foto_\u202Egpj.exe';
    expect(captionOf({ body: turned, mediaType: 'application', mediaUrl: file(`1795219416991_${turned}`) })).toBe('');
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

describe('a preview at its edges', () => {
  const preview = (body: string, mediaType: string | null, mediaUrl?: string) =>
    previewOf({ body, mediaType, ...(mediaUrl !== undefined && { mediaUrl }) });

  it('PAIN-7.4 T-19 is one line of 300 letters at most, without blanks around it', () => {
    expect(preview(`\u200e\u200e  ${'a'.repeat(400)}`, null).text).toBe('a'.repeat(300));
    expect(preview('oi \u200e tchau ', null).text).toBe('oi \u200e tchau');
    expect(preview(`BEGIN:VCARD\nFN:${'b'.repeat(400)}`, 'vcard').text).toBe('b'.repeat(300));
  });

  it.each([
    ['contactMessage', 'Ana', 'contact'],
    ['vcard', 'Ana', 'contact'],
    [null, card, 'contact'],
    ['audio', 'x', 'document'],
    ['video', 'x', 'document'],
    ['documentMessage', 'x', 'document'],
    ['', 'x', 'text'],
    [null, 'x', 'text'],
  ])('B-19 %j without a file is %s', (mediaType, body, kind) => {
    expect(kindOfMessage({ body, mediaType })).toBe(kind);
  });

  it('B-19 a card as the words under a file is still the file', () => {
    expect(preview(card, 'application', file('a.vcf')).kind).toBe('document');
    expect(preview('Olha', 'video', file('1.mp4'))).toEqual({ kind: 'video', text: 'Olha' });
  });

  it('B-19 stand-ins count with blanks around them, file names with other blanks and in capitals', () => {
    const captionFor = (body: string | null, name: string) =>
      captionOf({ body, mediaType: 'application', mediaUrl: file(name) });
    expect(captionFor(' - ', 'a.pdf')).toBe('');
    expect(captionFor(' NOTA  FISCAL.pdf ', 'nota_fiscal.pdf')).toBe('');
    expect(captionFor('notafiscal', 'nota_fiscal.pdf')).toBe('notafiscal');
    expect(captionFor(null, 'a.pdf')).toBe('');
    expect(captionOf({ body: '', mediaType: 'application', mediaUrl: null })).toBe('');
    const long = 'n'.repeat(400);
    expect(captionFor(long, `${'n'.repeat(300)}.pdf`)).toBe('');
  });

  it('T-19 a picture or a stand-in is told by what stands at the beginning of the last message', () => {
    expect(previewOfLast(`${'x'.repeat(60)} data:image/png;base64,AAAA`)).toMatchObject({ kind: 'text' });
    expect(previewOfLast(' Áudio ')).toEqual({ kind: 'audio', text: '' });
  });

  it('M-13 B-42 of a location too long, undefined and null parts say nothing', () => {
    const long = `https://a.com/${'x'.repeat(1_986)}`;
    expect(parseLocation(`${long}|undefined|null|aqui`)).toEqual({ image: null, link: null, description: 'aqui' });
    expect(parseLocation(long.slice(1)).link).toBeNull();
    expect(parseLocation(long.slice(0, -1)).link).toBe(long.slice(0, -1));
    expect(parseLocation(`DATA:text/plain,x|perto de data:image`).description).toBe('perto de data:image');
    expect(parseLocation(`x${' '.repeat(60)}data:y`).description).toBe(`x${' '.repeat(60)}data:y`);
    const png = 'data:image/png;base64,iVBORw0K';
    expect(parseLocation(`aqui|https://a.com/|${png}`)).toEqual({
      image: png,
      link: 'https://a.com/',
      description: 'aqui',
    });
  });
});
