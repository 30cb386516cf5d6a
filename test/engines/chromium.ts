import { chromium } from 'playwright-core';
import { locale, required, size, timezone, type Engine } from './driver';

/** Chromium by the browser's own protocol, with a microphone that beeps. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: required('CHROMIUM_PATH'),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  const visitor: Engine['visitor'] = async () => {
    const context = await browser.newContext({ viewport: size, locale, timezoneId: timezone });
    const page = await context.newPage();
    const said: string[] = [];
    context.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (/^(error|warning)$/.test(message.type())) said.push(text);
    });
    context.on('weberror', (thrown) => said.push(String(thrown.error().stack ?? thrown.error())));
    return {
      goto: async (address) => void (await page.goto(address)),
      evaluate: (expression) => page.evaluate(expression),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      click: (x, y) => page.mouse.click(x, y),
      wheel: async (x, y, pixels) => {
        await page.mouse.move(x, y);
        await page.mouse.wheel(0, pixels);
      },
      complaints: () => Promise.resolve(said),
      close: () => context.close(),
    };
  };
  return { visitor, close: () => browser.close() };
}
