import { describe, expect, it } from 'vitest';
import {
  type AgentOptions,
  control,
  expectNoAxeViolations,
  forgetRequests,
  newAgent,
  requestCounts,
  useBrowser,
} from './browser';
import { arrives, lastFile, queueIds, restAs } from './rest';
import { keepBack } from './wire';

useBrowser('each');

/** Ana in one of her own open tickets. */
async function writing(options: AgentOptions = {}) {
  const [rest, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
  const sales = (await queueIds(admin))['Vendas'] ?? 0;
  const [ticket] = await admin.tickets('pending', [sales]);
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  await admin.call('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: rest.id });
  const ana = await newAgent('ana', { storage: { signOption: 'false' }, ...options }, [
    /ERR_INTERNET_DISCONNECTED/,
    /ERR_FAILED/,
    /WebSocket/,
  ]);
  await ana.page.goto(`/tickets/${ticket.uuid}`);
  const box = ana.page.getByRole('textbox', { name: 'Mensagem', exact: true });
  await box.waitFor();
  return { rest, ticket, ana, box };
}

const postsTo = async (ticketId: number): Promise<number> => (await requestCounts())[`POST /messages/${ticketId}`] ?? 0;

describe('composer', () => {
  it('P-14 P-15 P-16 B-23 PAIN-6.1 DAY-30 a voice note of the production build is an mp3 and arrives as audio, the console quiet', async () => {
    const { rest, ticket, ana } = await writing();
    const { page } = ana;
    await page.getByRole('button', { name: 'Gravar áudio' }).click();
    await page.getByRole('timer', { name: 'Tempo de gravação' }).waitFor();
    await expectNoAxeViolations(page, '[aria-label="Gravação de áudio"]');
    await page.waitForTimeout(2_500);
    await page.getByRole('button', { name: 'Enviar áudio' }).click();
    await arrives(page, rest, ticket.id, 'Áudio');
    const mp3 = await lastFile(await rest.call('GET', `/messages/${ticket.id}`));
    expect(mp3.length).toBeGreaterThanOrEqual(10_000);
    // Frame sync, MPEG 1 layer III, then the bit rate index of 128 kbps.
    expect([mp3[0], (mp3[1] ?? 0) & 0xfe, (mp3[2] ?? 0) >> 4]).toEqual([0xff, 0xfa, 9]);
    // The bar has left; what can be played now stands in the conversation.
    await page.getByRole('group', { name: 'Gravação de áudio' }).waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^(Ouvir|Reproduzir|Tocar)/ })
      .last()
      .waitFor();
    await ana.close();
  });

  it('DAY-6 DAY-30 DAY-73 the first voice note needs no network; stopped by a double click it is there and plays where it was stopped', async () => {
    const { ana } = await writing();
    const { page } = ana;
    // The code for it is fetched while the page is idle: a worker's, which has fetched the encoder, and a worklet's.
    await page.reload();
    const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
    // Not that of the page before, which may have been made in the moment of the reload.
    await expect.poll(() => page.workers()[0]?.evaluate(fetched) ?? []).not.toEqual([]);
    await expect.poll(() => page.evaluate(fetched)).toContainEqual(expect.stringMatching(/samples\.worklet/));
    await ana.context.setOffline(true);
    await page.getByRole('button', { name: 'Gravar áudio' }).click();
    await page.getByRole('timer', { name: 'Tempo de gravação' }).waitFor();
    const stop = page.getByRole('button', { name: 'Parar e ouvir' });
    const [place, bin] = [
      await stop.boundingBox(),
      await page.getByRole('button', { name: 'Cancelar gravação' }).boundingBox(),
    ];
    await page.waitForTimeout(3_000);
    await stop.dblclick();
    const pause = page.getByRole('button', { name: 'Pausar' });
    await pause.waitFor();
    expect(await pause.boundingBox()).toEqual(place);
    expect(await page.getByRole('button', { name: 'Cancelar gravação' }).boundingBox()).toEqual(bin);
    await ana.context.setOffline(false);
    await ana.close();
  });

  it('P-13 B-03 a picture from the clipboard is shown first and sent with its caption', async () => {
    const { rest, ticket, ana, box } = await writing();
    const { page } = ana;
    await box.focus();
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 40;
      canvas.height = 30;
      canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
      const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (png) await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    });
    await page.keyboard.press('Control+V');
    await page.getByRole('button', { name: /^Remover / }).waitFor();
    await box.fill('Olhe só');
    await box.press('Enter');
    await arrives(page, rest, ticket.id, 'Olhe só');
    await ana.close();
  });

  it('B-02 B-07 PAIN-2.1 PAIN-2.4 the network goes while sending and comes back: nobody sees a message lost or doubled', async () => {
    const { rest, ticket, ana, box } = await writing();
    const admin = await newAgent('admin');
    await admin.page.goto(`/tickets/${ticket.uuid}`);
    await admin.page.getByRole('textbox', { name: 'Mensagem', exact: true }).waitFor();
    const { page } = ana;
    await forgetRequests();
    await control('delay', { match: 'POST /messages', milliseconds: 1_500 });
    await box.fill('No caminho');
    await box.press('Enter');
    await page.waitForTimeout(400);
    await ana.context.setOffline(true);
    await box.fill('Sem rede');
    await box.press('Enter');
    await page.waitForTimeout(2_500);
    expect(await postsTo(ticket.id)).toBe(1);
    await ana.context.setOffline(false);
    await expect
      .poll(async () => (await rest.bodies(ticket.id)).slice(-2), { timeout: 30_000 })
      .toEqual(['No caminho', 'Sem rede']);
    await page.waitForTimeout(1_000);
    expect(await postsTo(ticket.id)).toBe(2);
    const bodies = await rest.bodies(ticket.id);
    expect(bodies.filter((body) => body === 'No caminho' || body === 'Sem rede')).toHaveLength(2);
    for (const person of [ana, admin]) {
      const log = person.page.getByRole('region', { name: /^Conversa com/ });
      for (const text of ['No caminho', 'Sem rede']) {
        await log.getByText(text, { exact: true }).first().waitFor();
        expect(await log.getByText(text, { exact: true }).count()).toBe(1);
      }
    }
    await admin.close();
    await ana.close();
  });

  it('REAL-2 a slow list of quick answers: Enter waits for it, and a lone word with a slash is asked about', async () => {
    const { rest, ticket, ana, box } = await writing();
    const { page } = ana;
    await forgetRequests();
    const letGo = await keepBack(page, /\/quick-messages\/list/);
    await box.pressSequentially('/prazo');
    await box.press('Enter');
    await page.getByText('O Enter vale assim que elas chegarem.').waitFor();
    letGo();
    await expect.poll(() => box.inputValue()).toMatch(/^(?!\/).+/);
    await box.fill('/inexistente');
    await box.press('Enter');
    const question = page.getByRole('group', { name: /Enviar assim mesmo\?$/ });
    await question.waitFor();
    await expectNoAxeViolations(page, '[data-composer]');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await box.inputValue()).toBe('/inexistente');
    expect(await postsTo(ticket.id)).toBe(0);
    await box.press('Enter');
    await question.waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rest.bodies(ticket.id)).at(-1)).toBe('/inexistente');
    expect(await postsTo(ticket.id)).toBe(1);
    expect(ana.errors).toEqual([]);
    await ana.close();
  });

  it('DAY-8 B-20 on a telephone the finger that opens the menu of a message takes nothing from it when it is lifted', async () => {
    const { ticket, ana } = await writing({ width: 390, height: 780 });
    const { page } = ana;
    for (const body of ['primeira', 'aperte aqui', 'terceira', 'quarta', 'quinta', 'última'])
      await control('receive', { ticketId: ticket.id, bot: false, body });
    await page.getByText('última', { exact: true }).last().waitFor();
    const finger = await ana.context.newCDPSession(page);
    const menu = page.getByRole('menu', { name: 'Opções da mensagem' });
    // The menu opens beside the finger, or under it where there is no room.
    for (const body of ['primeira', 'terceira', 'última']) {
      const bubble = await page.getByText(body, { exact: true }).last().boundingBox();
      const [x, y] = [(bubble?.x ?? 0) + 20, (bubble?.y ?? 0) + 8];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await menu.waitFor();
      // Longer than a tap may take.
      await page.waitForTimeout(600);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(400);
      expect(await menu.isVisible()).toBe(true);
      await page.getByRole('menuitem', { name: 'Copiar texto' }).tap();
      await menu.waitFor({ state: 'detached' });
    }
    await ana.close();
  });

  it('DAY-11 the narrower the box, the more tools fold: emoji and attachments last, sending never', async () => {
    // As wide as beside a docked drawer at 1280.
    const { ana, box } = await writing({ width: 1024 });
    const { page } = ana;
    const tool = (name: string) => page.locator('[data-composer]').getByRole('button', { name, exact: true });
    await tool('Mais ferramentas').waitFor();
    for (const name of ['Emoji', 'Anexar arquivo', 'Gravar áudio', 'Enviar'])
      expect(await tool(name).isVisible()).toBe(true);
    await tool('Mais ferramentas').click();
    await page.getByRole('menuitem', { name: 'Inserir variável' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Emoji' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 780 });
    await tool('Emoji').waitFor({ state: 'detached' });
    await box.fill('Oi');
    await tool('Enviar').waitFor();
    await ana.close();
  });

  it('DAY-23 P-09 several emoji in a row, the text beside them in sight and written on, until Escape', async () => {
    const { ana, box } = await writing();
    const { page } = ana;
    const panel = page.getByRole('dialog', { name: 'Escolher emoji' });
    const isFocused = (): Promise<boolean> => box.evaluate((field) => field === document.activeElement);
    await box.fill('Oi ');
    await page.getByRole('button', { name: 'Emoji', exact: true }).click();
    const search = panel.getByRole('searchbox', { name: 'Buscar emoji' });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill('coração vermelho');
    await panel
      .getByRole('gridcell', { name: /coração vermelho/i })
      .first()
      .waitFor();
    await search.press('Enter');
    await search.press('Enter');
    await expect.poll(() => box.inputValue()).toMatch(/^Oi (❤️?){2}$/u);
    await panel
      .getByRole('gridcell', { name: /coração vermelho/i })
      .first()
      .click();
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.type(' tudo bem');
    expect(await box.inputValue()).toMatch(/^Oi (❤️?){3} tudo bem$/u);
    const [over, text] = [await panel.boundingBox(), await box.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    expect(over?.y ?? 0).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await isFocused()).toBe(true);
    await ana.close();
  });

  it('P-02 the text grows to five rows and no further', async () => {
    const { ana, box } = await writing();
    const heightOf = async (lines: number): Promise<number> => {
      await box.fill(Array.from({ length: lines }, (_, line) => `linha ${line}`).join('\n'));
      return (await box.boundingBox())?.height ?? 0;
    };
    const one = await heightOf(1);
    const five = await heightOf(5);
    const line = (five - one) / 4;
    expect(line).toBe(20);
    expect(await heightOf(3)).toBe(one + 2 * line);
    expect(await heightOf(9)).toBe(five);
    expect(await heightOf(1)).toBe(one);
    await ana.close();
  });

  it('P-09 PAIN-2.8 PAIN-2.10 an emoji from the picker, loaded on the first opening and kept, goes to the caret', async () => {
    const { ana, box } = await writing();
    const { page } = ana;
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await box.fill('Oi  tudo bem');
    await box.evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(3, 3));
    await page.getByRole('button', { name: 'Emoji' }).click();
    const search = page.getByRole('searchbox', { name: 'Buscar emoji' });
    await search.fill('coração vermelho');
    await page
      .getByRole('button', { name: /coração vermelho/i })
      .or(page.getByRole('gridcell', { name: /coração vermelho/i }))
      .first()
      .click();
    expect(await box.inputValue()).toMatch(/^Oi ❤️? tudo bem$/u);
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(loaded.filter((url) => url.includes('emojibase'))).not.toEqual([]);
    loaded.length = 0;
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Emoji' }).click();
    await search.waitFor();
    expect(loaded.filter((url) => url.includes('emojibase'))).toEqual([]);
    await ana.close();
  });
});
