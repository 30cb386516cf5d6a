import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { answerWhen, requests } from '../page';
import { mainChannel } from '../backend/context';
import { backend } from '../world';
import { liveIn } from './liveSocket';
import { change, firstTicket, openConversation, sent, sentTexts } from './composerHelpers';

const unsigned = { storage: { signOption: 'false' } };
const list = '/quick-messages/list';
const protocol = 'Seu protocolo de atendimento é {{protocol}}.';

const findPopup = (): Promise<HTMLElement> => screen.findByRole('listbox', { name: 'Respostas rápidas' });
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
    await pause(200);
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

describe('a list that changes while it is open', () => {
  it.each(['the first one', 'another one'])(
    'DAY-61 P-10 the highlighted answer stays that one while others come and go: %s',
    async (which) => {
      const { box, user, write, second } = await openConversation(ticket, unsigned);
      const admin = await second('admin');
      await liveIn('mainchannel');
      await write(box, '/o');
      const options = async () => within(await findPopup()).getAllByRole('option');
      await waitFor(async () => expect((await options()).length).toBeGreaterThan(1));
      const own = () => backend.store.quickMessages.filter(({ userId }) => userId === ticket.userId);
      const called = (text: string | null | undefined) =>
        own().find(({ shortcode }) => text?.startsWith(`/${shortcode}`));
      const textsOf = async () => (await options()).map(({ textContent }) => textContent);
      if (which === 'another one') await user.keyboard('{ArrowDown}');
      const chosen = within(await findPopup()).getByRole('option', { selected: true });
      const before = await textsOf();
      const answer = called(chosen.textContent);
      if (!answer) throw new Error('nothing is highlighted');
      if (which === 'another one') {
        await admin.request('DELETE', `/quick-messages/${called(before[0])?.id}`);
      } else {
        // In another window of Ana's: the exact one stands first.
        const record = backend.store.quickMessages.insert((id) => ({
          ...answer,
          id,
          shortcode: 'o',
          message: 'Outra',
        }));
        const { companyId } = record;
        backend.ctx.emit(mainChannel(companyId), `company-${companyId}-quickmessage`, { action: 'create', record });
      }
      await waitFor(async () => expect(await textsOf()).not.toEqual(before));
      expect(chosen).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(box).toHaveValue(answer.message));
    },
  );
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

  /** Of ana's quick answers the first ones become these. */
  const keep = (...answers: (readonly [string, string])[]): void => {
    const own = backend.store.quickMessages.filter((row) => row.userId === ticket.userId);
    for (const [index, [shortcode, message]] of answers.entries()) {
      const row = own[index];
      if (!row) throw new Error('ana has too few quick answers');
      backend.store.quickMessages.update(row, { shortcode, message });
    }
  };
  const kept = (): void =>
    keep(
      ['aviso', 'O total vai em /pix'],
      ['pix 2', 'Outra chave'],
      ['bom dia', 'Bom dia, como vai?'],
      ['dúvida', 'Qual é a sua dúvida?'],
      ['pix', 'A chave é 123'],
      ['boatarde', 'Boa tarde!'],
      ['e/ou', 'Um ou os dois'],
      ['/antiga', 'Com a barra'],
    );

  it.each([
    ['/bom dia', 'Bom dia, como vai?'],
    ['/BOM DI', 'Bom dia, como vai?'],
    ['/bomdia', 'Bom dia, como vai?'],
    ['/boa tarde', 'Boa tarde!'],
    ['/duvida', 'Qual é a sua dúvida?'],
    ['/Dúvida', 'Qual é a sua dúvida?'],
    ['/pix', 'A chave é 123'],
    ['/pix ', 'A chave é 123'],
    ['/e/ou', 'Um ou os dois'],
    ['/antiga', 'Com a barra'],
    ['/dia', 'Bom dia, como vai?'],
  ])('PUB-19 %s and Enter put in %j, and nothing is sent', async (typed, text) => {
    kept();
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, typed);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await user.keyboard('{Enter}');
    expect(box).toHaveValue(text);
    expect(posts).toEqual([]);
  });

  it('PUB-19 within a message too the list stays over a blank, as long as a shortcode begins so', async () => {
    kept();
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, 'Veja /boa');
    await waitFor(() => expect(options()).toHaveLength(1));
    await write(box, ' tar');
    expect(options()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Veja Boa tarde!');
    expect(posts).toEqual([]);
  });

  it('PUB-19 the exact one is first, then what begins so, then what holds it; a slash stands before each once', async () => {
    kept();
    const { box, write } = await openConversation(ticket, unsigned);
    await write(box, '/pix');
    await waitFor(() => expect(options().map((label) => label.split(' - ')[0])).toEqual(['/pix', '/pix 2', '/aviso']));
    change(box, '/anti');
    await waitFor(() => expect(options()).toEqual(['/antiga - Com a barra']));
  });

  it('PUB-19 REAL-2 what no shortcode begins with is asked about, once; inside a message it is text', async () => {
    kept();
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/bom dia amargo', '{Enter}');
    expect(await findQuestion()).toBeVisible();
    expect(posts).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
    await user.clear(box);
    for (const text of ['Fica em /home/user', 'Custa 50 /dia', 'sim / não', 'a 60 km /2']) {
      await write(box, text, '{Enter}');
      await sent(ticket.id, text);
    }
    expect(question()).toBeNull();
  });

  it.each(['/bom dia', ' /bom dia', '/boa tarde', '/e/ou', '/duvida '])(
    'PUB-19 REAL-2 Enter on %j waits for a slow list as well',
    async (typed) => {
      kept();
      const release = answerWhen(list);
      const { box, write, posts } = await openConversation(ticket, unsigned);
      await write(box, typed, '{Enter}');
      expect(await screen.findByText(/O Enter vale assim que elas chegarem/)).toBeVisible();
      release();
      await waitFor(() => expect(box.value.trim()).toMatch(/^[^/]+$|^Um ou/));
      expect(posts).toEqual([]);
    },
  );

  it('PUB-19 REAL-2 with a list that cannot be loaded one with a blank is asked about, and found once it is there', async () => {
    kept();
    backend.failNext(`GET ${list}`, 500);
    const { box, user, write, posts } = await openConversation(ticket, unsigned);
    await write(box, '/boa tarde', '{Enter}');
    await user.click(within(await findQuestion()).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(box).toHaveValue('Boa tarde!'));
    expect(posts).toEqual([]);
  });
});
