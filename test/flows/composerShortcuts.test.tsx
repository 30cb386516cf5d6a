import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerWhen, requests } from '../page';
import { backend } from '../world';
import { change, firstTicket, openConversation, sent, sentTexts } from './composerHelpers';

const unsigned = { storage: { signOption: 'false' } };
const list = '/quick-messages/list';
const protocol = 'Seu protocolo de atendimento é {{protocol}}.';

const popup = (): HTMLElement | null => screen.queryByRole('listbox', { name: 'Respostas rápidas' });
const findQuestion = (): Promise<HTMLElement> => screen.findByRole('group', { name: /Enviar .+\?$/ });
const question = (): HTMLElement | null => screen.queryByRole('group', { name: /Enviar .+\?$/ });

let ticket: ReturnType<typeof firstTicket>;

beforeEach(() => {
  ticket = firstTicket('ana');
});

describe('a shortcut while the quick answers are being loaded', () => {
  it('REAL-2 Enter waits for the list and then takes the one exact match', async () => {
    const release = answerWhen(list);
    const { box, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/protocolo', '{Enter}');
    expect(await screen.findByText(/O Enter vale assim que elas chegarem/)).toBeVisible();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(box).toHaveValue('/protocolo');
    release();
    await waitFor(() => expect(box).toHaveValue(protocol));
    expect(posts).toEqual([]);
    expect(sentTexts(ticket.id)).not.toContain('/protocolo');
  });

  it('REAL-2 without an exact match the list is shown, and nothing is sent', async () => {
    const release = answerWhen(list);
    const { box, write, posts } = await openConversation(ticket, unsigned);
    await write(box, 'Veja /p', '{Enter}');
    release();
    await waitFor(() => expect(popup()?.querySelectorAll('[role=option]').length).toBeGreaterThan(1));
    expect(box).toHaveValue('Veja /p');
    expect(posts).toEqual([]);
  });

  it('REAL-2 a text whose last word turns out to be no shortcut goes out with that one Enter', async () => {
    const release = answerWhen(list);
    const { box, write, posts } = await openConversation(ticket, unsigned);
    await write(box, 'a 60 km /h-nada', '{Enter}');
    expect(posts).toEqual([]);
    release();
    await sent(ticket.id, 'a 60 km /h-nada');
    expect(posts).toHaveLength(1);
  });

  it('REAL-2 what is typed meanwhile ends the waiting, and so does Escape', async () => {
    const release = answerWhen(list);
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/protocolo', '{Enter}');
    change(box, '/protocolo sim');
    await waitFor(() => expect(requests('GET', list)).toBe(1));
    release();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(box).toHaveValue('/protocolo sim');
    expect(posts).toEqual([]);

    change(box, '/protocolo');
    await user.keyboard('{Escape}{Enter}');
    expect(await findQuestion()).toBeVisible();
    expect(posts).toEqual([]);
  });

  it('REAL-2 when the list cannot be loaded Enter asks; trying again takes the match', async () => {
    backend.failNext(`GET ${list}`, 500);
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, 'Veja /protocolo', '{Enter}');
    const asked = within(await findQuestion());
    expect(asked.getByText(/não carregaram/)).toBeVisible();
    expect(posts).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(box).toHaveValue(`Veja ${protocol}`));
    expect(question()).toBeNull();
    expect(posts).toEqual([]);
  });
});

describe('a text that begins with a slash and is no quick answer', () => {
  it('DAY-9 PUB-19 REAL-2 Enter asks first; Escape goes back to the text, a second Enter sends it', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/inexistente', '{Enter}');
    const send = within(await findQuestion()).getByRole('button', { name: 'Enviar assim mesmo' });
    expect(send).toHaveFocus();
    // A key that is held down is no second thought.
    fireEvent.keyDown(send, { key: 'Enter', repeat: true });
    await user.keyboard('{Escape}');
    expect(question()).toBeNull();
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('/inexistente');
    expect(posts).toEqual([]);

    await user.keyboard('{Enter}');
    await findQuestion();
    await user.keyboard('{Enter}');
    await sent(ticket.id, '/inexistente');
    expect(box).toHaveValue('');
    expect(posts).toHaveLength(1);
  });

  it('REAL-2 the send button asks as well, and writing on takes the question away', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/prazo');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await findQuestion();
    expect(posts).toEqual([]);
    change(box, 'O prazo de entrega');
    expect(question()).toBeNull();
    await write(box, '', '{Enter}');
    await sent(ticket.id, 'O prazo de entrega');
    expect(question()).toBeNull();
  });
});

describe('shortcuts as people write them', () => {
  const options = (): string[] => [...(popup()?.querySelectorAll('[role=option]') ?? [])].map((row) => row.textContent);

  it('DAY-9 P-10 a lone slash offers the list, which then has what was used most on top; sent, it asks', async () => {
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/');
    expect(popup()).toBeNull();
    expect(await screen.findByRole('button', { name: /^Ver todas as respostas rápidas/ })).toBeVisible();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()[0]).toMatch(/^\/aguarde/));
    const names = options();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    change(box, '/tchau');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box.value).toContain('Obrigado pelo contato'));
    change(box, '');
    await write(box, '/');
    await user.click(await screen.findByRole('button', { name: /^Ver todas as respostas rápidas/ }));
    await waitFor(() => expect(options()[0]).toMatch(/^\/tchau/));
    await user.keyboard('{Escape}{Enter}');
    expect(await findQuestion()).toBeVisible();
    expect(posts).toEqual([]);
  });

  it('PUB-19 one with blanks and accents is found without them, and Enter never sends it raw', async () => {
    const [kept] = backend.store.quickMessages.all().filter((row) => row.userId === ticket.userId);
    if (!kept) throw new Error('ana has no quick answers');
    backend.store.quickMessages.update(kept, { shortcode: 'bom dia amável', message: 'Bom dia, como vai?' });
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    for (const typed of ['/bom dia ama', '/Bom dia amavel', '/bomdiaam']) {
      change(box, '');
      await write(box, typed);
      await waitFor(() => expect(options()).toHaveLength(1));
      await user.keyboard('{Enter}');
      expect(box).toHaveValue('Bom dia, como vai?');
    }
    change(box, '');
    await write(box, '/bom dia amargo', '{Enter}');
    expect(await findQuestion()).toBeVisible();
    expect(posts).toEqual([]);
  });

  it('PUB-19 REAL-2 Enter on one with a blank waits for the list as well', async () => {
    const [kept] = backend.store.quickMessages.all().filter((row) => row.userId === ticket.userId);
    if (!kept) throw new Error('ana has no quick answers');
    backend.store.quickMessages.update(kept, { shortcode: 'bom dia', message: 'Bom dia, como vai?' });
    const release = answerWhen(list);
    const { box, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/bom dia', '{Enter}');
    release();
    await waitFor(() => expect(box).toHaveValue('Bom dia, como vai?'));
    expect(posts).toEqual([]);
  });
});
