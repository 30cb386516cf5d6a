import type { QueryKey } from '@tanstack/react-query';
import { announcementKeys, type Announcement } from '@/api/announcements';
import { companyKeys } from '@/api/companies';
import { connectionKeys, toConnection, type Connection } from '@/api/connections';
import { contactKeys, type Contact } from '@/api/contacts';
import { messageKeys } from '@/api/messages';
import { settingKeys, settingPatch } from '@/api/settings';
import { ticketKeys, type Ticket, type TicketFilters, type TicketList } from '@/api/tickets';
import { isRecord } from '@/lib/storage';
import { chatPatches } from '@/realtime/chats';
import type {
  AnnouncementEvent,
  AppMessageEvent,
  ChatEvent,
  ConnectionEvent,
  ConnectionSessionEvent,
  ContactEvent,
  PaymentEvent,
  SettingEvent,
  TicketEvent,
} from '@/realtime/events';
import { hasPages } from '@/realtime/pages';
import type { Patch } from '@/realtime/patchQueries';
import { removeRecord, upsertRecord } from '@/realtime/records';
import { isList, isThread, toFilters } from '@/realtime/resync';
import { applyMessage } from '@/realtime/thread';
import { mergeTicket } from '@/realtime/mergeTicket';
import { applyContactEvent, applyMessageEvent, applyTicketEvent, type Viewer } from '@/realtime/ticketLists';

type Add = (prefix: QueryKey, patch: Patch) => void;

const isTicket = (data: unknown): data is Ticket => isRecord(data) && 'uuid' in data && 'status' in data;
const isArray = <T>(data: unknown): data is T[] => Array.isArray(data);
const isContact = (data: unknown): data is Contact => isRecord(data) && 'number' in data;

const isConnection = (data: unknown): data is Connection => isRecord(data) && 'status' in data && 'isDefault' in data;
const isRecordRows = <T>(data: unknown): data is { pages: { rows: T[] }[] } => hasPages(data);

interface RecordPage<T> {
  records: T[];
}
const isRecordPages = <T>(data: unknown): data is { pages: RecordPage<T>[] } => hasPages(data);

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
    setting: ({ setting }: SettingEvent): void => add(settingKeys.all, settingPatch(setting)),
    /** A paid invoice moves the due date, which the app bar shows (SB-09). */
    payment: ({ action, company }: PaymentEvent): void => {
      const { dueDate } = company;
      if (action !== 'CONCLUIDA' || dueDate === undefined) return;
      add(companyKeys.plan(company.id), (data) => (isRecord(data) ? { ...data, dueDate } : data));
    },
    chat: (event: ChatEvent): void => chatPatches(event, viewer.id).forEach(({ key, patch }) => add(key, patch)),
    announcement: (event: AnnouncementEvent): void =>
      add(announcementsKey, (data) => {
        if (!isRecordPages<Announcement>(data)) return data;
        const pages = data.pages.map((current, index) => {
          if (event.action === 'delete') return { ...current, records: removeRecord(current.records, event.id) };
          // Readers see only the active ones (contract back-office 10).
          if (event.record.status === false) {
            return { ...current, records: removeRecord(current.records, event.record.id) };
          }
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
