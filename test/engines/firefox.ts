import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '@/lib/guards';
import { ended } from '../../scripts/preview.mjs';
import { handsOf } from './actions';
import { locale, required, size, timezone, type Engine } from './driver';

/** A microphone that hums and asks nobody, and a sound card, without which no sound is worked on. */
const preferences = `
user_pref("media.navigator.streams.fake", true);
user_pref("media.navigator.permission.disabled", true);
user_pref("media.cubeb.force_mock_context", true);
`;

/** Firefox says where it listens once it does. */
function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`Firefox did not start:\n${said}`)));
  });
}

type Params = Record<string, unknown>;
type Answered = { resolve: (result: Params) => void; reject: (error: Error) => void };

/** Commands and their answers over a socket of WebDriver BiDi (w3.org/TR/webdriver-bidi). */
async function connect(address: string, onEvent: (params: Params) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)), { once: true });
  });
  const waiting = new Map<unknown, Answered>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    if (!isRecord(message)) return;
    if (message['type'] === 'event') {
      if (isRecord(message['params'])) onEvent(message['params']);
      return;
    }
    const answered = waiting.get(message['id']);
    waiting.delete(message['id']);
    if (isRecord(message['result'])) answered?.resolve(message['result']);
    else answered?.reject(new Error(`${String(message['error'])}: ${String(message['message'])}`));
  });
  return (method: string, params: Params = {}): Promise<Params> => {
    last += 1;
    socket.send(JSON.stringify({ id: last, method, params }));
    return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }));
  };
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'prosa-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences);
  const child = spawn(
    required('FIREFOX_PATH'),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  /** What each window has complained of. */
  const said = new Map<unknown, string[]>();
  const send = await connect(`${await addressOf(child)}/session`, ({ level, text, source }) => {
    if (isRecord(source) && (level === 'error' || level === 'warn')) said.get(source['context'])?.push(String(text));
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  const visitor: Engine['visitor'] = async () => {
    const { userContext } = await send('browser.createUserContext');
    const { context } = await send('browsingContext.create', { type: 'tab', userContext });
    const complaints: string[] = [];
    said.set(context, complaints);
    await send('browsingContext.setViewport', { context, viewport: size });
    await send('emulation.setLocaleOverride', { contexts: [context], locale });
    await send('emulation.setTimezoneOverride', { contexts: [context], timezone });
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (isRecord(exceptionDetails)) throw new Error(String(exceptionDetails['text']));
      return isRecord(result) ? JSON.parse(String(result['value'])) : null;
    };
    return {
      ...handsOf((actions) => send('input.performActions', { context, actions })),
      goto: async (url) => {
        const go = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
        // The tab's own empty page may come in between.
        await go().catch((error: unknown) => {
          if (String(error).includes('NS_BINDING_ABORTED')) return go();
          throw error;
        });
      },
      evaluate,
      complaints: () => Promise.resolve(complaints),
      close: async () => void (await send('browser.removeUserContext', { userContext })),
    };
  };
  const close = async (): Promise<void> => {
    await send('browser.close').catch(() => child.kill());
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { visitor, close };
}
