import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer, setViewport } from '../browserStubs';
import { renderApp } from '../render';
import { conversationOf, openThread } from './threadHelpers';

/** What Back meets, the newest last. */
const watchers = new Set<EventTarget>();

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    watchers.add(this);
  }
  destroy(): void {
    watchers.delete(this);
  }
}

const back = async (): Promise<void> => {
  const last = [...watchers].at(-1);
  if (!last) throw new Error('Back would leave the conversation');
  watchers.delete(last);
  await act(async () => {
    last.dispatchEvent(new Event('close'));
    await Promise.resolve();
  });
};

beforeEach(() => {
  watchers.clear();
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
});

describe('Back on a telephone', () => {
  it('PUB-71 closes the search and the contact, and leaves the conversation only then', async () => {
    prefer('(pointer: coarse)');
    setViewport(390);
    const { ticket } = conversationOf([{ body: 'Oi' }]);
    const { user } = await openThread(ticket.uuid);
    expect(watchers.size).toBe(0);
    const closesByBack = async (role: string, name?: string): Promise<void> => {
      await screen.findByRole(role, name === undefined ? {} : { name }, { timeout: 15_000 });
      await waitFor(() => expect(watchers.size).toBe(1));
      await back();
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      expect(watchers.size).toBe(0);
    };
    await user.click(await screen.findByRole('button', { name: 'Buscar na conversa' }));
    await closesByBack('search');
    await user.click(screen.getByRole('button', { name: 'Dados do contato' }));
    await closesByBack('dialog', 'Dados do contato');
    expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`);
  });

  it('PUB-71 asks before it closes a form in which something was written', async () => {
    prefer('(pointer: coarse)');
    setViewport(390);
    const { user } = await renderApp('/contacts?new', { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^Nome/ }, { timeout: 15_000 }), 'Lia');
    await waitFor(() => expect(watchers.size).toBe(1));
    await back();
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('Lia');
    await waitFor(() => expect(watchers.size).toBe(1));
    await back();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(watchers.size).toBe(0));
    expect(window.location.pathname).toBe('/contacts');
  });

  it('PUB-71 is nobody’s business at a desk', async () => {
    const { ticket } = conversationOf([{ body: 'Oi' }]);
    const { user } = await openThread(ticket.uuid);
    await user.click(await screen.findByRole('button', { name: 'Buscar na conversa' }));
    await screen.findByRole('search');
    expect(watchers.size).toBe(0);
  });
});
