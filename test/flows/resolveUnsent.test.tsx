import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { preloadComposer } from '@/features/conversation/composer/composer.lazy';
import { pause } from '@/lib/pause';
import { findDialog, requests } from '../page';
import { backend, intercept } from '../world';
import { findBox, go } from './composerHelpers';
import { findConversation, joinedRoom, openConversation } from './conversationHelpers';
import { rowOf, stored } from './ticketsHelpers';
// The late parts are loaded before the first test, so that no test waits for the compiler.
import '@/pages/tickets/bulk/BulkBar';
import '@/pages/tickets/bulk/BulkDialog';
import '@/pages/tickets/panel/ResolveQuestion';

/** Ana's conversation with Alfa Souza, in which a text has just been sent. */
async function sending(text: string) {
  await preloadComposer();
  const app = await openConversation({ storage: { signOption: 'false' } });
  const box = await findBox();
  await joinedRoom(app.ticket.id);
  act(() => box.focus());
  await app.user.paste(text);
  await app.user.keyboard('{Enter}');
  const puts = (): number => requests('PUT', `/tickets/${app.ticket.id}`);
  return { ...app, puts };
}

async function refused() {
  backend.failNext('POST /messages', 400, 'ERR_SENDING_WAPP_MSG');
  const app = await sending('Até amanhã');
  await screen.findByText('Não enviada.');
  return app;
}

describe('resolving with something unsent', () => {
  it('DAY-77 asks; staying changes nothing, going on resolves', async () => {
    const app = await refused();
    await app.user.click(app.inHeader.getByText('Resolver'));
    const question = within(await findDialog('Resolver sem enviar?'));
    expect(question.getByText('Há mensagens suas para Alfa Souza que não foram enviadas.')).toBeVisible();
    expect(question.getByText('Cancelar')).toHaveFocus();
    await app.user.click(question.getByText('Cancelar'));
    await waitFor(() => expect(app.inHeader.getByText('Resolver').closest('button')).toBeEnabled());
    expect(app.puts()).toBe(0);
    await app.user.click(app.inHeader.getByText('Resolver'));
    await app.user.click(within(await findDialog('Resolver sem enviar?')).getByText('Resolver mesmo assim'));
    await waitFor(() => expect(stored(app.ticket.id).status).toBe('closed'));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  });

  it('DAY-77 asks from the row as well, and a page that is left is no answer', async () => {
    const app = await refused();
    await app.user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByLabelText('Resolver'));
    await findDialog('Resolver sem enviar?');
    act(() => {
      window.history.pushState(null, '', '/contacts');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await screen.findByRole('heading', { name: 'Contatos' });
    go(app.ticket);
    const again = within(await rowOf('Atendendo', 'Alfa Souza'));
    await waitFor(() => expect(again.getByLabelText('Resolver')).toBeEnabled());
    expect(app.puts()).toBe(0);
  });

  it('DAY-77 waits for what is on its way out, which it may not overtake', async () => {
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    let arrived = 0;
    intercept(async (request, handle) => {
      if (request.method === 'POST' && request.url.includes('/messages/')) {
        await held;
        const response = await handle(request);
        arrived = backend.faults.log.length;
        return response;
      }
      return handle(request);
    });
    const app = await sending('Tudo certo');
    await app.user.click(app.inHeader.getByText('Resolver'));
    await act(() => pause(300));
    expect(app.puts()).toBe(0);
    letThrough();
    await waitFor(() => expect(stored(app.ticket.id).status).toBe('closed'));
    const first = backend.faults.log.findIndex(({ method, path }) => method === 'PUT' && path.startsWith('/tickets/'));
    expect(first).toBeGreaterThanOrEqual(arrived);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('DAY-77 DAY-2 whoever writes to somebody else by then is told, and nothing takes the keys', async () => {
    const held = new Promise<void>((resolve) => {
      onTestFinished(() => resolve());
    });
    intercept(async (request, handle) => {
      if (request.method === 'POST' && request.url.includes('/messages/')) await held;
      return handle(request);
    });
    const app = await sending('Tudo certo');
    await app.user.click(app.inHeader.getByText('Resolver'));
    await app.user.click(within(await rowOf('Atendendo', 'Beto Lima')).getByRole('link'));
    const box = await within(await findConversation('Beto Lima')).findByLabelText('Mensagem', { selector: 'textarea' });
    await waitFor(() => expect(box).toHaveFocus());
    await app.user.keyboard('Bom dia');
    expect(
      await screen.findByText('Não resolvido: há mensagens suas para Alfa Souza que não foram enviadas.'),
    ).toBeVisible();
    await app.user.keyboard(', Beto');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(box).toHaveValue('Bom dia, Beto');
    expect(app.puts()).toBe(0);
  });

  it('DAY-77 of many, one with something unsent stays open, and that is told', async () => {
    const app = await refused();
    for (const name of ['Alfa Souza', 'Beto Lima']) {
      await app.user.click(within(await rowOf('Atendendo', name)).getByLabelText(`Selecionar ${name}`));
    }
    const bar = within(await screen.findByLabelText('Ações para os selecionados'));
    await app.user.click(bar.getByLabelText('Resolver 2 atendimentos'));
    const dialog = within(await findDialog(/^Resolver 2/));
    await app.user.click(dialog.getByText('Resolver 2 atendimentos', { selector: 'button, button *' }));
    const list = within(await findDialog('Resultado')).getByLabelText('Resultado por atendimento');
    expect([...list.children].map(({ textContent }) => textContent).toSorted()).toEqual([
      'Alfa Souza Tem mensagem sua que não foi enviada.',
      'Beto Lima Resolvido',
    ]);
    expect(stored(app.ticket.id).status).toBe('open');
  });
});
