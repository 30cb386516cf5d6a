import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { prefer, setViewport } from '../browserStubs';
import { rowOf } from '../page';
import { renderApp } from '../render';
import '@/features/tag-form/TagDialog';
import '@/pages/tickets/panel/ConversationPanel';
import '@/app/PageGuards';
import { pause } from '@/lib/pause';

const settle = () => pause(300);

describe('a double click', () => {
  it('DAY-41 on a button that opens a form leaves it open, and the history has one entry of it', async () => {
    const { user } = await renderApp('/tags', { as: 'admin' });
    await rowOf('VIP');
    const pushed = vi.spyOn(window.history, 'pushState');
    await user.dblClick(screen.getByText('Nova tag', { selector: 'button' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nova tag' }));
    await settle();
    expect(await form.findByLabelText(/^Nome/)).toBeVisible();
    expect(pushed).toHaveBeenCalledTimes(1);
  });

  it('DAY-41 on the button of a question asks it, and answers nothing', async () => {
    const { user } = await renderApp('/tags', { as: 'admin' });
    const row = await rowOf('VIP');
    const remove = within(row ?? document.body).getByRole('button', { name: /^Excluir/ });
    await user.dblClick(remove);
    expect(await screen.findByRole('dialog', { name: /^Excluir/ })).toBeVisible();
    await settle();
    expect(screen.getByRole('dialog', { name: /^Excluir/ })).toBeVisible();
    // A single click on what surrounds it closes it as ever.
    const around = screen.getByRole('dialog').parentElement ?? document.body;
    await user.click(around);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('DAY-41 by a finger on a row opens it, and presses nothing of what has come under the finger', async () => {
    prefer('(pointer: coarse)');
    setViewport(390);
    await renderApp('/tickets', { as: 'ana' });
    const tap = (target: Element, timeStamp: number): void => {
      const event = createEvent.click(target, { clientX: 180, clientY: 420, detail: 1 });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(target, event);
    };
    const begin = performance.now();
    const list = await screen.findByRole('list', { name: 'Atendendo' });
    const [row] = await within(list).findAllByRole('link');
    tap(row ?? list, begin);
    const info = await screen.findByRole('button', { name: 'Dados do contato' }, { timeout: 15_000 });
    tap(info, begin + 200);
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    tap(info, begin + 900);
    expect(await screen.findByRole('dialog', { name: 'Dados do contato' })).toBeVisible();
  });
});
