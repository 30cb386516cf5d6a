import { describe, expect, it } from 'vitest';
import { lastFile } from '../e2e/rest';
import { mimeType, sheet } from '../e2e/spreadsheet';
import { answering, box, thread } from './conversation';
import { button, newAgent, pause, role, text, useEngine } from './person';

useEngine();

/** One red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** What the composer says where no sound comes in (src/i18n/pt/composer.ts). */
const noVoice = /^(O microfone está|Nenhum microfone|A gravação precisa|Não deu para gravar)/;

describe('files', () => {
  it('P-13 B-03 a picture from the clipboard is shown first and sent with its caption', async () => {
    const { person, ticket, rest } = await answering();
    await person.paste(box, { name: 'ponto.png', type: 'image/png', bytes: png });
    await person.see(button(/^Remover /));
    await person.fill(box, 'Olhe só');
    await person.press('Enter');
    await expect.poll(async () => (await rest.bodies(ticket.id)).at(-1)).toBe('Olhe só');
    expect(await lastFile(await rest.call('GET', `/messages/${ticket.id}`))).toEqual(new Uint8Array(png));
    await person.see({ ...text('Olhe só'), within: thread });
  });

  it('P-14 P-15 B-23 a voice note arrives as an mp3, or the lack of a microphone is said in words', async () => {
    const { person, ticket, rest } = await answering();
    const hears = await person.ask(`navigator.mediaDevices?.getUserMedia({ audio: true }).then(
      (stream) => (stream.getTracks().forEach((track) => track.stop()), true), () => false) ?? false`);
    await person.click(button('Gravar áudio'));
    if (hears !== true) {
      await person.see(text(noVoice));
      await person.see(box);
      return;
    }
    await person.see(role('timer', 'Tempo de gravação'));
    await pause(2_500);
    await person.click(button('Enviar áudio'));
    await expect.poll(async () => (await rest.bodies(ticket.id)).at(-1)).toBe('Áudio');
    const mp3 = await lastFile(await rest.call('GET', `/messages/${ticket.id}`));
    expect(mp3.length).toBeGreaterThanOrEqual(10_000);
    // Frame sync, MPEG 1 layer III.
    expect([mp3[0], (mp3[1] ?? 0) & 0xfe]).toEqual([0xff, 0xfa]);
    await person.see({ ...button('Ouvir'), which: 'last' });
  });

  it('C-11 C-12 B-06 contacts come in from a spreadsheet, and what is wrong in it is said', async () => {
    const person = await newAgent('admin');
    await person.open('/contacts');
    await person.click(button('Importar'));
    await person.click(role('menuitem', 'De uma planilha…'));
    const dialog = role('dialog');
    const rows = [
      ['Nome', 'Telefone', 'E-mail'],
      ['Planilha Boa', '5511944440001', 'boa@exemplo.com'],
      ['Planilha Curta', '12', ''],
    ];
    await person.see(dialog);
    await person.give({ label: /^Arquivo \.xlsx/ }, { name: 'clientes.xlsx', type: mimeType, bytes: sheet(rows) });
    await person.see({ ...text(/^clientes\.xlsx · 2 linhas/), within: dialog });
    await person.click({ ...button(/^Importar \d/), within: dialog });
    await person.see({ ...text(/^Contatos adicionados: 1/), within: dialog });
    await person.see({ ...text('Planilha Curta'), which: 'first', within: dialog });
    await person.click({ ...button('Concluir'), within: dialog });
    await person.miss(dialog);
    await person.fill({ ...role('searchbox'), within: role('main') }, 'Planilha Boa');
    await person.see(role('rowheader', /Planilha Boa/));
  });
});
