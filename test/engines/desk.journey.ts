import { describe, expect, it } from 'vitest';
import { baseUrl } from '../e2e/browser';
import { restAs } from '../e2e/rest';
import { inTwoHours } from '../e2e/moments';
import { answering, box, thread } from './conversation';
import { startLine } from './line';
import { button, newAgent, pause, role, text, useEngine, type Person, type Target } from './person';

useEngine();

/** What engines print while nobody answers; media have the address of whoever asked last, here the journey itself. */
const broken = /ERR_(CONNECTION|EMPTY)|WebSocket|can’t establish|was interrupted|img-src|Loading the image/;

const lane = (name: string): Target => role('region', new RegExp(`^${name}`));
const card = (name: string, within: Target): Target => ({ ...role('link', name), within });

/** Of a card that no other card shares its name with. */
async function soleName(person: Person, within: Target): Promise<string> {
  const links = { ...role('link'), within: { ...role('listitem'), within } };
  await person.see(links);
  for (const name of await person.texts(links)) if ((await person.count(role('link', name))) === 1) return name;
  throw new Error('every name stands twice');
}

describe('desk', () => {
  it('K-04 B-31 B-33 a card goes to another lane by keyboard, and the focus with it', async () => {
    const person = await newAgent('admin');
    await person.open('/kanban');
    const [quote, payment] = [lane('Orçamento enviado'), lane('Aguardando pagamento')];
    const name = await soleName(person, quote);
    await person.focus(card(name, quote));
    await person.press('Space', 'ArrowRight', 'Enter');
    await person.see(card(name, payment));
    await person.miss(card(name, quote));
    await expect.poll(() => person.ask('document.activeElement.textContent')).toBe(name);
    await person.open('/kanban');
    await person.see(card(name, payment));
  });

  it('CP-08 CP-13 CP-15 a campaign is written, planned and listed', async () => {
    const person = await newAgent('admin');
    await person.open('/campaigns');
    await person.click(button('Nova campanha'));
    const form = role('dialog');
    await person.fill({ label: /^Nome/, within: form }, 'Feira de inverno');
    for (const [field, option] of [
      ['Lista de contatos', 'Clientes ativos'],
      ['Conexão', 'Principal'],
    ] as const) {
      // By keyboard: on a slow machine the mouse is still down when the list stands under it, and choosing by
      // pulling is allowed.
      await person.focus({ ...role('combobox', field), within: form });
      await person.press('ArrowDown');
      await person.click(role('option', option));
      await person.miss(role('listbox'));
    }
    await person.set({ label: /^Data e hora/, within: form }, inTwoHours());
    await person.fill({ label: 'Texto da mensagem', within: form }, 'Olá {nome}, até a feira!');
    await person.see({ ...role('group', /^Prévia para /), within: form });
    await person.click({ ...button('Salvar'), within: form });
    await person.miss(form);
    await person.see({ ...text('Programada'), within: role('row', /Feira de inverno/) });
    const stored = JSON.stringify(await (await restAs('admin')).call('GET', '/campaigns?searchParam=Feira de inverno'));
    expect(stored).toContain('Olá {nome}, até a feira!');
  });

  it('B-07 B-09 SAFE-5 the network goes and comes back: it is said, what was written is kept and arrives once', async () => {
    const line = await startLine(baseUrl());
    const { person, ticket, rest } = await answering({
      origin: line.origin,
      noise: broken,
    });
    await line.cut();
    await person.see(text('O servidor não responde.'));
    await person.fill(box, 'Escrita sem rede');
    await person.press('Enter');
    const bubble = { ...text('Escrita sem rede'), within: thread };
    await person.see(bubble);
    await line.mend();
    await person.miss(text('O servidor não responde.'));
    // What may have arrived is not sent again by itself.
    await person.see(text('Sem confirmação do servidor.'));
    await person.click(button('Tentar de novo'));
    await expect.poll(async () => (await rest.bodies(ticket.id)).at(-1)).toBe('Escrita sem rede');
    await pause(1_500);
    expect((await rest.bodies(ticket.id)).filter((body) => body === 'Escrita sem rede')).toHaveLength(1);
    expect(await person.count(bubble)).toBe(1);
    await line.cut();
  });
});
