import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendErrors } from './errorBeacon';

const sent: { url: string; body: Promise<string> }[] = [];
let beacon: ReturnType<typeof sendErrors>;

/** An error as one of the build looks like in Chromium, with all in its message that must never leave. */
function failureAt(place: string): Error {
  const error = new TypeError('token eyJhbGciOi of Maria Souza said: meu cartão é 4111');
  error.stack = `TypeError: ${error.message}\n    at render (https://inbox.example/assets/${place}?token=eyJhbGciOi)\n    at https://inbox.example/assets/start-x.js:1:20`;
  return error;
}

beforeEach(() => {
  sent.length = 0;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body: body.text() }) > 0,
  });
  window.history.pushState(null, '', '/tickets/8f14e45f?token=eyJhbGciOi');
  beacon = sendErrors('https://errors.example/in');
});
afterEach(() => {
  beacon.end();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

describe('the error beacon', () => {
  it('OP-13 tells release, route, kind and places once, and nothing that somebody wrote', async () => {
    const error = failureAt('shell-abc.js:7:11');
    beacon.tell(error);
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(sent.map(({ url }) => url)).toEqual(['https://errors.example/in']);
    const body = (await sent[0]?.body) ?? '';
    expect(JSON.parse(body)).toEqual({
      release: __APP_VERSION__,
      commit: __APP_COMMIT__,
      route: '/tickets/:ticketId?',
      error: 'TypeError',
      stack: ['shell-abc.js:7:11', 'start-x.js:1:20'],
    });
    expect(body).not.toMatch(/eyJ|Maria|4111|8f14e45f/);
  });

  it('OP-13 another place is told too, a promise that failed as well; what is not of the build never, and no storm', () => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failureAt('a.js:1:1') }));
    expect(sent).toHaveLength(1);
    const foreign = new Error('x');
    foreign.stack = 'Error: x\n    at chrome-extension://abc/content.js:1:1';
    window.dispatchEvent(new ErrorEvent('error', { error: foreign }));
    window.dispatchEvent(new ErrorEvent('error', { error: null }));
    expect(sent).toHaveLength(1);
    for (let line = 1; line <= 40; line += 1) {
      window.dispatchEvent(new ErrorEvent('error', { error: failureAt(`b.js:${line}:1`) }));
    }
    expect(sent).toHaveLength(20);
  });

  it('OP-13 says nothing after its end', () => {
    beacon.end();
    window.dispatchEvent(new ErrorEvent('error', { error: failureAt('c.js:1:1') }));
    expect(sent).toEqual([]);
  });
});
