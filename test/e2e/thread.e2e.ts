import { describe, expect, it } from 'vitest';
import { control, until } from './browser';
import { restAs } from './rest';
import {
  ask,
  open,
  receive,
  rest,
  shift,
  startAnew,
  thePage,
  thread,
  ticketId,
  threadJourneys,
  wheelTo,
  wheelToTop,
} from './threadLab';
import { keepBack } from './wire';

threadJourneys();

describe('the conversation', () => {
  it('M-02 B-15 PAIN-3.2 opens at its end and nothing moves while it settles', async () => {
    await open();
    await thePage().waitForTimeout(1_000);
    expect(await rest()).toBeLessThanOrEqual(2);
    expect(await shift()).toBeLessThanOrEqual(2);
  });

  it('B-15 PAIN-3.2 opens at the divider above the first of thirty unread messages', async () => {
    for (let number = 1; number <= 30; number += 1) await receive({ body: `não lida ${number}` });
    await open();
    await thePage().waitForTimeout(1_000);
    const divider = thePage().getByText(/^\d+ mensagens novas$/);
    expect(await divider.isVisible()).toBe(true);
    const [line, area] = [
      await divider.boundingBox(),
      await thePage().getByRole('region', { name: 'Mensagens' }).boundingBox(),
    ];
    expect((line?.y ?? 0) - (area?.y ?? 0)).toBeLessThan(80);
    expect(await shift()).toBeLessThanOrEqual(2);
  });

  it('M-03 B-15 PAIN-3.2 older pages arrive above without moving the line being read', async () => {
    await open();
    await thePage().waitForTimeout(500);
    for (let round = 0; round < 3; round += 1) {
      await control('delay', { match: 'GET /messages', milliseconds: 300 });
      const before = await thePage().evaluate('threadLab.area.scrollHeight');
      await wheelToTop();
      await thePage().waitForTimeout(120);
      await startAnew();
      await until(thePage(), `threadLab.area.scrollHeight > ${String(before)} + 300`);
      await thePage().waitForTimeout(250);
      expect(await shift()).toBeLessThanOrEqual(2);
    }
  });

  it('PAIN-3.2 B-15 pictures that come late, or never, move nothing', async () => {
    const pictures = ['caixa.jpg', 'nunca-existiu.jpg', 'luminaria.jpg', 'caixa.jpg'];
    for (const mediaPath of pictures) await receive({ body: '-', mediaType: 'image', mediaPath });
    await receive({ body: 'o que acha?' });
    const letGo = await keepBack(thePage(), '**/public/**');
    await open();
    await thePage().getByText('o que acha?').first().waitFor();
    await thePage().waitForTimeout(600);
    await startAnew();
    letGo();
    await until(thePage(), `[...document.querySelectorAll('[data-row] img')].some((image) => image.naturalWidth > 0)`);
    await thePage().waitForTimeout(500);
    expect(await shift()).toBeLessThanOrEqual(2);
  });

  it('DAY-14 a letter typed and deleted moves nothing, however wide the box is', async () => {
    await open();
    const box = thePage().getByRole('textbox', { name: 'Mensagem', exact: true });
    for (const width of [1440, 700, 390]) {
      await thePage().setViewportSize({ width, height: 800 });
      await thePage().waitForTimeout(500);
      await startAnew();
      await box.press('a');
      await thePage().waitForTimeout(150);
      await box.press('Backspace');
      await thePage().waitForTimeout(150);
      expect(await shift()).toBe(0);
    }
    await thePage().setViewportSize({ width: 1280, height: 800 });
  });

  it('M-22 PAIN-3.1 B-15 follows new messages at the end, and keeps the place of who reads older ones', async () => {
    await open();
    await thePage().waitForTimeout(600);
    await receive({ body: 'primeira' });
    await receive({ body: 'segunda '.repeat(60) });
    await thePage().getByText('segunda segunda').last().waitFor();
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await thread().hover();
    await thePage().mouse.wheel(0, -500);
    await thePage().waitForTimeout(300);
    await startAnew();
    await receive({ body: 'terceira' });
    await receive({ body: 'quarta' });
    const news = thePage().getByRole('button', { name: /^2 novas/ });
    await news.waitFor();
    expect(await shift()).toBeLessThanOrEqual(2);
    await news.click();
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await news.waitFor({ state: 'detached' });
  });

  it('DAY-70 M-22 who reads further up stays there when a colleague or the telephone answers', async () => {
    await open();
    await thePage().waitForTimeout(1_800);
    await thread().hover();
    await thePage().mouse.wheel(0, -500);
    await thePage().waitForTimeout(300);
    await startAnew();
    const admin = await restAs('admin');
    const colleague = { body: 'de um colega', read: 1, fromMe: true, mediaUrl: '' };
    await receive({ fromMe: true, body: 'do telefone da loja' });
    await thePage().getByText('do telefone da loja').first().waitFor();
    await admin.call('POST', `/messages/${ticketId}`, colleague);
    // In its row.
    await thePage().getByText(colleague.body).first().waitFor();
    await thePage().waitForTimeout(250);
    expect(await shift()).toBeLessThanOrEqual(2);
    expect(await rest()).toBeGreaterThan(400);
  });

  it('B-15 B-22 the end stays in sight while the message box grows; who reads older messages is not moved', async () => {
    await open();
    await thePage().waitForTimeout(1_800);
    const box = thePage().getByRole('textbox', { name: 'Mensagem' });
    const low = (await box.boundingBox())?.height ?? 0;
    await box.fill('um\ndois\ntrês\nquatro');
    await expect.poll(async () => (await box.boundingBox())?.height ?? 0).toBeGreaterThan(low + 40);
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await box.fill('');
    await expect.poll(() => rest()).toBeLessThanOrEqual(2);
    await thread().hover();
    await thePage().mouse.wheel(0, -500);
    await thePage().waitForTimeout(300);
    await startAnew();
    await box.fill('um\ndois\ntrês\nquatro');
    await thePage().waitForTimeout(300);
    expect(await shift()).toBeLessThanOrEqual(2);
    expect(await rest()).toBeGreaterThan(400);
    await box.fill('');
  });

  it('B-24 B-15 notes that come late, above and below what is read, do not move it', async () => {
    const admin = await restAs('admin');
    const ticket = await admin.call('GET', `/tickets/${ticketId}`);
    const contactId = typeof ticket === 'object' && ticket !== null && 'contactId' in ticket ? ticket.contactId : 0;
    const write = (note: string) => admin.call('POST', '/ticket-notes', { note, ticketId, contactId });
    await write('Combinado por telefone '.repeat(10));
    for (let number = 1; number <= 14; number += 1) await receive({ body: `linha ${number}\n\nmais\n\ntexto` });
    await write('Falta a nota fiscal');
    const letGo = await keepBack(thePage(), /ticket-notes\/list/);
    await open();
    await thePage().waitForTimeout(600);
    await thread().hover();
    await thePage().mouse.wheel(0, 20_000);
    await thePage().waitForTimeout(200);
    await wheelTo('linha 8');
    await startAnew();
    const answer = thePage().waitForResponse(/ticket-notes\/list/);
    letGo();
    await answer;
    await thePage().waitForTimeout(500);
    expect(await shift()).toBeLessThanOrEqual(2);
    await thePage().unroute(/ticket-notes\/list/);
    await thread().hover();
    await thePage().mouse.wheel(0, 20_000);
    await thread().getByText('Falta a nota fiscal').waitFor();
    await wheelTo('Combinado por telefone');
  });

  it('B-18 a message of nothing but emoji is drawn large', async () => {
    await receive({ body: '🎉' });
    await open();
    const emoji = thread().getByText('🎉').last();
    await emoji.waitFor();
    expect(await emoji.evaluate((element) => getComputedStyle(element).fontSize)).toBe('36px');
  });

  it('SAFE-17 a text written from right to left stands so, its time at the other side, its preview from its beginning', async () => {
    const long = 'مرحبا، أريد أن أعرف أين طلبي رقم ١٢٣ من فضلكم لأنني أنتظر منذ أسبوع';
    await receive({ body: `${long}\n${long}\n1. نعم` });
    await open();
    const text = thread().getByText('مرحبا').last();
    await text.waitFor();
    const bubble = text.locator('xpath=ancestor::*[@dir="auto"][1]');
    expect(await bubble.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    const [around, time] = [await bubble.boundingBox(), await bubble.locator('time').boundingBox()];
    expect((time?.x ?? 0) - (around?.x ?? 0)).toBeLessThan(60);
    // In the list the first word of a line too long for it is the one that is seen.
    const line = thePage().locator('li[data-ticket] [dir="auto"]', { hasText: 'مرحبا' }).first();
    const clipped = await line.evaluate((element) => {
      const range = document.createRange();
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!node) return true;
      range.setStart(node, 0);
      range.setEnd(node, 5);
      const [word, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return element.scrollWidth <= element.clientWidth || word.left < box.left || word.right > box.right + 1;
    });
    expect(clipped).toBe(false);
  });

  it('B-42 B-18 B-36 hostile bodies are drawn as text and do nothing', async () => {
    const bodies = [
      '<script>window.hacked = 1</script>',
      '<img src=x onerror="window.hacked = 1"> <svg onload="window.hacked = 1">',
      '[clique](javascript:window.hacked=1) javascript:window.hacked=1',
      '<a href="javascript:window.hacked=1" style="position:fixed;inset:0">x</a>',
      '{{constructor.constructor("window.hacked=1")()}} ${window.hacked=1}',
      `\u202Egnp.exe \u0000\uFEFF\uD800 ${'\u0301'.repeat(500)} ${'👨‍👩‍👧‍👦'.repeat(50)}`,
      '*'.repeat(10_000),
      'a'.repeat(100_000),
    ];
    for (const body of bodies) await receive({ body });
    for (const mediaType of ['locationMessage', 'contactMessage'])
      await receive({
        mediaType,
        body: 'data:image/svg+xml,<svg onload=window.hacked=1>|javascript:window.hacked=1|x\nFN:<img src=x onerror=window.hacked=1>',
      });
    await receive({ body: 'depois de tudo' });
    await open();
    await thePage().getByText('depois de tudo').first().waitFor();
    await thePage().waitForTimeout(300);
    await thePage().getByText('<script>window.hacked = 1</script>').first().waitFor({ state: 'attached' });
    expect(await thePage().evaluate('"hacked" in window')).toBe(false);
    expect(await thePage().locator('[href^="javascript:" i], [data-row] script, [data-row] [onload]').count()).toBe(0);
    expect(await ask('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
});
