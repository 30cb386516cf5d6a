import { describe, expect, it } from 'vitest';
import { contrast, parseColor, type Rgb } from '@/lib/color';
import { brandIcon } from './brandIcon';
import { makeTheme } from './theme';
import type { AppColors } from './themeTokens';

const rgb = (color: string): Rgb => {
  const parsed = parseColor(color);
  if (!parsed) throw new Error(color);
  return parsed;
};

interface Shades {
  app: AppColors;
  primary: { main: string; dark: string; contrastText: string };
  text: { primary: string };
}

/** The lowest contrast among the pairs in which a brand's colour takes part. */
function worst({ app, primary, text }: Shades): number {
  const pairs = [
    [primary.contrastText, primary.main],
    [primary.contrastText, primary.dark],
    [app.onPrimary, app.primary],
    [app.primaryInk, app.surface],
    [app.onAccent, app.accent],
    ...[app.surface, app.bg, app.raised, app.hover, app.accentSoft, app.selected].map((ground) => [app.accent, ground]),
    ...[text.primary, app.text2, app.text3].map((ink) => [ink, app.selected]),
  ];
  return Math.min(...pairs.map(([ink = '', ground = '']) => contrast(rgb(ink), rgb(ground))));
}

const brands = ['#ffeb3b', '#ffffff', '#000000', '#808080', '#00ff00', '#ff0000', '#0000ff', '#7a7a7a', '#c0ffee'];

describe('white label', () => {
  it.each(brands)('B-40 B-33 every text of the brand colour %s reads in both themes', (primary) => {
    const { light, dark } = makeTheme({ primary }).colorSchemes;
    if (!light || !dark) throw new Error('scheme');
    expect(worst(light.palette)).toBeGreaterThanOrEqual(4.5);
    expect(worst(dark.palette)).toBeGreaterThanOrEqual(4.5);
    expect(light.palette.primary.main).toBe(primary);
  });

  it('B-40 a colour that is none leaves the standard ones', () => {
    const standard = makeTheme().colorSchemes.light?.palette.app;
    expect(makeTheme({ primary: 'url(https://x.example)' }).colorSchemes.light?.palette.app).toEqual(standard);
  });

  it('B-40 the icon of the tab is the letter of the brand in its colour, with a dot for what is unread', () => {
    const svg = (unread: boolean): string =>
      decodeURIComponent(brandIcon({ name: '<Ávila', logoUrl: null, primary: '#FE0' }, unread));
    expect(svg(false)).toContain('fill="#ffee00"');
    expect(svg(false)).toContain('fill="#000000">&#60;</text>');
    expect(svg(false)).not.toContain('<circle');
    expect(svg(true)).toContain('<circle');
  });
});

describe('the face of the texts', () => {
  it('OP-10 is the system’s first, the generic one last, and never an emoji font, which would draw digits and spaces', () => {
    const stack = (makeTheme().typography.fontFamily ?? '').split(', ');
    expect([stack[0], stack.at(-1)]).toEqual(['system-ui', 'sans-serif']);
    expect(stack.filter((name) => /emoji/i.test(name))).toEqual([]);
  });
});
