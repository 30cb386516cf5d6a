import { describe, expect, it } from 'vitest';
import { fileNameOf, fileTypeOf, mediaHref, plainName, safeHttpUrl, safeImageData } from './links';
import { runtimeConfig } from './runtimeConfig';

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
    ['Boleto%20Maio.pdf', 'Boleto%2520Maio.pdf'],
    ['a%2Fb.pdf', 'a%252Fb.pdf'],
    ['50%25.pdf', '50%2525.pdf'],
    ['50%.pdf', '50%25.pdf'],
    ['a+b&c=d;e.pdf', 'a%2Bb%26c%3Dd%3Be.pdf'],
    ['linha\nb\u2028c.pdf', 'linha%0Ab%E2%80%A8c.pdf'],
  ])('PUB-30 B-19 a file named %j is asked for and shown by that name', (name, encoded) => {
    expect(mediaHref(`https://a.com/public/${name}`)).toBe(`https://a.com/public/${encoded}`);
    expect(decodeURIComponent(mediaHref(`/public/${name}`) ?? '')).toBe(`${runtimeConfig().filesUrl}/public/${name}`);
    expect(fileNameOf(`https://a.com/public/1795219327166_${name}`)).toBe(plainName(name));
  });

  it.each([
    ['https://a.com/public/1795219327166_contrato.pdf', 'contrato.pdf', 'PDF'],
    ['https://a.com/public/1795219327166.oga', '1795219327166.oga', 'OGA'],
    ['https://a.com/public/nota fiscal.pdf', 'nota fiscal.pdf', 'PDF'],
    ['https://a.com/public/sem-tipo', 'sem-tipo', ''],
    [null, '', ''],
  ])('B-19 the name of %s', (url, name, type) => {
    expect(fileNameOf(url)).toBe(name);
    expect(fileTypeOf(name)).toBe(type);
  });

  it.each([
    ['foto_\u202Egpj.exe', 'foto_gpj.exe'],
    ['\u202Dnota\u202C.pdf', 'nota.pdf'],
    ['\u2066a\u2069\u2067b\u2068.txt', 'ab.txt'],
    ['\u200Erecibo\u200F\u061C.png', 'recibo.png'],
    ['duas\nlinhas\u2028.txt', 'duaslinhas.txt'],
    ['تقرير.pdf', 'تقرير.pdf'],
    ['família 👨‍👩‍👧.jpg', 'família 👨‍👩‍👧.jpg'],
  ])('SAFE-17 B-42 name %# of a file is shown without what turns letters around', (name, shown) => {
    expect(plainName(name)).toBe(shown);
    expect(fileNameOf(`https://a.com/public/1795219327166_${name}`)).toBe(shown);
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

describe('addresses at their edges', () => {
  it.each([
    ['x https://a.com/', null],
    ['HTTPS://a.com/', 'https://a.com/'],
    ['https://[bad', null],
    [undefined, null],
  ])('B-42 safeHttpUrl(%j)', (value, expected) => {
    expect(safeHttpUrl(value)).toBe(expected);
  });

  it.each([
    ['HTTP://a.com/x', 'http://a.com/x'],
    ['http://a.com', 'http://a.com/'],
    ['foto.png', '/foto.png'],
    ['//public/a//b.png', '/public/a//b.png'],
    ['public/a http://b.png', '/public/a%20http%3A//b.png'],
    ['1795_a:b.pdf', '/1795_a%3Ab.pdf'],
    ['https://', null],
    ['https://a.com\n/x', 'https://a.com/x'],
  ])('B-19 B-42 mediaHref(%j)', (value, expected) => {
    expect(mediaHref(value)).toBe(expected?.startsWith('/') ? runtimeConfig().filesUrl + expected : expected);
  });

  it.each([
    ['https://a.com/a.pdf?token=1', 'a.pdf'],
    ['https://a.com/a.pdf?to-ken=1/x', 'a.pdf'],
    ['https://a.com/o que?.pdf', 'o que?.pdf'],
    ['https://a.com/nota 1795219327166_a.pdf', 'nota 1795219327166_a.pdf'],
    ['https://a.com/50%.pdf', '50%.pdf'],
  ])('B-19 the name of %s is %s', (address, name) => {
    expect(fileNameOf(address)).toBe(name);
  });

  it('B-19 the ending of a name is its last one, of at most five letters', () => {
    expect(['a.tar.gz', 'a.pdf x', 'a.abcdef', 'a.'].map(fileTypeOf)).toEqual(['GZ', '', '', '']);
  });

  it.each([
    ['data:image/jpg;base64,AA', 'data:image/jpg;base64,AA'],
    ['data:image/JPEG;base64,A  A\nB', 'data:image/jpeg;base64,AAB'],
    ['x data:image/png;base64,AA', null],
    ['data:image/png;base64,   ', null],
    [null, null],
  ])('M-13 B-42 safeImageData(%j)', (value, expected) => {
    expect(safeImageData(value)).toBe(expected);
  });
});
