import type { Driver, Key } from './driver';

/** Keys as WebDriver writes them (w3.org/TR/webdriver2, Keyboard actions). */
const codes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
const keyboard = (text: string) => [{ type: 'key', id: 'keyboard', actions: [...text].flatMap(stroke) }];

/**
 * Mouse and keyboard in the words that WebDriver and WebDriver BiDi share.
 * @param perform sends a list of input sources
 */
export const handsOf = (
  perform: (sources: object[]) => Promise<unknown>,
): Pick<Driver, 'type' | 'press' | 'click' | 'wheel'> => ({
  type: async (text) => void (await perform(keyboard(text))),
  press: async (key) => void (await perform(keyboard(codes[key]))),
  click: async (x, y) => {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  },
  wheel: async (x, y, pixels) => {
    await perform([
      { type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY: pixels, duration: 0 }] },
    ]);
  },
});
