import { describe, expect, it } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import { queueIds, restAs } from '../e2e/rest';
import { saveFaults } from './answers';
import { partOf } from '../part';
import { savesIn } from './savesIn';
import { met, told, refetchOnResync, words } from './saving';
import { privateScreens } from './walker';

const lang = 'es';
const texts = words[lang];

/** Tickets of the one who walks: two that are open, one that waits, one that is resolved; a contact without any. */
async function arrange() {
  await control('reset');
  const screens = await privateScreens();
  const rest = await restAs('super');
  const waiting = await rest.tickets('pending', Object.values(await queueIds(rest)));
  const [open, given, pending, closed] = waiting;
  if (!open || !given || !pending || !closed) throw new Error('the seed has too few waiting tickets');
  for (const { id } of [open, given, closed])
    await rest.call('PUT', `/tickets/${id}`, { status: 'open', userId: rest.id });
  await rest.call('PUT', `/tickets/${closed.id}`, { status: 'closed', userId: rest.id });
  await rest.call('POST', '/contacts', { name: 'Zuleica das Falhas', number: '5511977776660', email: '' });
  const chat = screens.find(({ path }) => path.startsWith('/chats/'))?.path ?? '';
  return { open, given, pending, closed, chat };
}

const { open, given, pending, closed, chat } = await arrange();
const at = ({ uuid }: { uuid: string }): string => `/tickets/${uuid}`;

useBrowser('never');
const { walker, start, opened, stands, failAll, note } = savesIn(lang);

describe('what is done with a ticket', () => {
  it.each([
    ['accept', at(pending), texts.conversationPanel.accept],
    ['give back', at(given), texts.conversationPanel.return],
    ['reopen', at(closed), texts.conversationPanel.reopen],
  ])(
    'T-30 E-05 B-07 PAIN-4.7 %s: a refusal changes nothing, says why, and the next try works',
    async (title, path, name) => {
      await start(path);
      const button = walker().page.locator('main header').getByRole('button', { name }).first();
      await failAll(title, path, { send: button });
      await button.click();
      await button.waitFor({ state: 'detached' });
      note(title, 'again', 'done');
      await refetchOnResync(walker().page);
    },
  );

  it('T-55 E-05 B-04 PAIN-4.7 a transfer that fails keeps what was chosen', async () => {
    const page = await start(at(open));
    const header = page.locator('main header');
    await header.getByRole('button', { name: texts.ticketOptionsMenu.transfer }).first().click();
    const box = page.getByRole('dialog').last();
    await box.locator('.MuiSelect-root, .MuiInputBase-root', { has: page.locator('input[name="queueId"]') }).click();
    await page.getByRole('option').last().click();
    await failAll('transfer', at(open), { send: box.locator('button[type="submit"]'), box });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').last().getByRole('button', { name: texts.common.discard }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  });

  it('W-03 E-05 B-07 PAIN-4.7 a note that is not stored stays in its field', async () => {
    const page = await start(at(open));
    await page.locator('main header').getByRole('button', { name: texts.contactDrawer.header }).click();
    const field = page.getByRole('textbox', { name: texts.ticketNotes.new });
    await field.fill('Llamar el martes');
    const box = page.locator('main form', { has: field });
    const send = box.locator('button[type="submit"]');
    await failAll('note', at(open), { send, box });
    await send.click();
    await expect.poll(() => field.inputValue(), { interval: 20 }).toBe('');
    await page.getByText('Llamar el martes').first().waitFor();
    note('note', 'again', 'saved');
    await page.getByRole('button', { name: texts.contactDrawer.close }).click();
    await refetchOnResync(page);
  });

  it('E-05 B-04 B-07 PAIN-4.7 a new conversation that fails keeps what was chosen', async () => {
    const page = await start('/tickets');
    await page.locator('main').getByRole('button', { name: texts.ticketsManager.buttons.newTicket }).first().click();
    await opened();
    const box = page.getByRole('dialog').last();
    await box.getByRole('combobox').first().fill('Zuleica');
    await page.clock.fastForward(600);
    await page
      .getByRole('option', { name: /Zuleica das Falhas/ })
      .first()
      .click();
    const send = box.locator('button[type="submit"]');
    await failAll('new ticket', '/tickets', { send, box });
    await send.click();
    await page.clock.fastForward(400);
    await box.waitFor({ state: 'detached' });
    note('new ticket', 'again', 'saved');
    await refetchOnResync(page);
  });

  it('IC-09 E-05 B-04 B-07 PAIN-4.7 a new chat that fails keeps its title and its members', async () => {
    const page = await start('/chats');
    await page.locator('main').getByRole('button', { name: texts.chat.buttons.newChat }).first().click();
    await opened();
    const box = page.getByRole('dialog').last();
    await box.locator('[name="title"]').fill('Charla de las fallas');
    await box.getByRole('combobox').click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Tab');
    const send = box.locator('button[type="submit"]');
    await failAll('new chat', '/chats', { send, box });
    await send.click();
    await page.clock.fastForward(400);
    await box.waitFor({ state: 'detached' });
    note('new chat', 'again', 'saved');
    await refetchOnResync(page);
  });
});

describe('what is written', () => {
  it.each([
    ['message', at(open)],
    ['chat message', chat],
  ])(
    'B-02 E-05 B-07 PAIN-4.7 a %s that does not go out stays in the conversation with two ways out',
    async (title, path) => {
      const { page, wire } = walker();
      await start(path);
      const field = page.getByRole('textbox', { name: texts.messagesInput.label, exact: true });
      const notice = page.locator('main [role="alert"]');
      const faults = partOf(saveFaults);
      for (const [index, { name, answer }] of faults.entries()) {
        note(title, name, 'FAILED');
        const body = `Texto ${name} ${title}`;
        const before = wire.hits();
        wire.answer = answer;
        await field.fill(body);
        await field.press('Enter');
        await met(walker(), before);
        // What was taken and never shows up in the conversation is looked for, twice ten seconds long.
        const end = Date.now() + 8_000;
        while ((await notice.count()) === 0 && Date.now() < end) {
          await page.clock.fastForward(answer.kind === 'held' ? 31_000 : 5_000);
          await page.waitForTimeout(20);
        }
        await told(walker());
        await stands(path);
        expect(await page.locator('main').getByText(body).count()).toBeGreaterThan(0);
        wire.answer = null;
        await wire.drop();
        const last = index === faults.length - 1;
        await notice.getByRole('button', { name: last ? texts.common.retry : texts.common.discard }).click();
        await notice.waitFor({ state: 'detached' });
        if (last) await page.locator('main').getByText(body).first().waitFor();
        await refetchOnResync(page);
        note(title, name, 'kept');
      }
      note(title, 'again', 'sent');
    },
  );
});

describe('the end of a ticket', () => {
  it('T-34 E-05 B-07 PAIN-4.7 resolve: a refusal changes nothing, says why, and the next try works', async () => {
    await start(at(open));
    const button = walker().page.locator('main header').getByRole('button', { name: texts.conversationPanel.resolve });
    await failAll('resolve', at(open), { send: button.first() });
    await button.first().click();
    await button.first().waitFor({ state: 'detached' });
    note('resolve', 'again', 'done');
    await refetchOnResync(walker().page);
  });
});
