import type { Announcement } from '@/api/announcements';
import type { Chat, ChatMessageRow } from '@/api/chats';
import type { Connection } from '@/api/connections';
import type { Contact } from '@/api/contacts';
import type { Message } from '@/api/messages';
import type { Setting } from '@/api/wire';
import type { Ticket } from '@/api/tickets';
import type { SessionUser } from '@/api/auth';

/** Ids of deletions are sometimes text (contract 4.5). */
type WireId = number | string;

export type TicketEvent =
  | { action: 'update'; ticket: Ticket }
  | { action: 'delete'; ticketId: WireId; ticket?: Ticket }
  | { action: 'updateUnread'; ticketId: WireId };

export type AppMessageEvent =
  | { action: 'create'; message: Message; ticket: Ticket; contact: Contact }
  | { action: 'update'; message: Message };

export type ContactEvent = { action: 'create' | 'update'; contact: Contact } | { action: 'delete'; contactId: WireId };

export type ConnectionEvent = { action: 'update'; whatsapp: Connection } | { action: 'delete'; whatsappId: WireId };

export interface ConnectionSessionEvent {
  action: 'update';
  session: Connection;
}

export type UserEvent = { action: 'create' | 'update'; user: SessionUser } | { action: 'delete'; userId: WireId };

export interface AuthEvent {
  action: 'update';
  user: { id: WireId; email?: string; companyId?: number };
}

export interface SettingEvent {
  action: 'update';
  setting: Setting;
}

export type ChatEvent =
  | { action: 'new-message'; newMessage: ChatMessageRow; chat: Chat }
  | { action: 'create' | 'update'; chat: Chat; record?: Chat }
  | { action: 'delete'; id: WireId };

export type AnnouncementEvent =
  | { action: 'create' | 'update'; record: Announcement }
  | { action: 'delete'; id: WireId };

export interface PaymentEvent {
  action: string;
  company: { id: number; dueDate?: string };
}

/** Events of the back-office records; the record and its id have other names in each (recordSources.ts). */
export type RecordPayload = Readonly<Record<string, unknown>>;

/** What each event carries; names are data, since this server's are irregular (contract 4.5, PAIN-1.2). */
interface OwnPayloads {
  ticket: TicketEvent;
  appMessage: AppMessageEvent;
  contact: ContactEvent;
  connection: ConnectionEvent;
  connectionSession: ConnectionSessionEvent;
  user: UserEvent;
  auth: AuthEvent;
  setting: SettingEvent;
  chat: ChatEvent;
  /** Of one chat: the same messages and updates once more. */
  chatRoom: ChatEvent;
  announcement: AnnouncementEvent;
  payment: PaymentEvent;
}

export type EventPayloads = OwnPayloads & Record<keyof typeof recordEventNames, RecordPayload>;

export type EventName = keyof EventPayloads;

export interface EventScope {
  companyId: number;
  userId: number;
  /** Id of the record, for events that have a name of their own for each. */
  subject?: number | undefined;
}

type Names = (scope: EventScope) => readonly string[];

/**
 * Events of the back-office records, as the recorded server sends them, then as the specification and the first frontend
 * spell them (contract back-office 22). A new list page adds its event here, and a row to `recordSources`.
 */
const recordEventNames = {
  queue: ({ companyId }) => [`company-${companyId}-queue`],
  tag: ({ companyId }) => ['tag', `company-${companyId}-tag`],
  quickMessage: ({ companyId }) => [`company-${companyId}-quickmessage`, `company${companyId}-quickemessage`],
  schedule: ({ companyId }) => ['schedule', `company-${companyId}-schedule`, `company${companyId}-schedule`],
  file: ({ companyId }) => [`company${companyId}-file`, `company-${companyId}-file`],
  prompt: ({ companyId }) => ['prompt', `company-${companyId}-prompt`],
  integration: ({ companyId }) => [`company-${companyId}-queueIntegration`],
  help: ({ companyId }) => [`company-${companyId}-help`],
  contactList: ({ companyId }) => [`company-${companyId}-ContactList`],
  contactListItem: ({ companyId }) => [`company-${companyId}-ContactListItem`],
  contactListReload: ({ companyId, subject }) =>
    subject === undefined ? [] : [`company-${companyId}-ContactListItem-${subject}`],
  campaign: ({ companyId }) => [`company-${companyId}-campaign`],
} satisfies Record<string, Names>;

/** Wire names of each event, aliases included: the one table of names (RT-10 to RT-21). */
export const eventNames: { readonly [K in EventName]: Names } = {
  ticket: ({ companyId }) => [`company-${companyId}-ticket`],
  appMessage: ({ companyId }) => [`company-${companyId}-appMessage`],
  contact: ({ companyId }) => [`company-${companyId}-contact`],
  connection: ({ companyId }) => [`company-${companyId}-whatsapp`],
  connectionSession: ({ companyId }) => [`company-${companyId}-whatsappSession`, 'whatsappSession'],
  user: ({ companyId }) => [`company-${companyId}-user`],
  auth: ({ companyId }) => [`company-${companyId}-auth`],
  setting: ({ companyId }) => [`company-${companyId}-settings`],
  chat: ({ companyId, userId }) => [`company-${companyId}-chat`, `company-${companyId}-chat-user-${userId}`],
  chatRoom: ({ companyId, subject }) => (subject === undefined ? [] : [`company-${companyId}-chat-${subject}`]),
  announcement: ({ companyId }) => ['company-announcement', 'announcement', `company-${companyId}-announcement`],
  payment: ({ companyId }) => [`company-${companyId}-payment`],
  ...recordEventNames,
};

/** Hears wire names. */
interface Wire {
  on: <T>(name: string, handler: (payload: T) => void) => () => void;
}

/** Hears an event under all of its wire names. @returns the function that ends it */
export function listenTo<E extends EventName>(
  wire: Wire,
  scope: EventScope,
  event: E,
  handler: (payload: EventPayloads[E]) => void,
): () => void {
  const ends = eventNames[event](scope).map((name) => wire.on<EventPayloads[E]>(name, handler));
  return () => ends.forEach((end) => end());
}
