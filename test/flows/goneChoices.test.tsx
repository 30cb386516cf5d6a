import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerWhen, choose, closed, dialog, findDialog, replaceText, sentTo } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import { chatNamed, memberIds, openChat, sales } from './chatsHelpers';
import { choose as chooseAct, findConversation, headerOf, queueNamed, smallInbox } from './conversationHelpers';
import {
  canBeEmptied,
  goneCases,
  haveThemElsewhere,
  isShownAndKept,
  leavableCases,
  lost,
  openCase,
  saved,
  selectIn,
} from './goneHelpers';

const { store, ctx } = backend;

beforeEach(haveThemElsewhere);

const isOften = ([title]: readonly [string, unknown]): boolean => /UTC|campaign$|queue$/.test(title);

describe('a record that refers to what is gone', () => {
  it.each(Object.entries(goneCases).filter(isOften))(
    'PUB-18 %s: it is shown as what it is, and stays when something else is saved',
    (_title, record) => isShownAndKept(record),
  );

  it.each(leavableCases.filter(isOften))('PUB-18 %s: it can be emptied', (_title, record) => canBeEmptied(record));

  it('PUB-18 is not called gone while its list is on its way, and is told apart when that cannot be read', async () => {
    goneCases['a queue']?.store();
    const release = answerWhen('/queueIntegration', 'GET');
    backend.faults.fail('GET /prompt', 500);
    const { form } = await openCase(goneCases['a queue'] ?? expect.fail());
    const integration = await selectIn(form, /^Integração/);
    await waitFor(async () =>
      expect(await selectIn(form, /^Prompt de IA/)).toHaveTextContent('Nome não carregado (9001)'),
    );
    expect(integration).toHaveTextContent('Carregando…');
    release();
    await waitFor(() => expect(integration).toHaveTextContent('Integração que não existe mais (9001)'));
  });
});

describe('other selects', () => {
  it('PUB-18 U-05 UTC can be chosen as a time zone', async () => {
    const { form, user: hand, ...app } = await openCase(goneCases['a user in Europe/Kyiv'] ?? expect.fail('no user'));
    await choose(hand, await selectIn(form, /^Fuso horário/), 'UTC');
    expect(await saved({ ...app, user: hand }, form)).toMatchObject({ timeZone: 'UTC' });
  });

  it('PUB-18 T-55 a transfer names the connection that is gone, and leaves the conversation on it', async () => {
    const { ticket } = smallInbox();
    store.tickets.update(ticket, { whatsappId: lost });
    const { user: hand } = await renderApp(`/tickets/${ticket.uuid}`, { as: 'admin' });
    const header = headerOf(await findConversation('Alfa Souza'));
    await chooseAct({ user: hand, inHeader: within(header) }, 'Transferir');
    const form = within(await findDialog('Transferir atendimento'));
    expect(await form.findByText('Conexão que não existe mais (9001)')).toBeVisible();
    await choose(hand, form.getByLabelText(/^Fila/), 'Vendas');
    const sent = sentTo('/tickets');
    await hand.click(form.getByText('Transferir'));
    await closed();
    expect(sent[0]?.body).not.toHaveProperty('whatsappId');
  });

  it('PUB-18 T-55 a transfer offers no queue that was deleted meanwhile, and none that was chosen before goes', async () => {
    const { ticket } = smallInbox();
    const { user: hand, second } = await renderApp(`/tickets/${ticket.uuid}`, { as: 'admin' });
    const header = headerOf(await findConversation('Alfa Souza'));
    await chooseAct({ user: hand, inHeader: within(header) }, 'Transferir');
    const form = within(await findDialog('Transferir atendimento'));
    await hand.type(form.getByLabelText('Pessoa (digite para buscar)'), 'Bruno');
    await hand.click(await screen.findByRole('option', { name: /^Bruno/ }));
    await choose(hand, form.getByLabelText(/^Fila/), 'Financeiro');
    const sent = sentTo('/tickets');
    const { id } = queueNamed('Financeiro');
    // The server deletes no queue that a prompt needs.
    store.prompts.removeWhere(({ queueId }) => queueId === id);
    await (await second('super')).request('DELETE', `/queue/${id}`);
    await form.findByText(/^Fila que não existe mais/);
    await hand.click(form.getByText('Transferir'));
    expect(await form.findByText('Escolha a fila')).toBeVisible();
    expect(sent).toEqual([]);
    await choose(hand, form.getByLabelText(/^Fila/), 'Vendas');
    await hand.click(form.getByText('Transferir'));
    await closed();
    expect(sent[0]?.body).toMatchObject({ queueId: queueNamed('Vendas').id });
  });

  it('PUB-18 IC-08 a chat names a member that is gone, and a new title leaves the members alone', async () => {
    const chat = chatNamed(sales);
    store.chatUsers.insert((id) => ({ id, chatId: chat.id, userId: lost, unreads: 0, ...ctx.stamps() }));
    const { user: hand } = await openChat(sales);
    await hand.click(await screen.findByLabelText('Editar conversa', { selector: 'button' }));
    const form = await dialog();
    expect(await form.findByText('Usuário que não existe mais (9001)')).toBeVisible();
    await replaceText(hand, form.getByLabelText(/^Título/), 'Vendas do sul');
    const sent = sentTo('/chats');
    await hand.click(form.getByText('Salvar'));
    await closed();
    expect(sent).toEqual([{ line: `PUT /chats/${chat.id}`, body: { title: 'Vendas do sul' } }]);
    expect(memberIds(chat.id)).toContain(lost);
  });

  it('PUB-18 T-08 a search names the tag and the person of an old address, and both can be taken out', async () => {
    const { user: hand } = await renderApp(`/tickets?tab=search&tags=${lost}&user=${lost}`, { as: 'admin' });
    await hand.click(
      await screen.findByRole('button', { name: 'Filtrar por usuário: Usuário que não existe mais (9001)' }),
    );
    await hand.click(await screen.findByRole('menuitemradio', { name: 'Usuário que não existe mais (9001)' }));
    await waitFor(() => expect(window.location.search).not.toContain('user='));
    await hand.click(screen.getByRole('button', { name: /^Filtrar por tags: Tags/ }));
    await hand.click(await screen.findByRole('menuitemcheckbox', { name: 'Tag que não existe mais (9001)' }));
    await waitFor(() => expect(window.location.search).not.toContain('tags='));
  });

  it('PUB-18 T-05 a queue of an old address is not counted: one that is ticked is not all of them', async () => {
    const all = store.queues.filter(({ companyId }) => companyId === 1).map(({ id }) => id);
    const others = all.slice(2).join(',');
    const { user: hand } = await renderApp(`/tickets?queues=${lost},${others}`, { as: 'admin' });
    await hand.click(await screen.findByRole('button', { name: /^Filas: / }));
    const boxes = await screen.findAllByRole('menuitemcheckbox');
    await hand.click(boxes[1] ?? document.body);
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toContain(String(all[0])));
    expect(screen.queryByRole('button', { name: 'Filas: Todas as filas' })).not.toBeInTheDocument();
  });
});
