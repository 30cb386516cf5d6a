import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcementKeys, type Announcement } from '@/api/announcements';
import { chatKeys, type Chat } from '@/api/chats';
import { connectionKeys, type Connection } from '@/api/connections';
import { settingKeys } from '@/api/settings';
import { liveEvents } from '../../../test/lib/liveEvents';

const viewer = { id: 5, profile: 'user', queueIds: [1], allTicket: false };
const at = '2026-03-05T12:00:00.000Z';

let client: QueryClient;

let sends: ReturnType<typeof liveEvents>;

/** What the cache holds after an event, which must be the same after its second copy. */
function after(key: QueryKey, send: () => void): unknown {
  send();
  const once = client.getQueryData<unknown>(key);
  send();
  expect(client.getQueryData<unknown>(key)).toEqual(once);
  return once;
}

const connection = (id: number, more: Partial<Connection> = {}): Connection => ({
  id,
  name: `Loja ${id}`,
  status: 'CONNECTED',
  isDefault: false,
  ...more,
});

const chat = (id: number, more: Partial<Chat> = {}): Chat => ({
  id,
  uuid: `chat-${id}`,
  title: 'Equipe',
  lastMessage: null,
  updatedAt: at,
  users: [
    { userId: 5, unreads: 0, user: { id: 5, name: 'Ana' } },
    { userId: 6, unreads: 0, user: { id: 6, name: 'Bruno' } },
  ],
  ...more,
});

const announcement = (id: number, title = `Aviso ${id}`): Announcement => ({
  id,
  title,
  text: 'Texto',
  priority: 1,
  mediaPath: null,
  mediaName: null,
  createdAt: at,
});

beforeEach(() => {
  client = new QueryClient();
  sends = liveEvents(client, viewer);
});

describe('events into the cache', () => {
  it('RT-10 CN-09 a connection is added, changed and removed, a text id included', () => {
    const key = connectionKeys.list();
    client.setQueryData(key, [connection(1)]);
    const apply = sends('connection');
    expect(
      after(key, () => apply({ action: 'update', whatsapp: connection(1, { status: 'DISCONNECTED' }) })),
    ).toMatchObject([{ id: 1, status: 'DISCONNECTED' }]);
    expect(after(key, () => apply({ action: 'update', whatsapp: connection(2) }))).toHaveLength(2);
    expect(after(key, () => apply({ action: 'delete', whatsappId: '1' }))).toMatchObject([{ id: 2 }]);
  });

  it('RT-11 CN-08 B-43 a session event changes status and code of a known row only, and drops credentials', () => {
    const key = connectionKeys.list();
    client.setQueryData(key, [connection(1)]);
    const apply = sends('connectionSession');
    const session = { ...connection(1, { name: 'x', status: 'qrcode', qrcode: 'QR', retries: 2 }), token: 'secret' };
    expect(after(key, () => apply({ action: 'update', session }))).toEqual([
      connection(1, { status: 'qrcode', qrcode: 'QR', retries: 2 }),
    ]);
    expect(after(key, () => apply({ action: 'update', session: connection(9) }))).toHaveLength(1);
  });

  it('O-02 B-43 a known setting changes; a payment token does not enter', () => {
    client.setQueryData(settingKeys.list(), { userRating: 'disabled' });
    const apply = sends('setting');
    expect(
      after(settingKeys.list(), () => {
        apply({ action: 'update', setting: { key: 'userRating', value: 'enabled' } });
        apply({ action: 'update', setting: { key: 'asaas', value: 'secret' } });
      }),
    ).toEqual({ userRating: 'enabled' });
  });

  it('RT-13 H-19 B-43 a chat changes, keeps the known names, and carries no password hash', () => {
    const key = chatKeys.list();
    client.setQueryData(key, { records: [chat(1)], count: 1, hasMore: false });
    const member = { userId: 5, unreads: 3, passwordHash: 'secret' };
    const incoming = chat(1, { lastMessage: 'Oi', users: [member, { userId: 6, unreads: 0 }] });
    const apply = sends('chat');
    expect(after(key, () => apply({ action: 'update', chat: incoming }))).toEqual({
      records: [
        chat(1, {
          lastMessage: 'Oi',
          users: [
            { userId: 5, unreads: 3, user: { id: 5, name: 'Ana' } },
            { userId: 6, unreads: 0, user: { id: 6, name: 'Bruno' } },
          ],
        }),
      ],
      count: 1,
      hasMore: false,
    });
    expect(after(key, () => apply({ action: 'delete', id: '1' }))).toMatchObject({ records: [] });
  });

  it('RT-13 a chat of strangers is ignored', () => {
    const key = chatKeys.list();
    client.setQueryData(key, { records: [], count: 0, hasMore: false });
    const apply = sends('chat');
    const strangers = chat(2, { users: [{ userId: 8, unreads: 1 }] });
    expect(after(key, () => apply({ action: 'create', chat: strangers }))).toMatchObject({ records: [] });
    expect(after(key, () => apply({ action: 'create', chat: chat(3) }))).toMatchObject({ records: [{ id: 3 }] });
  });

  it('RT-19 H-17 announcements are created on top, changed where they stand and deleted by a text id', () => {
    const key = announcementKeys.list();
    const page = (...records: Announcement[]) => ({ records, count: 3, hasMore: true });
    client.setQueryData(key, { pages: [page(announcement(2)), page(announcement(1))], pageParams: [1, 2] });
    const apply = sends('announcement');
    expect(after(key, () => apply({ action: 'create', record: announcement(3) }))).toMatchObject({
      pages: [{ records: [{ id: 3 }, { id: 2 }] }, { records: [{ id: 1 }] }],
    });
    expect(after(key, () => apply({ action: 'update', record: announcement(1, 'Novo') }))).toMatchObject({
      pages: [{ records: [{ id: 3 }, { id: 2 }] }, { records: [{ id: 1, title: 'Novo' }] }],
    });
    expect(after(key, () => apply({ action: 'delete', id: '2' }))).toMatchObject({
      pages: [{ records: [{ id: 3 }] }, { records: [{ id: 1 }] }],
    });
  });
});
