import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerWhen, findDialog, requests } from '../page';
import { backend } from '../world';
import { openConversation } from './conversationHelpers';
import { liveIn } from './liveSocket';
import { loseLook, rowOf } from './ticketsHelpers';

describe('tags', () => {
  const tagsOf = (ticketId: number): string[] =>
    backend.store.by.tagsOfTicket.all(ticketId).map(({ tagId }) => backend.store.tags.get(tagId)?.name ?? '?');

  it('T-57 B-10 PAIN-1.6 a tag is chosen, made and taken off in place, and the list shows it', async () => {
    const { ticket, user, conversation } = await openConversation({ wish: { tags: ['Antigo'] } });
    const group = within(conversation).getByRole('group', { name: 'Tags do atendimento' });
    await user.click(within(group).getByText('Tag'));
    const picker = await findDialog('Tag');
    const input = within(picker).getByLabelText('Buscar ou criar tag');
    const known = backend.store.tags.find(({ companyId, name }) => companyId === 1 && name !== 'Antigo');
    await user.click(await within(picker).findByText(known?.name ?? '?'));
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual(['Antigo', known?.name]));
    await user.click(input);
    await user.paste('Zeladoria');
    await user.click(await within(picker).findByText('Criar a tag “Zeladoria”'));
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual(['Antigo', known?.name, 'Zeladoria']));
    expect(requests('POST', '/tags')).toBe(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(picker).not.toBeInTheDocument());
    expect(within(await rowOf('Atendendo', 'Alfa Souza')).getByText('Zeladoria')).toBeInTheDocument();
    await user.click(within(group).getByLabelText('Tirar a tag Antigo'));
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual([known?.name, 'Zeladoria']));
    expect(within(group).queryByText('Antigo')).not.toBeInTheDocument();
    expect(within(await rowOf('Atendendo', 'Alfa Souza')).queryByText('Antigo')).not.toBeInTheDocument();
  });

  async function openPicker(wish: { tags: string[] }) {
    const { ticket, user, conversation } = await openConversation({ wish });
    await user.click(within(within(conversation).getByRole('group', { name: 'Tags do atendimento' })).getByText('Tag'));
    const picker = within(await findDialog('Tag'));
    return { ticket, user, picker, input: picker.getByLabelText('Buscar ou criar tag') };
  }

  it('T-57 Enter takes the tag that is marked, and makes one where none is', async () => {
    const { ticket, user, picker, input } = await openPicker({ tags: ['Antigo'] });
    await picker.findByText('Garantia');
    await user.type(input, 'garan{ArrowDown}{Enter}');
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual(['Antigo', 'Garantia']));
    expect(requests('POST', '/tags')).toBe(0);
    expect(input).toHaveValue('');
    // A tag that the ticket has is no answer to the beginning of its name.
    await user.type(input, 'Anti{Enter}');
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual(['Antigo', 'Garantia', 'Anti']));
    await waitFor(() => expect(picker.getAllByRole('option', { selected: true })).toHaveLength(3));
    await user.click(picker.getByText('Antigo'));
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual(['Garantia', 'Anti']));
  });

  it('T-57 B-07 no tag is made before it is known which there are', async () => {
    const release = answerWhen('/tags/list');
    const { ticket, user, picker, input } = await openPicker({ tags: [] });
    await user.type(input, 'Garantia{Enter}');
    expect(picker.getByText('Carregando…')).toBeVisible();
    expect(picker.queryByText('Criar a tag “Garantia”')).not.toBeInTheDocument();
    release();
    await picker.findByText('Garantia');
    expect(input).toHaveValue('Garantia');
    expect(requests('POST', '/tags')).toBe(0);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual(['Garantia']));
    expect(requests('POST', '/tags')).toBe(0);
  });

  it('DAY-63 a tag that a colleague has added since stays, and shows', async () => {
    const { ticket, user, conversation } = await openConversation({ wish: { tags: ['Antigo'] } });
    const group = within(within(conversation).getByRole('group', { name: 'Tags do atendimento' }));
    const [theirs, mine] = backend.store.tags
      .all()
      .filter(({ companyId, name, kanban }) => companyId === 1 && name !== 'Antigo' && !kanban);
    if (!theirs || !mine) throw new Error('few tags');
    // No event tells of it.
    const stamps = { createdAt: ticket.createdAt, updatedAt: ticket.createdAt };
    backend.store.ticketTags.insert((id) => ({ id, ticketId: ticket.id, tagId: theirs.id, ...stamps }));
    await user.click(group.getByText('Tag'));
    await user.click(await within(await findDialog('Tag')).findByText(mine.name));
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual(['Antigo', theirs.name, mine.name]));
    expect(await group.findByText(theirs.name)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(group.getByLabelText('Tirar a tag Antigo'));
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual([theirs.name, mine.name]));
  });

  it('B-09 DAY-63 a look that no answer came to is repeated, and the tag is taken off', async () => {
    const { ticket, user, conversation } = await openConversation({ wish: { tags: ['Antigo'] } });
    const group = within(within(conversation).getByRole('group', { name: 'Tags do atendimento' }));
    const isLost = loseLook(ticket.id);
    await user.click(group.getByLabelText('Tirar a tag Antigo'));
    await waitFor(() => expect(tagsOf(ticket.id)).toEqual([]));
    expect(isLost()).toBe(true);
  });

  it('T-57 tags that could not be saved come back', async () => {
    const { ticket, user, conversation } = await openConversation({ wish: { tags: ['Antigo'] } });
    const group = within(within(conversation).getByRole('group', { name: 'Tags do atendimento' }));
    backend.failNext('POST /tags/sync', 500);
    await user.click(group.getByLabelText('Tirar a tag Antigo'));
    await waitFor(() => expect(requests('POST', '/tags/sync')).toBe(1));
    expect(await group.findByText('Antigo')).toBeVisible();
    expect(tagsOf(ticket.id)).toEqual(['Antigo']);
  });

  it('PAIN-1.2 DAY-71 a tag or a queue has one name everywhere, the one that an admin has just given it', async () => {
    const { conversation, header, second } = await openConversation({ wish: { tags: ['Antigo'], queue: 'Suporte' } });
    const row = within(await rowOf('Atendendo', 'Alfa Souza'));
    expect(row.getByText('Antigo')).toBeInTheDocument();
    await liveIn('notification');
    const admin = await second('admin');
    const tag = backend.store.tags.find(({ companyId, name }) => companyId === 1 && name === 'Antigo');
    const queue = backend.store.queues.find(({ companyId, name }) => companyId === 1 && name === 'Suporte');
    await admin.request('PUT', `/tags/${tag?.id}`, { name: 'Cliente antigo', color: tag?.color });
    await admin.request('PUT', `/queue/${queue?.id}`, { name: 'Suporte N1', color: queue?.color });
    const group = within(conversation).getByRole('group', { name: 'Tags do atendimento' });
    await waitFor(() => expect(within(group).getByText('Cliente antigo')).toBeInTheDocument());
    await waitFor(() => expect(within(header).getByText(/Suporte N1/)).toBeInTheDocument());
    expect(row.getByText('Cliente antigo')).toBeInTheDocument();
    expect(row.getByText('Suporte N1')).toBeInTheDocument();
    await admin.request('DELETE', `/tags/${tag?.id}`);
    await waitFor(() => expect(within(group).queryByText('Cliente antigo')).not.toBeInTheDocument());
    expect(row.queryByText('Cliente antigo')).not.toBeInTheDocument();
  });
});
