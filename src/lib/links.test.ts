import { describe, expect, it } from 'vitest';
import { fileNameOf, fileTypeOf, mediaHref, safeHttpUrl, safeImageData } from './links';

describe('addresses from outside', () => {
  it.each([
    ['https://a.com/x y', 'https://a.com/x%20y'],
    ['http://a.com', 'http://a.com/'],
    [' https://a.com/ ', 'https://a.com/'],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['//a.com', null],
    ['', null],
    [null, null],
  ])('B-42 safeHttpUrl(%j)', (value, expected) => {
    expect(safeHttpUrl(value)).toBe(expected);
  });

  it.each([
    ['https://a.com/public/nota fiscal ção.pdf', 'https://a.com/public/nota%20fiscal%20%C3%A7%C3%A3o.pdf'],
    ['https://a.com/public/50% off #1?.pdf', 'https://a.com/public/50%25%20off%20%231%3F.pdf'],
    ['https://a.com/public/a%20b.pdf', 'https://a.com/public/a%20b.pdf'],
    ['https://a.com/x.png?token=1&b=2', 'https://a.com/x.png?token=1&b=2'],
    ['https://a.com/meia \uD83D letra.png', 'https://a.com/meia%20%EF%BF%BD%20letra.png'],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    [null, null],
    ['', null],
  ])('B-19 B-42 mediaHref(%j)', (value, expected) => {
    expect(mediaHref(value)).toBe(expected);
  });

  it.each([
    ['https://a.com/public/1795219327166_contrato.pdf', 'contrato.pdf', 'PDF'],
    ['https://a.com/public/1795219327166.oga', '1795219327166.oga', 'OGA'],
    ['https://a.com/public/nota%20fiscal.pdf', 'nota fiscal.pdf', 'PDF'],
    ['https://a.com/public/sem-tipo', 'sem-tipo', ''],
    [null, '', ''],
  ])('B-19 the name of %s', (url, name, type) => {
    expect(fileNameOf(url)).toBe(name);
    expect(fileTypeOf(name)).toBe(type);
  });

  it.each([
    ['data:image/png;base64, iVBORw0K', 'data:image/png;base64,iVBORw0K'],
    ['data:image/svg+xml;base64,PHN2Zz4=', null],
    ['data:text/html;base64,PHN2Zz4=', null],
    ['data:image/png;base64,"><script>', null],
    ['https://a.com/x.png', null],
  ])('M-13 B-42 safeImageData(%j)', (value, expected) => {
    expect(safeImageData(value)).toBe(expected);
  });

  it('M-13 PAIN-7.4 a picture of nothing but blanks costs no more than its length', () => {
    const start = performance.now();
    expect(safeImageData(`data:image/png;base64,${' '.repeat(50_000)}!`)).toBe(null);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
