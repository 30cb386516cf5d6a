import { connect, createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../backend/seed/people';
import { startServer } from '../server';
import { emailOf, newVisitor, useBrowser } from './browser';
import { ask, fronts } from './fronts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** A network between a browser and a web server, whose connections can be broken. */
async function startLine(url: string) {
  const { port, hostname } = new URL(url);
  let broken: RegExp | null = null;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    near.on('data', (chunk: Buffer) => {
      far.write(chunk);
      if (broken?.test(chunk.toString('latin1')) !== true) return;
      broken = null;
      // Time for the call to go on to the backend, which takes longer to answer it.
      setTimeout(end, 150);
    });
    far.on('data', (chunk: Buffer) => near.write(chunk));
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  stops.push(async () => void server.close());
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    /** Breaks the next connection on which this is asked, after the question has gone through and before the answer. */
    breakAt: (asked: RegExp) => {
      broken = asked;
    },
  };
}

async function start(kind: (typeof fronts)[number]) {
  const server = await startServer();
  stops.push(server.stop);
  const front = await kind.start(`http://127.0.0.1:${new URL(server.origin).port}`);
  stops.push(front.stop);
  return { backend: server.backend, front };
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf('ana'));
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('tab', { name: /Atendendo/ }).waitFor();
}

describe('a browser that sends again what it has sent', () => {
  useBrowser('never');

  it.runIf(fronts[0]?.isHere)('OP-14 a message goes out once over a line that breaks', async () => {
    const [container] = fronts;
    if (!container) return;
    const { backend, front } = await start(container);
    const line = await startLine(front.url);
    const agent = await newVisitor({}, [/ERR_/]);
    const { page } = agent;
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/messages/.test(request.url())) calls += 1;
    });
    await page.goto(`${line.url}/login`);
    await signIn(page);
    const [ticket] = backend.store.tickets.filter(({ status, userId }) => status === 'open' && userId !== null);
    await page.goto(`${line.url}/tickets/${ticket?.uuid}`);
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    await box.fill('Sai uma vez só');
    backend.delayNext(/^POST \/messages/, 600);
    line.breakAt(/^POST \/api\/messages/);
    await box.press('Enter');
    // The browser asks again by itself, on another connection: one call of the page, two that arrive.
    await expect.poll(() => front.output().match(/"POST \/api\/messages/g)?.length).toBe(2);
    expect([calls, backend.faults.counts()[`POST /messages/${ticket?.id}`]]).toEqual([1, 1]);
    const bubble = page.locator('[data-own]', { hasText: 'Sai uma vez só' });
    await expect.poll(() => bubble.count()).toBe(1);
    expect(await page.getByText(/Não enviada|Sem confirmação/).count()).toBe(0);
    await agent.close();
  });
});

describe.each(fronts.filter(({ isHere, knowsAgain }) => isHere && knowsAgain))('$name', (kind) => {
  it('OP-14 hands on a call once that comes twice, and every other call', async () => {
    const { backend, front } = await start(kind);
    const json = { 'content-type': 'application/json' };
    const tokens = await Promise.all(
      ['ana', 'bruno'].map(async (person) => {
        const body = JSON.stringify({ email: emailOf(person), password: PASSWORD });
        const answer = await ask(`${front.url}/api/auth/login`, { method: 'POST', headers: json, body });
        return /"token":"([^"]+)/.exec(await answer.text())?.[1] ?? '';
      }),
    );
    const post = async (name: string, id: string | null, token = tokens[0]): Promise<unknown> => {
      const headers = { ...json, authorization: `Bearer ${token}`, ...(id !== null && { 'x-request-id': id }) };
      const body = JSON.stringify({ name, color: '#123456' });
      const answer = await ask(`${front.url}/api/tags`, { method: 'POST', headers, body });
      return answer.ok ? /"name":"([^"]+)/.exec(await answer.text())?.[1] : answer.status;
    };
    const tags = () =>
      backend.store.tags
        .filter(() => true)
        .map(({ name }) => name)
        .filter((name) => name.startsWith('once '));
    backend.delayNext('POST /tags', 300);
    // The second while the first is being answered, a third afterwards.
    expect(await Promise.all([post('once 1', 'one-call-of-a-page'), post('once 2', 'one-call-of-a-page')])).toEqual([
      'once 1',
      'once 1',
    ]);
    expect(await post('once 3', 'one-call-of-a-page')).toBe('once 1');
    expect(tags()).toEqual(['once 1']);
    expect(await post('once 4', 'another-call-of-it')).toBe('once 4');
    expect(await post('once 5', 'one-call-of-a-page', tokens[1])).toBe('once 5');
    expect([await post('once 6', null), await post('once 7', null)]).toEqual(['once 6', 'once 7']);
    expect(tags()).toEqual(['once 1', 'once 4', 'once 5', 'once 6', 'once 7']);
    // What the backend refuses is not asked again either; it may have done it all the same.
    backend.failNext('POST /tags', 500);
    expect([await post('once 8', 'a-call-that-fails'), await post('once 9', 'a-call-that-fails')]).toEqual([500, 500]);
    // What is read is the backend's own business, what it says of an unchanged answer included.
    const read = (id: string) =>
      ask(`${front.url}/api/tags/list`, { headers: { authorization: `Bearer ${tokens[0]}`, 'x-request-id': id } });
    expect((await (await read('one-read-of-a-page')).text()).includes('once 10')).toBe(false);
    await post('once 10', null);
    expect((await (await read('one-read-of-a-page')).text()).includes('once 10')).toBe(true);
  });
});
