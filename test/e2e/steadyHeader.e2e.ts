import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAgent, useBrowser } from './browser';
import { queueIds, restAs } from './rest';

useBrowser('each');

/** Runs in the page: presses a button in the moment in which it is drawn, sooner than anybody can have seen it. */
function pressWhenDrawn(name: string): void {
  const watch = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('section[data-conversation] header button')];
    const button = buttons.find((one) => one.getAttribute('aria-label') === name);
    if (!button) return;
    watch.disconnect();
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
    button.dispatchEvent(new PointerEvent('pointerdown', at));
    button.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

async function waitingConversation(page: Page) {
  const rest = await restAs('admin');
  const ids = await queueIds(rest);
  const [ticket] = (await rest.tickets('pending', [ids['Vendas'] ?? 0])).filter(
    ({ queueId }) => queueId === ids['Vendas'],
  );
  if (!ticket) throw new Error('nobody waits in Vendas');
  await page.goto(`/tickets/${ticket.uuid}`);
  const header = page.locator('section[data-conversation] header');
  const statusNow = async () => rest.call('GET', `/tickets/u/${ticket.uuid}`);
  return {
    rest,
    ticket,
    statusNow,
    button: (name: string) => header.getByRole('button', { name, exact: true }),
  };
}

describe('a hand over the header of a conversation', () => {
  it('DAY-61 a press acts on the button that stood there when the hand set out, or on none; the others stay in their places', async () => {
    const { page, close } = await newAgent('ana');
    const { rest, ticket, button, statusNow } = await waitingConversation(page);
    await button('Aceitar').hover();
    const others = ['Transferir', 'Buscar na conversa', 'Dados do contato', 'Mais ações'];
    const places = async () => Promise.all(others.map(async (name) => button(name).boundingBox()));
    const before = await places();
    await page.evaluate(pressWhenDrawn, 'Resolver');
    await rest.assign(ticket.id, 'ana');
    await page.getByText('A tela mudou no instante do clique. Clique de novo.').waitFor();
    expect(await places()).toEqual(before);
    expect(await statusNow()).toMatchObject({ status: 'open' });
    // Once the hand has seen it: a press is refused for 300 ms.
    await page.waitForTimeout(400);
    await button('Resolver').click();
    await expect.poll(statusNow).toMatchObject({ status: 'closed' });
    await close();
  });
});
