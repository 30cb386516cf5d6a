import { describe, expect, it } from 'vitest';
import { control, forgetRequests, until, useBrowser } from './browser';
import { box, changes, desk, rowLink, words, writer } from './fastHand';
import { keepBack } from './wire';

useBrowser('each');

describe('the hand is faster than the page', () => {
  it('DAY-1 DAY-2 DAY-15 what is typed at once goes where the row, the palette, back and forward lead', async () => {
    const all = await desk();
    const { page, close, mine } = all;
    const [first, second, third] = mine;
    if (!first || !second || !third) throw new Error('few rows');
    const { say, expectArrived } = await writer(all);
    await say(first, () => rowLink(page, first).click());
    await say(second, () => rowLink(page, second).click());
    // The row of what is open.
    await say(second, () => rowLink(page, second).click());
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Buscar páginas/ }).fill(third.contact.name);
    await page
      .getByRole('option', { name: new RegExp(third.contact.name) })
      .first()
      .waitFor();
    await say(third, () => page.keyboard.press('Enter'));
    await say(second, () => page.goBack({ waitUntil: 'commit' }));
    await say(third, () => page.goForward({ waitUntil: 'commit' }));
    await expectArrived();
    await close();
  });

  it('DAY-1 DAY-2 what is typed at once goes where bell, keys, board and accept lead', async () => {
    const all = await desk();
    const { page, close, mine, waiting } = all;
    const [first, second, third] = mine;
    const [accepted] = waiting;
    if (!first || !second || !third || !accepted) throw new Error('few rows');
    const { say, expectArrived } = await writer(all);
    await rowLink(page, first).click();
    await control('receive', { ticketId: second.id, body: 'Alguém aí?' });
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const told = page.getByRole('dialog').getByRole('link', { name: new RegExp(second.contact.name) });
    await told.waitFor();
    await say(second, () => told.click());
    await say(second, async () => {
      for (const key of ['F6', 'j', 'k', 'r']) await page.keyboard.press(key);
    });
    await page.goto(`/kanban?q=${encodeURIComponent(third.contact.name)}`);
    const card = page.getByRole('link', { name: third.contact.name, exact: true }).first();
    await card.waitFor();
    await say(third, () => card.click());
    await page.getByRole('tab', { name: /^Aguardando/ }).click();
    const accept = page.getByRole('button', { name: `Aceitar ${accepted.contact.name}` }).first();
    await accept.waitFor();
    await say(accepted, () => accept.click());
    await expectArrived([accepted.id]);
    await close();
  });

  it('DAY-2 what was typed for a conversation that was left before its code was there goes out too', async () => {
    const { rest, page, close, mine } = await desk();
    const [first, second] = mine;
    if (!first || !second) throw new Error('few rows');
    const release = await keepBack(page, /\/assets\/ConversationPanel.*\.js/);
    await page.reload();
    for (const ticket of [first, second]) {
      await rowLink(page, ticket).click();
      await page.keyboard.type(`${words} ${ticket.id}`);
      await page.keyboard.press('Enter');
    }
    release();
    for (const { id } of [first, second]) {
      await expect.poll(async () => rest.bodies(id)).toContainEqual(expect.stringContaining(`${words} ${id}`));
    }
    await close();
  });

  it('DAY-2 what is typed before the code of the shortcuts is there goes where the row leads', async () => {
    const { rest, page, close, mine } = await desk();
    const [ticket, other] = mine;
    if (!ticket || !other) throw new Error('few rows');
    const release = await keepBack(page, /\/assets\/Keyboard-.*\.js/);
    const releasePanel = await keepBack(page, /\/assets\/ConversationPanel-.*\.js/);
    await page.reload();
    await rowLink(page, ticket).click();
    await page.keyboard.type(`${words} ${ticket.id}`);
    await page.keyboard.press('Enter');
    releasePanel();
    await box(page, ticket).waitFor();
    await rowLink(page, other).click();
    await page.keyboard.type(`${words} ${other.id}`);
    await page.keyboard.press('Enter');
    for (const { id } of [ticket, other]) {
      await expect.poll(async () => rest.bodies(id)).toContainEqual(expect.stringContaining(`${words} ${id}`));
    }
    release();
    await page.getByRole('button', { name: /^Buscar ou ir para/ }).waitFor();
    await close();
  });

  it('DAY-2 DAY-10 what is typed while a dialog is on its way goes into its first field, and to no customer', async () => {
    const { rest, page, close, mine } = await desk();
    const [ticket] = mine;
    if (!ticket) throw new Error('few rows');
    const release = await keepBack(page, /\/assets\/TransferDialog-.*\.js/);
    await rowLink(page, ticket).click();
    await box(page, ticket).waitFor();
    const before = await rest.bodies(ticket.id);
    await forgetRequests();
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.keyboard.type('Bruna ne');
    await page.keyboard.press('Enter');
    release();
    const person = page.getByRole('combobox', { name: /^Pessoa/ });
    await person.waitFor();
    expect(await rest.bodies(ticket.id)).toEqual(before);
    await expect.poll(() => person.inputValue()).toBe('Bruna ne');
    expect(await changes()).toEqual([]);
    await close();
  });

  it('DAY-2 DAY-60 letters are no commands when a colleague takes the conversation away while they are typed', async () => {
    const { rest, page, close, mine } = await desk();
    const [ticket, other] = mine;
    if (!ticket || !other) throw new Error('few rows');
    await rowLink(page, ticket).click();
    await until(page, 'document.activeElement.matches("textarea")');
    await page.keyboard.type('Bom dia');
    await rest.call('PUT', `/tickets/${ticket.id}`, { status: 'pending', userId: null });
    await page.getByText('Este atendimento está aguardando.').waitFor();
    await forgetRequests();
    await page.keyboard.type(', bem ajeitada a nota');
    const kept = page.getByRole('textbox', { name: 'O que você preparou continua guardado:' });
    expect(await kept.inputValue()).toBe('Bom dia, bem ajeitada a nota');
    expect(new URL(page.url()).pathname).toBe(`/tickets/${ticket.uuid}`);

    await rowLink(page, other).click();
    await until(page, 'document.activeElement.matches("textarea")');
    await page.keyboard.type('Já vejo');
    await rest.call('DELETE', `/tickets/${other.id}`);
    await forgetRequests();
    // The hand does not stop when the page goes back to the list.
    while (new URL(page.url()).pathname !== '/tickets') await page.keyboard.type('n');
    await page.keyboard.type('nejab');
    expect(new URL(page.url()).pathname).toBe('/tickets');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await changes()).toEqual([]);
    await close();
  });
});
