import { describe, expect, it } from 'vitest';
import { contrast, inkOn, parseColor, readable, safeColor } from './color';

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
