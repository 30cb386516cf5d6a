import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAgent, useBrowser } from './browser';
import { arrives, lastFile, queueIds, restAs } from './rest';

useBrowser('each');

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prosa-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Ana in one of her own open tickets. */
async function writing() {
  const [rest, admin] = await Promise.all([restAs('ana'), restAs('admin')]);
  const sales = (await queueIds(admin))['Vendas'] ?? 0;
  const [ticket] = await admin.tickets('pending', [sales]);
  if (!ticket) throw new Error('the seed has no waiting ticket in Vendas');
  await admin.call('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: rest.id });
  const ana = await newAgent('ana', { storage: { signOption: 'false' } }, [/ERR_UPLOAD_FILE_CHANGED/]);
  await ana.page.goto(`/tickets/${ticket.uuid}`);
  const box = ana.page.getByRole('textbox', { name: 'Mensagem', exact: true });
  await box.waitFor();
  /** Drops what stands on the disk, by its path: a file picker of the tests is given a copy. */
  const drop = async (...files: string[]): Promise<void> => {
    const place = await ana.page.getByRole('region', { name: /^Conversa com/ }).boundingBox();
    if (!place) throw new Error('no conversation');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const hand = await ana.page.context().newCDPSession(ana.page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await hand.send('Input.dispatchDragEvent', { type, x, y, data: { items: [], files, dragOperationsMask: 1 } });
    }
  };
  // Read once more behind the page's own reading, so that a test knows when that is through.
  await ana.page.evaluate(() =>
    window.addEventListener('drop', ({ dataTransfer }) => {
      const files = [...(dataTransfer?.files ?? [])];
      Reflect.set(window, 'read', Promise.allSettled(files.map((file) => file.arrayBuffer())));
    }),
  );
  const read = () => ana.page.evaluate(async () => void (await Reflect.get(window, 'read')));
  return { rest, ticket, ana, box, drop, read };
}

describe('files of the disk', () => {
  it('PUB-29 B-03 corrected and saved after it was attached, a file goes as it was attached', async () => {
    const { rest, ticket, ana, box, drop, read } = await writing();
    const path = join(folder, 'proposta.pdf');
    await writeFile(path, 'as it was attached');
    await drop(path);
    await ana.page.getByRole('button', { name: 'Remover proposta.pdf' }).waitFor();
    await read();
    await writeFile(path, 'corrected, and longer than before');
    await box.fill('Segue a proposta');
    await box.press('Enter');
    await arrives(ana.page, rest, ticket.id, 'Segue a proposta');
    const file = await lastFile(await rest.call('GET', `/messages/${ticket.id}`));
    expect(new TextDecoder().decode(file)).toBe('as it was attached');
    await ana.close();
  });

  it('PUB-28 PUB-29 B-02 one too large to be kept says that it has changed, and what stands behind it goes', async () => {
    const { rest, ticket, ana, box, drop, read } = await writing();
    const path = join(folder, 'catálogo.pdf');
    await writeFile(path, Buffer.alloc(17 * 1024 * 1024));
    await drop(path);
    await ana.page.getByRole('button', { name: 'Remover catálogo.pdf' }).waitFor();
    await read();
    await writeFile(path, 'another catalogue');
    await box.press('Enter');
    await box.fill('Veja também o site');
    await box.press('Enter');
    await ana.page.getByText('O arquivo mudou ou saiu do lugar depois de anexado. Anexe de novo.').waitFor();
    await arrives(ana.page, rest, ticket.id, 'Veja também o site');
    await ana.page.getByRole('button', { name: 'Descartar' }).click();
    await ana.close();
  });

  it('PUB-28 B-03 a folder is refused at the drop, in words; the file beside it is attached', async () => {
    const { rest, ticket, ana, box, drop } = await writing();
    const { page } = ana;
    const photos = join(folder, 'fotos');
    await mkdir(photos);
    await writeFile(join(photos, 'uma.txt'), 'x');
    const list = join(folder, 'lista.txt');
    await writeFile(list, 'um, dois');
    await drop(photos, list);
    await page.getByText(/^Pastas não podem ser enviadas/).waitFor();
    await page.getByRole('button', { name: 'Remover lista.txt' }).waitFor();
    expect(await page.getByRole('button', { name: /^Remover/ }).count()).toBe(1);
    await box.fill('Segue a lista');
    await box.press('Enter');
    await arrives(page, rest, ticket.id, 'Segue a lista');
    await ana.close();
  });

  it('PUB-41 a file dropped on the bar does not take the place of the app', async () => {
    const { ana, box } = await writing();
    const path = join(folder, 'ao lado.html');
    await writeFile(path, 'not the app');
    await box.fill('Um rascunho');
    const bar = await ana.page.getByRole('banner').first().boundingBox();
    if (!bar) throw new Error('no bar');
    const at = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 };
    const opened: string[] = [];
    ana.page.on('framenavigated', (frame) => opened.push(frame.url()));
    ana.context.on('page', (page) => opened.push(page.url()));
    const hand = await ana.context.newCDPSession(ana.page);
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await hand.send('Input.dispatchDragEvent', { type, ...at, data });
    }
    await ana.page.waitForTimeout(500);
    expect(opened).toEqual([]);
    expect(await box.inputValue()).toBe('Um rascunho');
    await ana.close();
  });
});
