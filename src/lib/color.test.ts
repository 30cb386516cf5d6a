import { describe, expect, it } from 'vitest';
import { contrast, inkOn, parseColor, readable, safeColor, toHex } from './color';

describe('colours that come as data', () => {
  it.each([
    ['#fff', '#ffffff'],
    [' #A4CCCC ', '#a4cccc'],
    ['#00509E', '#00509e'],
    ['rgb(12, 200, 7)', '#0cc807'],
    ['rgb(12 200 7)', '#0cc807'],
  ])('B-42 %s is read as %s', (input, output) => {
    expect(safeColor(input)).toBe(output);
  });

  it.each([
    'red',
    '',
    '#12345',
    '#12345678',
    'rgb(256, 0, 0)',
    'url(https://evil.example/x)',
    '#fff; background: url(//evil)',
    'var(--x)',
    'expression(alert(1))',
    '#fff}body{display:none',
    null,
    undefined,
    12,
    {},
  ])('B-42 %j never reaches a style', (input) => {
    expect(safeColor(input)).toBeNull();
  });

  it('B-33 black or white text keeps 4.5:1 on every data colour', () => {
    const ramp = [0, 32, 64, 96, 128, 160, 192, 224, 255];
    const worst = Math.min(
      ...ramp.flatMap((red) =>
        ramp.flatMap((green) =>
          ramp.map((blue) => {
            const ink = parseColor(inkOn([red, green, blue]));
            return ink ? contrast(ink, [red, green, blue]) : 0;
          }),
        ),
      ),
    );
    expect(worst).toBeGreaterThanOrEqual(4.5);
  });

  it('B-33 a white-label accent is moved until it reads on its surfaces', () => {
    const white = [255, 255, 255] as const;
    const accent = readable([255, 235, 59], [white], 4.5, 'black');
    expect(contrast(accent, white)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('what the eye sees of a colour', () => {
  it('B-33 contrast is that of WCAG 2.2', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([255, 255, 255], [255, 255, 255])).toBe(1);
    expect(contrast([255, 0, 0], [255, 255, 255])).toBeCloseTo(3.998, 3);
    expect(contrast([0, 255, 0], [255, 255, 255])).toBeCloseTo(1.372, 3);
    expect(contrast([0, 0, 255], [255, 255, 255])).toBeCloseTo(8.592, 3);
    expect(contrast([10, 10, 10], [0, 0, 0])).toBeCloseTo(1.0607, 4);
  });

  it('B-33 ink is black or white, whichever reads better', () => {
    expect([inkOn([255, 235, 59]), inkOn([20, 20, 80]), inkOn([119, 119, 119])]).toEqual([
      inkOn([255, 255, 255]),
      inkOn([0, 0, 0]),
      inkOn([255, 255, 255]),
    ]);
  });

  it('B-33 an accent moves no further than it must, towards black or white, and reads on every surface', () => {
    const [white, dark] = [
      [255, 255, 255],
      [30, 30, 30],
    ] as const;
    expect(readable([0, 0, 200], [white], 4.5, 'black')).toEqual([0, 0, 200]);
    const towardsBlack = readable([255, 235, 59], [white], 4.5, 'black');
    expect(toHex(towardsBlack)).toBe('#80761e');
    expect(toHex(readable([0, 0, 200], [dark], 4.5, 'white'))).toBe('#8080e4');
    const both = readable([255, 235, 59], [[200, 200, 200], white], 4.5, 'black');
    expect(contrast(both, [200, 200, 200])).toBeGreaterThanOrEqual(4.5);
    expect(readable([10, 10, 10], [white, [0, 0, 0]], 4.6, 'black')).toEqual([0, 0, 0]);
  });

  it('B-42 a colour of more than 64 letters is none', () => {
    expect(parseColor(`#fff${' '.repeat(60)}`)).toEqual([255, 255, 255]);
    expect(parseColor(`#fff${' '.repeat(61)}`)).toBeNull();
  });
});
