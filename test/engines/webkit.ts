import { spawn } from 'node:child_process';
import { isRecord } from '@/lib/guards';
import { ended, freePort } from '../../scripts/preview.mjs';
import { handsOf } from './actions';
import { required, size, timezone, type Driver, type Engine } from './driver';

/** The bar with the address, above the page. */
const barHeight = 38;

/** Its console is not told to drivers: from the moment a page has loaded, it is noted in the page. */
const listener = `(() => {
  if (window.complaints) return;
  const said = (window.complaints = []);
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...parts) => {
      said.push(parts.join(' '));
      write.apply(console, parts);
    };
  }
  // What an observer did not get to tell comes with the next frame.
  addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || said.push(message));
  addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    said.push(violatedDirective + ' forbids ' + blockedURI));
})()`;

/** One call of WebDriver; its errors carry a message. */
async function call(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer: unknown = await response.json();
  const value = isRecord(answer) ? answer['value'] : null;
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A driver of its own for each visitor, since it has one session and one browser. */
async function startDriver() {
  const port = await freePort();
  const child = spawn(required('WEBKIT_DRIVER'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: required('PROSA_SCREEN'), GDK_BACKEND: 'x11', TZ: timezone, LANGUAGE: 'pt_BR' },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { address, child };
}

async function visit(): Promise<Driver> {
  const { address, child } = await startDriver();
  const opened = await call(`${address}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: required('WEBKIT_BROWSER'),
          // A microphone that hums, where the engine was built with one.
          args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
        },
      },
    },
  });
  const session = `${address}/session/${isRecord(opened) ? String(opened['sessionId']) : ''}`;
  await call(`${session}/window/rect`, 'POST', { ...size, height: size.height + barHeight });
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0];
      Promise.resolve(${expression}).then(
        (value) => done({ value: JSON.stringify(value ?? null) }),
        (error) => done({ error: String(error) }),
      );`;
    const answer = await call(`${session}/execute/async`, 'POST', { script, args: [] });
    if (!isRecord(answer) || 'error' in answer)
      throw new Error(isRecord(answer) ? String(answer['error']) : 'no answer');
    return JSON.parse(String(answer['value']));
  };
  const earlier: string[] = [];
  const noted = async (): Promise<string[]> => {
    const list = await evaluate('window.complaints');
    return Array.isArray(list) ? list.map(String) : [];
  };
  return {
    ...handsOf(async (actions) => {
      await call(`${session}/actions`, 'POST', { actions });
      // A wheel that is turned as far as before is else taken for one that rests.
      await call(`${session}/actions`, 'DELETE');
    }),
    goto: async (url) => {
      earlier.push(...(await noted()));
      await call(`${session}/url`, 'POST', { url });
      await evaluate(listener);
    },
    evaluate,
    complaints: async () => [...earlier, ...(await noted())],
    close: async () => {
      await call(session, 'DELETE').catch(() => undefined);
      child.kill();
      await ended(child);
    },
  };
}

/** WebKitGTK by WebDriver. */
export const startWebKit = (): Promise<Engine> => Promise.resolve({ visitor: visit, close: () => Promise.resolve() });
