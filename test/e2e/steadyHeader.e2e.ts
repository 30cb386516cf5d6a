import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAgent, useBrowser } from './browser';
import { queueIds, restAs } from './rest';

useBrowser('each');

/**
 * Runs in the page: presses a button in the moment in which it is drawn, sooner than anybody can have seen it.
 * @param place where the button is, and its name
 */
function pressWhenDrawn([place, name]: readonly [string, string]): void {
  const watch = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll(`section[data-conversation] ${place} button`)];
    const button = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (!button) return;
    watch.disconnect();
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
    button.dispatchEvent(new PointerEvent('pointerdown', at));
    button.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

const moved = 'A tela mudou no instante do clique. Clique de novo.';

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
    await page.evaluate(pressWhenDrawn, ['header', 'Resolver'] as const);
    await rest.assign(ticket.id, 'ana');
    await page.getByText(moved).waitFor();
    expect(await places()).toEqual(before);
    expect(await statusNow()).toMatchObject({ status: 'open' });
    // Once the hand has seen it: a press is refused for 300 ms.
    await page.waitForTimeout(400);
    await button('Resolver').click();
    await expect.poll(statusNow).toMatchObject({ status: 'closed' });
    await close();
  });
});

describe('a thumb over the box of a conversation', () => {
  const phone = { width: 390, height: 844 };

  it('DAY-61 what was aimed at Send does not reopen what a colleague has resolved in that moment', async () => {
    const { page, close } = await newAgent('ana', phone);
    const { rest, ticket, statusNow } = await waitingConversation(page);
    await rest.assign(ticket.id, 'ana');
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Já te respondo');
    await page.getByRole('button', { name: 'Enviar', exact: true }).hover();
    await page.evaluate(pressWhenDrawn, ['[data-composer]', 'Reabrir'] as const);
    await rest.call('PUT', `/tickets/${ticket.id}`, { status: 'closed' });
    await page.getByText(moved).waitFor();
    expect(await statusNow()).toMatchObject({ status: 'closed' });
    await close();
  });

  it('DAY-6 the second tap of a double one on Send records nothing', async () => {
    const { page, close } = await newAgent('ana', phone);
    const { rest, ticket } = await waitingConversation(page);
    await rest.assign(ticket.id, 'ana');
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Bom dia');
    await page.getByRole('button', { name: 'Enviar', exact: true }).dblclick();
    await expect.poll(async () => rest.bodies(ticket.id)).toContainEqual(expect.stringContaining('Bom dia'));
    expect(await page.getByRole('button', { name: 'Gravar áudio' }).isVisible()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Mensagem' }).isVisible()).toBe(true);
    await close();
  });
});
