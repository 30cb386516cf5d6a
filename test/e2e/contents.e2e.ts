import { describe, expect, it } from 'vitest';
import { control, newAgent, useBrowser } from './browser';
import { queueIds, restAs } from './rest';

useBrowser('each');

/** Ana in one of her own conversations, whose newest messages are these. */
async function reading(messages: object[], theme: 'light' | 'dark' = 'light') {
  const [rest, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
  const [ticket] = await admin.tickets('pending', [(await queueIds(admin))['Vendas'] ?? 0]);
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  await admin.call('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: rest.id });
  for (const message of messages) await control('receive', { ticketId: ticket.id, bot: false, ...message });
  const ana = await newAgent('ana', { theme });
  await ana.page.goto(`/tickets/${ticket.uuid}`);
  return { ana, page: ana.page, thread: ana.page.getByRole('region', { name: 'Mensagens' }) };
}

describe('what messages hold', () => {
  it('PUB-66 what is copied of a list has its numbers and dots', async () => {
    const { ana, thread } = await reading([{ body: 'Traga:\n1. RG\n2. CPF\n- cópia *simples*\n* foto' }]);
    const row = thread.locator('[data-row]').filter({ hasText: 'Traga:' }).last();
    await row.waitFor();
    const text = await row.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(text).toMatch(/Traga:\n+1\. RG\n+2\. CPF\n+• cópia simples\n+• foto/);
    // The words stand below one another, each on one line with its mark.
    const places = await row.locator('li').evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        range.setStartAfter(item.firstElementChild ?? item);
        const { left, height } = range.getBoundingClientRect();
        return { left: Math.round(left), lines: Math.round(item.getBoundingClientRect().height / height) };
      }),
    );
    expect(places).toHaveLength(4);
    expect(new Set(places.map(({ left }) => left)).size).toBe(1);
    expect(places.every(({ lines }) => lines === 1)).toBe(true);
    await ana.close();
  });

  it('PUB-68 a picture with nothing behind its lines has a light ground, in the dark as well and in the gallery', async () => {
    const { ana, page, thread } = await reading([{ body: '-', mediaType: 'image', mediaPath: 'caixa.jpg' }], 'dark');
    const white = 'rgb(255, 255, 255)';
    const groundOf = (image: Element): string => getComputedStyle(image).backgroundColor;
    const picture = thread.getByRole('button', { name: 'Abrir a foto' }).last();
    await expect.poll(() => picture.locator('img').evaluate(groundOf)).toBe(white);
    await picture.click();
    const shown = page.locator('.yarl__slide_current img');
    await shown.waitFor();
    await expect.poll(() => shown.evaluate(groundOf)).toBe(white);
    // The ground ends where the picture does.
    const [shape, box] = await shown.evaluate((image) =>
      image instanceof HTMLImageElement
        ? [image.naturalWidth / image.naturalHeight, image.offsetWidth / image.offsetHeight]
        : [0, 1],
    );
    expect(box).toBeCloseTo(shape ?? 0, 1);
    await ana.close();
  });
});
