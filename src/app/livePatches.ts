import type { QueryKey } from '@tanstack/react-query';
import { announcementKeys, type Announcement } from '@/api/announcements';
import { chatKeys, toChat, type Chat } from '@/api/chats';
import { connectionKeys, toConnection, type Connection } from '@/api/connections';
import { contactKeys, type Contact } from '@/api/contacts';
import { messageKeys } from '@/api/messages';
import { settingKeys } from '@/api/settings';
import { ticketKeys, type Ticket, type TicketFilters, type TicketList } from '@/api/tickets';
import { isRecord } from '@/lib/storage';
import type {
  AnnouncementEvent,
  AppMessageEvent,
  ChatEvent,
  ConnectionEvent,
  ConnectionSessionEvent,
  ContactEvent,
  SettingEvent,
  TicketEvent,
} from '@/realtime/events';
import type { Patch } from '@/realtime/patchQueries';
import { removeRecord, upsertRecord } from '@/realtime/records';
import { isList, isThread, toFilters } from '@/realtime/resync';
import { applyMessage } from '@/realtime/thread';
import {
  applyContactEvent,
  applyMessageEvent,
  applyTicketEvent,
  mergeTicket,
  type Viewer,
} from '@/realtime/ticketLists';

type Add = (prefix: QueryKey, patch: Patch) => void;

const isTicket = (data: unknown): data is Ticket => isRecord(data) && 'uuid' in data && 'status' in data;
const isArray = <T>(data: unknown): data is T[] => Array.isArray(data);
const isContact = (data: unknown): data is Contact => isRecord(data) && 'number' in data;

const isConnection = (data: unknown): data is Connection => isRecord(data) && 'status' in data && 'isDefault' in data;
const isRecordRows = <T>(data: unknown): data is { pages: { rows: T[] }[] } =>
  isRecord(data) && Array.isArray(data['pages']);

interface RecordPage<T> {
  records: T[];
}
const isRecordPage = <T>(data: unknown): data is RecordPage<T> => isRecord(data) && Array.isArray(data['records']);
const isRecordPages = <T>(data: unknown): data is { pages: RecordPage<T>[] } =>
  isRecord(data) && Array.isArray(data['pages']);

/** A patch over ticket lists, which reads the filters back from the key. */
const listPatch =
  (apply: (list: TicketList, filters: TicketFilters) => TicketList): Patch =>
  (data, key) => {
    const part = key[2];
    return isList(data) && isRecord(part) ? apply(data, toFilters(part)) : data;
  };

const detailPatch =
  (apply: (ticket: Ticket) => Ticket): Patch =>
  (data) =>
    isTicket(data) ? apply(data) : data;

// Keys are made once, so that the batch can join the patches of one frame.
const lists = ticketKeys.lists();
const details = ticketKeys.details();
const chatsKey = chatKeys.list();
const connectionsKey = connectionKeys.list();
const announcementsKey = announcementKeys.list();

/** What each event does to the cache. The cache itself is only touched through `add`. */
export function livePatches(add: Add, viewer: Viewer) {
  return {
    ticket: (event: TicketEvent): void => {
      add(
        lists,
        listPatch((list, filters) => applyTicketEvent(list, event, filters, viewer)),
      );
      add(
        details,
        detailPatch((ticket) => {
          if (event.action === 'update')
            return event.ticket.id === ticket.id ? mergeTicket(ticket, event.ticket) : ticket;
          if (event.action !== 'updateUnread' || Number(event.ticketId) !== ticket.id) return ticket;
          return ticket.unreadMessages ? { ...ticket, unreadMessages: 0 } : ticket;
        }),
      );
    },
    appMessage: (event: AppMessageEvent): void => {
      const ticketId = Number(event.message.ticketId);
      add(messageKeys.thread(ticketId), (data) => (isThread(data) ? applyMessage(data, event, ticketId) : data));
      if (event.action === 'update') return;
      add(
        lists,
        listPatch((list, filters) => applyMessageEvent(list, event, filters, viewer)),
      );
      add(
        details,
        detailPatch((ticket) => (event.ticket.id === ticket.id ? mergeTicket(ticket, event.ticket) : ticket)),
      );
    },
    contact: (event: ContactEvent): void => {
      add(
        lists,
        listPatch((list) => applyContactEvent(list, event)),
      );
      if (event.action === 'delete') return;
      const { contact } = event;
      add(
        details,
        detailPatch((ticket) =>
          ticket.contact?.id === contact.id ? { ...ticket, contact: { ...ticket.contact, ...contact } } : ticket,
        ),
      );
      add(contactKeys.detail(contact.id), (data) => (isContact(data) ? { ...data, ...contact } : data));
    },
    connection: (event: ConnectionEvent): void =>
      add(connectionsKey, (data) => {
        if (!isArray<Connection>(data)) return data;
        return event.action === 'delete'
          ? removeRecord(data, event.whatsappId)
          : upsertRecord(data, toConnection(event.whatsapp));
      }),
    connectionSession: ({ session }: ConnectionSessionEvent): void =>
      add(connectionKeys.all, (data, key) => {
        if (isArray<Connection>(data)) return data.map((row) => withSession(row, session));
        if (key[1] === 'pages' && isRecordRows<Connection>(data)) {
          const pages = data.pages.map((part) => ({
            ...part,
            rows: part.rows.map((row) => withSession(row, session)),
          }));
          return { ...data, pages };
        }
        return key[1] === 'detail' && isConnection(data) ? withSession(data, session) : data;
      }),
    setting: ({ setting }: SettingEvent): void =>
      add(settingKeys.all, (data) =>
        isRecord(data) && setting.key in data ? { ...data, [setting.key]: setting.value } : data,
      ),
    chat: (event: ChatEvent): void =>
      add(chatsKey, (data) => {
        if (!isRecordPage<Chat>(data)) return data;
        if (event.action === 'delete') return { ...data, records: removeRecord(data.records, event.id) };
        // A new or renamed chat comes as `record`, to its members alone (contract back-office, chats).
        const chat = toChat('record' in event && event.record ? event.record : event.chat);
        if (!chat.users.some(({ userId }) => userId === viewer.id)) return data;
        return { ...data, records: upsertRecord(data.records, withNames(chat, data.records)) };
      }),
    announcement: (event: AnnouncementEvent): void =>
      add(announcementsKey, (data) => {
        if (!isRecordPages<Announcement>(data)) return data;
        const pages = data.pages.map((current, index) => {
          if (event.action === 'delete') return { ...current, records: removeRecord(current.records, event.id) };
          const known = current.records.some(({ id }) => id === event.record.id);
          const elsewhere = data.pages.some((other) => other.records.some(({ id }) => id === event.record.id));
          if (!known && (index > 0 || elsewhere)) return current;
          return { ...current, records: upsertRecord(current.records, event.record) };
        });
        return { ...data, pages };
      }),
  };
}

/** Of a session event only these fields count (contract 4.5), and only where they are not older than what is known. */
function withSession(row: Connection, session: Connection): Connection {
  const { status, updatedAt, qrcode, retries } = toConnection(session);
  if (row.id !== session.id || (updatedAt ?? '') < (row.updatedAt ?? '')) return row;
  return {
    ...row,
    status,
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...(qrcode === undefined ? {} : { qrcode }),
    ...(retries === undefined ? {} : { retries }),
  };
}

/** Members in `new-message` come without names; the known ones stay. */
function withNames(chat: Chat, known: readonly Chat[]): Chat {
  const old = known.find(({ id }) => id === chat.id);
  if (!old) return chat;
  const users = chat.users.map((member) => {
    const named = old.users.find(({ userId }) => userId === member.userId)?.user;
    return member.user || !named ? member : { ...member, user: named };
  });
  return { ...chat, users };
}
