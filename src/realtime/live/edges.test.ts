import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { ChatPage } from '@/api/chats';
import type { Message, Thread } from '@/api/messages';
import type { HasId, RecordPage } from '@/api/rest';
import { asOwnChange, isOwnChange, isStale, onTicketVersion, recordVersion } from '@/realtime/cache/ticketVersions';
import { eventNames } from '@/realtime/socket/events';
import { created, ticket } from '../../../test/lib/ticketSamples';
import { applyChatEvent, applyChatRead } from './chats';
import { applyContactEvent, applyLaneEvent, changeCard, ticketOfMessage } from './board';
import { applyRecordChange, isNarrowed, putRecordChange, removeRecord, upsertRecord } from './records';
import { recordSources, toRecordChange } from './recordSources';
import { applyMessage, byTime, messagesOf, mergeThread } from './thread';
import { messageOf, pageOf as messages, threadOf as thread } from '../../../test/lib/messageSamples';

const message = (id: string, createdAt: string, more: Partial<Message> = {}): Message =>
  messageOf(id, { createdAt, ...more });
const update = (data: Thread, row: Message) => applyMessage(data, { action: 'update', message: row }, 1);

describe('the order of messages', () => {
  it('PAIN-1.4 is that of time, then of the id', () => {
    const [a, b, later] = [message('a', '1'), message('b', '1'), message('0', '2')];
    expect([byTime(a, b), byTime(b, a), byTime(a, a), byTime(a, later), byTime(later, a)]).toEqual([-1, 1, 0, -1, 1]);
    expect(messagesOf(thread(messages(later, b, a))).map(({ id }) => id)).toEqual(['a', 'b', '0']);
    expect(messagesOf(thread(messages(b), messages(a))).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('two copies of a message', () => {
  const known = (more: Partial<Message>) => thread(messages(message('a', '1', more)));
  const merged = (old: Partial<Message>, next: Partial<Message>) =>
    messagesOf(update(known(old), message('a', '1', next)))[0];

  it('SAFE-4 where one does not say when it was made, an edit stays and anything else is new', () => {
    expect(merged({ body: 'old', updatedAt: '5' }, { body: 'new' })?.body).toBe('new');
    expect(merged({ body: 'old' }, { body: 'new', updatedAt: '1' })?.body).toBe('new');
    expect(merged({ body: 'old', isEdited: true, updatedAt: '5' }, { body: 'new', updatedAt: '5' })?.body).toBe('old');
    expect(merged({ body: 'old', isEdited: true }, { body: 'new', isEdited: true })?.body).toBe('new');
  });

  it('SAFE-4 nothing is deleted or edited by itself', () => {
    expect(merged({}, {})).toMatchObject({ isDeleted: false, isEdited: false });
  });

  it('M-18 the known author stays where a copy has none', () => {
    const contact = { id: 1, name: 'Ana', number: '55' };
    expect(merged({ contact }, {})?.contact).toEqual(contact);
    expect(merged({}, { contact })?.contact).toEqual(contact);
    expect(merged({ contact }, { contact: { ...contact, name: 'Bia' } })?.contact?.name).toBe('Bia');
    expect(merged({}, {})?.contact).toBeNull();
  });
});

describe('catching up a conversation', () => {
  it('B-08 takes the count of the newest page, and nothing from no page', () => {
    const data = thread(messages(message('b', '2')), messages(message('a', '1')));
    const next = mergeThread(data, [{ ...messages(message('b', '2')), count: 40 }]);
    expect(next.pages.map(({ count }) => count)).toEqual([40, 1]);
    expect(mergeThread(data, [])).toBe(data);
    const nothing: Thread = { pages: [], pageParams: [] };
    expect(mergeThread(nothing, [messages(message('b', '2'))])).toBe(nothing);
  });
});

describe('records at their edges', () => {
  const page = (rows: HasId[], rest: Partial<RecordPage<HasId>> = {}): RecordPage<HasId> => ({
    rows,
    total: rows.length,
    hasMore: false,
    full: false,
    received: rows.length,
    pageNumber: 1,
    removed: [],
    ...rest,
  });
  const paged = (...pages: RecordPage<HasId>[]) => ({ pages, pageParams: pages.map((_page, index) => index + 1) });
  const at = (updatedAt: unknown) => ({ id: 1, updatedAt, name: String(updatedAt) });

  it('B-10 only two times can tell that a record is older', () => {
    const after = (known: HasId, next: HasId) => upsertRecord([known], next)[0];
    expect(after(at('2'), at('1'))).toEqual(at('2'));
    expect(after(at('1'), at('2'))).toEqual(at('2'));
    expect(after(at('2'), { id: 1 })).toEqual(at('2'));
    expect(after({ id: 1 }, at('1'))).toEqual(at('1'));
    expect(after(at('2'), at(1))).toEqual(at(1));
    expect(after(at(9), at('1'))).toEqual(at('1'));
    const same = { ...at('2'), name: 'b' };
    expect(after(at('2'), same)).toEqual(same);
    expect(upsertRecord([{ id: 2 }], { id: 1 })).toEqual([{ id: 1 }, { id: 2 }]);
    expect(removeRecord([{ id: 1 }, { id: 2 }], '1')).toEqual([{ id: 2 }]);
  });

  it('B-10 a list whose total is not told does not count, and its other pages keep their objects', () => {
    const list = paged(page([{ id: 1 }, { id: 2 }], { total: null }), page([{ id: 3 }], { total: null }));
    const more = applyRecordChange(list, { action: 'create', record: { id: 9 } }, false);
    expect(more.pages.map(({ total }) => total)).toEqual([null, null]);
    const fewer = applyRecordChange(list, { action: 'delete', id: 1 }, false);
    expect(fewer.pages.map(({ total }) => total)).toEqual([null, null]);
    const changed = applyRecordChange(list, { action: 'update', record: { id: 2 } }, false);
    expect(changed.pages[1]).toBe(list.pages[1]);
    expect(changed.pages[0]).not.toBe(list.pages[0]);
    const none = applyRecordChange(paged(page([{ id: 1 }], { total: 0 })), { action: 'delete', id: 1 }, false);
    expect(none.pages[0]?.total).toBe(0);
    const nothing = paged();
    expect(applyRecordChange(nothing, { action: 'create', record: { id: 9 } }, false)).toBe(nothing);
  });

  it('B-10 a new record goes on top although there are further pages', () => {
    const longer = paged(page([{ id: 1 }], { total: 40 }));
    const more = applyRecordChange(longer, { action: 'create', record: { id: 9 } }, false);
    expect(more.pages[0]).toMatchObject({ rows: [{ id: 9 }, { id: 1 }], total: 41 });
  });

  it('B-10 a list that asks for nothing is not narrowed', () => {
    expect(isNarrowed({ searchParam: '', filters: {} })).toBe(false);
    expect(isNarrowed({ searchParam: 'a', filters: {} })).toBe(true);
  });

  it('B-10 a change concerns lists by their key, and the one record it is about', () => {
    const client = new QueryClient();
    const list = paged(page([{ id: 1 }]));
    const detail = { id: 1, name: 'a' };
    const other = { id: 2 };
    const [lists, options] = [
      ['tags', 'pages', { searchParam: '', filters: {} }],
      ['tags', 'options'],
    ];
    client.setQueryData(lists, list);
    client.setQueryData(options, [detail]);
    client.setQueryData(['tags', 'detail', 1], detail);
    client.setQueryData(['tags', 'detail', 2], other);
    const renamed = { id: 1, name: 'b' };
    putRecordChange(client, 'tags', { action: 'update', record: renamed });
    expect(client.getQueryData(lists)).not.toBe(list);
    expect(client.getQueryData(['tags', 'detail', 1])).toEqual({ id: 1, name: 'b' });
    expect(client.getQueryData(['tags', 'detail', 2])).toBe(other);
    putRecordChange(client, 'tags', { action: 'delete', id: 1 });
    expect(client.getQueryData(lists)).toMatchObject({ pages: [{ rows: [] }] });
    expect(client.getQueryData(options)).toEqual([detail]);
  });

  it('PAIN-1.2 only a whole record is a change', () => {
    const source = recordSources.find(({ event }) => event === 'tag');
    if (!source) throw new Error('no tags');
    expect(toRecordChange(source, { action: 'read', tag: { id: 1 } })).toBeNull();
    expect(toRecordChange(source, { action: 'update', tag: { id: '1' } })).toBeNull();
    expect(toRecordChange(source, { action: 'create', tag: { id: 1 } })).toEqual({
      action: 'create',
      record: { id: 1 },
    });
  });
});

describe('the list of chats at its edges', () => {
  const chat = (id: number, names: readonly (string | null)[] = ['Ana', 'Bia']) => ({
    id,
    uuid: `u${id}`,
    title: `t${id}`,
    lastMessage: '',
    updatedAt: '1',
    users: names.map((name, index) => ({
      userId: index + 1,
      unreads: index + 1,
      ...(name !== null && { user: { id: index + 1, name } }),
    })),
  });
  const page: ChatPage = { records: [chat(1), chat(2)], count: 2, hasMore: false };

  it('IC-10 a deleted chat goes, and only that one', () => {
    expect(applyChatEvent(page, { action: 'delete', id: '2' }, 1).records.map(({ id }) => id)).toEqual([1]);
  });

  it('IC-10 names that an event lacks are those of the same chat; a name that it has counts', () => {
    const bare = applyChatEvent(page, { action: 'update', chat: chat(2, [null, 'Caio', null]) }, 1).records[1];
    expect(bare?.users.map(({ user }) => user?.name)).toEqual(['Ana', 'Caio', undefined]);
    const fresh = applyChatEvent(page, { action: 'create', chat: chat(3, [null, null]) }, 1);
    expect(fresh.records.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(fresh.records[0]?.users[0]?.user).toBeUndefined();
  });

  it('IC-10 one of several chats that no longer names the reader goes', () => {
    const left = { ...chat(2), users: [{ userId: 9, unreads: 0 }] };
    expect(applyChatEvent(page, { action: 'update', chat: left }, 1).records.map(({ id }) => id)).toEqual([1]);
  });

  it('IC-03 reading takes away the count of the reader alone', () => {
    expect(applyChatRead(page, 1, 1).records[0]?.users.map(({ unreads }) => unreads)).toEqual([0, 2]);
  });
});

describe('how new a ticket is', () => {
  const row = (updatedAt: string) => ticket(1, { updatedAt });

  it('PAIN-1.1 SAFE-13 a new message tells it as well, an update of a message and a read ticket do not', () => {
    const client = new QueryClient();
    recordVersion(client, created(row('2')));
    expect([isStale(client, row('1')), isStale(client, row('2'))]).toEqual([true, false]);
    const told = created(row('9'));
    recordVersion(client, { action: 'update', message: told.message });
    recordVersion(client, { action: 'updateUnread', ticketId: 1 });
    expect(isStale(client, row('3'))).toBe(false);
    recordVersion(client, { action: 'update', ticket: row('4') });
    expect(isStale(client, row('3'))).toBe(true);
  });

  it('REAL-1 each change is told to those who listen, until they stop', () => {
    const client = new QueryClient();
    const heard = vi.fn();
    const stop = onTicketVersion(client, heard);
    recordVersion(client, { action: 'update', ticket: row('1') });
    recordVersion(client, { action: 'delete', ticketId: 1 });
    recordVersion(new QueryClient(), { action: 'update', ticket: row('1') });
    stop();
    recordVersion(client, { action: 'update', ticket: row('2') });
    expect(heard).toHaveBeenCalledExactlyOnceWith(row('1'));
  });

  it('REAL-5 an own change is one from its beginning to the time of its answer', async () => {
    const own = (id: number, updatedAt: string) => isOwnChange(ticket(id, { updatedAt }));
    expect(own(71, '1')).toBe(false);
    const change = asOwnChange(71, () => Promise.resolve(ticket(71, { updatedAt: '2' })));
    expect(own(71, '9')).toBe(true);
    expect((await change).id).toBe(71);
    expect([own(71, '1'), own(71, '2'), own(71, '3')]).toEqual([true, true, false]);
    await expect(asOwnChange(71, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(own(71, '1')).toBe(false);
  });
});

describe('names of events', () => {
  it.each([
    ['queue', ['company-7-queue']],
    ['help', ['company-7-help']],
    ['contactList', ['company-7-ContactList']],
    ['contactListItem', ['company-7-ContactListItem']],
    ['campaign', ['company-7-campaign']],
  ] as const)('RT-21 PAIN-1.2 %s listens to %j', (event, names) => {
    expect(eventNames[event]({ companyId: 7, userId: 1 })).toEqual(names);
  });

  it('RT-21 a contact list has a name of its own for what was imported into it', () => {
    expect(eventNames.contactListReload({ companyId: 7, userId: 1, subject: 5 })).toEqual([
      'company-7-ContactListItem-5',
    ]);
    expect(eventNames.contactListReload({ companyId: 7, userId: 1 })).toEqual([]);
  });
});

describe('the cards of a board at their edges', () => {
  const cards = [ticket(1), ticket(2, { contactId: 1 }), ticket(3)];

  it('T-41 K-02 a contact is renamed on its own cards, where they show one', () => {
    const { contact: _contact, ...bare } = ticket(4, { contactId: 1 });
    const next = applyContactEvent([...cards, bare], {
      action: 'update',
      contact: { id: 1, name: 'Nova', number: '5' },
    });
    expect(next.map(({ contact }) => contact?.name)).toEqual(['Nova', 'Nova', 'Contato 3', undefined]);
    expect(next[2]).toBe(cards[2]);
    expect(next[3]).toBe(bare);
  });

  it('K-03 a change concerns one card', () => {
    const next = changeCard(cards, 2, (card) => ({ ...card, unreadMessages: 9 }));
    expect(next.map(({ unreadMessages }) => unreadMessages)).toEqual([0, 9, 0]);
    expect(changeCard(cards, 9, (card) => ({ ...card }))).toBe(cards);
  });

  it('T-40 the contact of a message is that of its ticket, and what the ticket knows of it counts', () => {
    const event = created(ticket(5, { contact: { id: 5, name: 'Do ticket', number: '555' } }));
    if (event.action !== 'create') throw new Error('no creation');
    const contact = { id: 5, name: 'Da mensagem', number: '555', email: 'a@b.c' };
    expect(ticketOfMessage({ ...event, contact }).contact).toEqual({ ...contact, name: 'Do ticket' });
  });

  it('K-01 a lane that is deleted goes alone; what is no tag changes nothing', () => {
    const lanes = [1, 2].map((id) => ({ id, name: `t${id}`, color: '#000', kanban: 1 }));
    expect(applyLaneEvent(lanes, { action: 'delete', tagId: '2' }).map(({ id }) => id)).toEqual([1]);
    expect(applyLaneEvent(lanes, { action: 'delete', tagId: 9 })).toBe(lanes);
    expect(applyLaneEvent(lanes, { action: 'update', tag: { id: '1', name: 'x' } })).toBe(lanes);
    expect(applyLaneEvent(lanes, { action: 'update', tag: { id: 1 } })).toBe(lanes);
  });
});
