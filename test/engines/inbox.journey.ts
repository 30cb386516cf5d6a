import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../backend/seed/people';
import { control, emailOf } from '../e2e/browser';
import { recorder } from '../e2e/threadLab';
import { conversationAddress } from '../e2e/places';
import { answering, box, thread } from './conversation';
import { button, newAgent, newVisitor, pause, role, text, useEngine } from './person';

useEngine();

describe('inbox', () => {
  it('S-08 S-16 signs in by keyboard and stays signed in when the page is loaded anew', async () => {
    const ana = await newVisitor();
    await ana.open('/');
    await ana.isAt(/^\/login/);
    await ana.fill(role('textbox', /^E-?mail/i), emailOf('ana'));
    await ana.fill({ label: /^Senha/ }, PASSWORD);
    await ana.press('Enter');
    await ana.isAt(/^\/tickets/);
    await ana.see({ ...role('listitem'), which: 'first' });
    await ana.open('/tickets');
    await ana.see({ ...role('listitem'), which: 'first' });
    await ana.isAt(/^\/tickets/);
    expect(await ana.count(button('Entrar'))).toBe(0);
  });

  it('T-40 M-22 a message arrives live in its conversation, and in the list', async () => {
    const { person, ticket } = await answering();
    await control('receive', { ticketId: ticket.id, body: 'Cheguei agora', bot: false });
    await person.see({ ...text('Cheguei agora'), within: thread });
    await person.open('/tickets');
    await person.see({ ...role('listitem'), which: 'first' });
    await control('receive', { ticketId: ticket.id, body: 'E mais uma coisa', bot: false });
    await person.see({ ...text('E mais uma coisa'), which: 'first' });
  });

  it('P-06 B-02 an answer typed and sent with Enter stands there once, and once at the server', async () => {
    const { person, ticket, rest } = await answering();
    await person.fill(box, 'Bom dia, não há problema: já está a caminho!');
    await person.press('Enter');
    await person.see({ ...text(/já está a caminho!$/), within: thread });
    await expect
      .poll(async () => (await rest.bodies(ticket.id)).at(-1))
      .toBe('Bom dia, não há problema: já está a caminho!');
    expect((await rest.bodies(ticket.id)).filter((body) => body.endsWith('a caminho!'))).toHaveLength(1);
    expect(await person.count({ ...text(/já está a caminho!$/), within: thread })).toBe(1);
  });

  it('M-03 B-15 PAIN-3.2 older messages arrive above without moving the line being read', async () => {
    const person = await newAgent('super');
    await person.open(await conversationAddress());
    await person.see(thread);
    await person.ask(recorder);
    const measure = async (question: string) => Number(await person.ask(question));
    await expect.poll(() => measure('window.threadLab.frames.length')).toBeGreaterThan(0);
    const [x, y] = [640, 400];
    for (let round = 0; round < 2; round += 1) {
      await control('delay', { match: 'GET /messages', milliseconds: 1_500 });
      const before = await measure('threadLab.area.scrollHeight');
      for (let turn = 0; turn < 100 && (await measure('threadLab.area.scrollTop')) > 40; turn += 1)
        await person.driver.wheel(x, y, -300);
      await pause(200);
      await person.ask('threadLab.start()');
      await expect.poll(() => measure('threadLab.area.scrollHeight')).toBeGreaterThan(before + 300);
      await pause(300);
      expect(await measure('threadLab.shift()')).toBeLessThanOrEqual(2);
    }
  });
});
