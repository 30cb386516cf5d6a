import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reportAnswer, reportNoAnswer, serverReachable } from '@/api/serverState';
import { watchBuild } from '@/app/newBuild';
import { pause } from '@/lib/pause';
import { missPart } from '../missPart';
import { callsSettled, server, startedCalls } from '../msw';
import { openForm, rowOf } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';

const somewhere = '/nowhere';
const live = () => waitFor(() => expect([...backend.ctx.ios].some((io) => io.sockets.sockets.size > 0)).toBe(true));

/** The first render of a file waits for its code. */
const shell = () => screen.findByRole('banner', {}, { timeout: 15_000 });

/** Resolves once the requests of the start have been answered: each answer says that the server is there. */
async function calm(): Promise<void> {
  await live();
  for (let known = -1; known !== backend.faults.log.length;) {
    known = backend.faults.log.length;
    await pause(300);
  }
}

/** What was about to happen has happened. */
const settle = () => pause(50);

/**
 * The server is found to be away and nothing is answered until `server.resetHandlers()`. An answer that was under way
 * says that it is there, so it is found again until none comes any more.
 */
async function loseServer(): Promise<void> {
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  await waitFor(
    async () => {
      await act(() => reportNoAnswer(() => Promise.resolve(false)));
      await settle();
      expect(serverReachable.get()).toBe(false);
    },
    { timeout: 10_000 },
  );
}

async function tagForm(user: UserEvent) {
  const form = await openForm(user, 'Nova tag');
  return { form, name: await form.findByLabelText(/^Nome/) };
}

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => {
  reportAnswer();
});

describe('state of the connection', () => {
  it('B-09 offline is told and goes by itself', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await shell();
    setOnline(false);
    expect(await screen.findByText('Sem internet.')).toBeVisible();
    setOnline(true);
    await waitFor(() => expect(screen.queryByText('Sem internet.')).not.toBeInTheDocument());
  });

  it('B-09 a server that does not answer is told with the seconds; the retry finds it again', async () => {
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await shell();
    await loseServer();
    expect(await screen.findByText('O servidor não responde.')).toBeVisible();
    expect(screen.getByText(/Nova tentativa em \d+ s/)).toBeVisible();
    const attempts = startedCalls.length;
    await user.click(screen.getByRole('button', { name: 'Tentar agora' }));
    await waitFor(() => expect(startedCalls.length).toBeGreaterThan(attempts));
    // This attempt fails; the next one comes by itself.
    await settle();
    server.resetHandlers();
    await waitFor(() => expect(screen.queryByText('O servidor não responde.')).not.toBeInTheDocument(), {
      timeout: 8_000,
    });
  });

  it('PUB-58 B-09 one address that is blocked fails by itself and is told; the server is not called away', async () => {
    const { user } = await renderApp('/tags', { as: 'admin' });
    await rowOf('VIP');
    await calm();
    // As a browser's extension does: no answer at all, every time.
    server.use(http.post('*/api/tags', () => HttpResponse.error()));
    const probes = () => backend.faults.counts()['GET /version'] ?? 0;
    const before = probes();
    const { form, name } = await tagForm(user);
    await user.type(name, 'Bloqueada');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText(/^Sem resposta do servidor/)).toBeVisible();
    await waitFor(() => expect(probes()).toBe(before + 1));
    await settle();
    expect(screen.queryByText('O servidor não responde.')).not.toBeInTheDocument();
    expect(form.getByText('Salvar')).toBeEnabled();
  });

  it('PUB-58 B-09 a server that is away is told with the first call that meets nothing', async () => {
    const { user } = await renderApp('/tags', { as: 'admin' });
    await rowOf('VIP');
    await calm();
    const { form, name } = await tagForm(user);
    await user.type(name, 'Sem servidor');
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    // An answer that is still under way would say that the server is there.
    await callsSettled();
    await settle();
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('O servidor não responde.', {}, { timeout: 5_000 })).toBeVisible();
  });

  it('B-09 live updates that stop are told after a moment, with what still works', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await shell();
    await live();
    backend.dropSockets();
    expect(screen.queryByText('Atualização ao vivo parada.')).not.toBeInTheDocument();
    const refuse = setInterval(() => backend.dropSockets(), 50);
    expect(await screen.findByText('Atualização ao vivo parada.', {}, { timeout: 6_000 })).toBeVisible();
    expect(screen.getByText(/O que chega é lido a cada meio minuto; enviar funciona\./)).toBeVisible();
    clearInterval(refuse);
    await waitFor(() => expect(screen.queryByText('Atualização ao vivo parada.')).not.toBeInTheDocument(), {
      timeout: 15_000,
    });
  });

  it('DAY-20 a slow start is not told as a loss before 5 s, and the place where it is told is always there', async () => {
    const begun = performance.now();
    backend.ctx.delays.ready = 60_000;
    const refuse = setInterval(() => backend.dropSockets(), 50);
    onTestFinished(() => clearInterval(refuse));
    await renderApp(somewhere, { as: 'ana' });
    const place = within(await shell()).getByRole('status');
    expect(place).toBeEmptyDOMElement();
    const told = await screen.findByText('Atualização ao vivo parada.', {}, { timeout: 15_000 });
    expect(performance.now() - begun).toBeGreaterThan(5_000);
    expect(place).toContainElement(told);
  });

  it('DAY-55 what is told can be opened: the whole sentence and what can be done about it', async () => {
    const { user } = await renderApp(somewhere, { as: 'ana' });
    await shell();
    await loseServer();
    await user.click(await screen.findByRole('button', { name: /^O servidor não responde\. O que você escrever/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'O servidor não responde.' }));
    expect(dialog.getByText(/O que você escrever fica guardado\. Nova tentativa em \d+ s\./)).toBeVisible();
    server.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Tentar agora' }));
    await waitFor(() => expect(screen.queryByText('O servidor não responde.')).not.toBeInTheDocument(), {
      timeout: 8_000,
    });
  });

  it('B-14 a new build on the server is offered, the same one is not', async () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.dataset['testLeft'] = '';
    script.setAttribute('src', '/assets/index-A.js');
    document.head.append(script);
    let served = 'A';
    let asked = 0;
    server.use(
      http.get('*/index.html', () => {
        asked += 1;
        return HttpResponse.html(`<script type="module" src="/assets/index-${served}.js"></script>`);
      }),
    );
    const every = vi.spyOn(globalThis, 'setInterval');
    await renderApp(somewhere, { as: 'ana' });
    await shell();
    /** What the page does every five minutes. */
    const look = (): void =>
      act(() => every.mock.calls.forEach(([task, pause]) => pause === 300_000 && typeof task === 'function' && task()));
    await waitFor(() => {
      look();
      expect(asked).toBeGreaterThan(0);
    });
    expect(screen.queryByText('Há uma versão nova.')).not.toBeInTheDocument();
    served = 'B';
    look();
    expect(await screen.findByText('Há uma versão nova.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeVisible();
  });

  it('PAIN-9.1 B-14 a missing chunk reloads once, then the error page stays', async () => {
    const reload = vi.fn();
    onTestFinished(watchBuild(reload));
    let asked = 0;
    const page = '<script type="module" src="/assets/index-A.js"></script>';
    const served = http.get('*/index.html', () => {
      asked += 1;
      return HttpResponse.html(page);
    });
    server.use(served);
    missPart();
    missPart();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    missPart();
    await settle();
    expect(asked).toBe(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not answer', () => HttpResponse.error()],
    ['is a gateway that has no page', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['is somebody else', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ])('B-09 PAIN-9.1 a chunk that is missing because the server %s reloads nothing', async (_why, answer) => {
    const reload = vi.fn();
    onTestFinished(watchBuild(reload));
    let asked = 0;
    const gone = http.get('*/index.html', () => {
      asked += 1;
      return answer();
    });
    server.use(gone);
    missPart();
    await waitFor(() => expect(asked).toBe(1));
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });

  it('PAIN-9.2 B-35 the page says its language and that it is not to be translated', async () => {
    const { readFileSync } = await import('node:fs');
    const html = readFileSync('index.html', 'utf8');
    expect(html).toMatch(/<html lang="pt-BR" translate="no">/);
    expect(html).toContain('content="notranslate"');
    await renderApp(somewhere, { as: 'ana' });
    await shell();
    expect(document.documentElement.lang).toBe('pt-BR');
  });
});
