/** Rows as the store keeps them. Column names are the server's own; addresses of files are relative until sent. */

export type Iso = string;
/** Anything JSON.stringify turns into an object: what routes and events send. */
export type Payload = Record<string, unknown>;

interface Stamps {
  createdAt: Iso;
  updatedAt: Iso;
}
interface Row extends Stamps {
  id: number;
}

export interface WorkingDay {
  weekday: string;
  weekdayEn: string;
  startTime: string;
  endTime: string;
}

export interface PlanRow extends Row {
  name: string;
  users: number;
  connections: number;
  queues: number;
  value: number;
  useSchedules: boolean;
  useCampaigns: boolean;
  useInternalChat: boolean;
  useExternalApi: boolean;
  useKanban: boolean;
  useOpenAi: boolean;
  useIntegrations: boolean;
}

export interface CompanyRow extends Row {
  name: string;
  phone: string | null;
  email: string | null;
  status: boolean;
  dueDate: Iso | null;
  recurrence: string;
  language: string;
  schedules: WorkingDay[];
  planId: number | null;
}

export interface SettingRow extends Row {
  key: string;
  value: string;
  companyId: number;
}

export interface UserRow extends Row {
  name: string;
  email: string;
  /** Plain text here; answers that carry `passwordHash` carry a made-up one. */
  password: string;
  profile: string;
  super: boolean;
  online: boolean;
  allTicket: string;
  tokenVersion: number;
  timeZone: string | null;
  whatsappId: number | null;
  companyId: number;
}
export interface UserQueueRow extends Row {
  userId: number;
  queueId: number;
}

export interface QueueRow extends Row {
  name: string;
  color: string;
  greetingMessage: string;
  outOfHoursMessage: string;
  schedules: WorkingDay[];
  companyId: number;
  orderQueue: number | null;
  integrationId: number | null;
  promptId: number | null;
}
export interface QueueOptionRow extends Row {
  title: string;
  message: string;
  option: string;
  queueId: number;
  parentId: number | null;
}

export interface WhatsappRow extends Row {
  name: string;
  session: string | null;
  qrcode: string | null;
  status: string;
  battery: string | null;
  plugged: boolean | null;
  retries: number;
  greetingMessage: string;
  farewellMessage: string;
  complationMessage: string;
  outOfHoursMessage: string;
  ratingMessage: string;
  provider: string;
  isDefault: boolean;
  companyId: number;
  token: string | null;
  transferQueueId: number | null;
  timeToTransfer: number | null;
  promptId: number | null;
  integrationId: number | null;
  maxUseBotQueues: number | null;
  timeUseBotQueues: string | number | null;
  expiresTicket: number | null;
  expiresInactiveMessage: string | null;
}
export interface WhatsappQueueRow extends Row {
  whatsappId: number;
  queueId: number;
}

export interface ContactRow extends Row {
  name: string;
  number: string;
  email: string;
  profilePicUrl: string;
  isGroup: boolean;
  companyId: number;
  whatsappId: number | null;
}
export interface ContactFieldRow extends Row {
  name: string;
  value: string;
  contactId: number;
}

export type TicketStatus = 'pending' | 'open' | 'closed';
export interface TicketRow extends Row {
  status: string;
  unreadMessages: number | null;
  lastMessage: string;
  isGroup: boolean;
  userId: number | null;
  contactId: number;
  whatsappId: number | null;
  queueId: number | null;
  chatbot: boolean | null;
  queueOptionId: number | null;
  companyId: number;
  uuid: string;
  useIntegration: boolean | null;
  integrationId: number | null;
  typebotSessionId: string | null;
  typebotStatus: boolean;
  promptId: number | null;
  fromMe: boolean;
  amountUsedBotQueues: number | null;
}
/** One attendance of a ticket: from queueing to finishing, with the rating. The dashboard counts these. */
export interface AttendanceRow extends Row {
  ticketId: number;
  companyId: number;
  userId: number | null;
  whatsappId: number | null;
  queuedAt: Iso | null;
  startedAt: Iso | null;
  ratingAt: Iso | null;
  finishedAt: Iso | null;
  rated: boolean;
}
export interface UserRatingRow extends Row {
  ticketId: number;
  companyId: number;
  userId: number | null;
  rate: number;
}

export interface MessageRow extends Stamps {
  id: string;
  remoteJid: string | null;
  participant: string | null;
  dataJson: string | null;
  ack: number;
  read: boolean;
  fromMe: boolean;
  body: string;
  /** Path below /public, or null. */
  mediaPath: string | null;
  mediaType: string | null;
  isDeleted: boolean;
  isEdited: boolean;
  quotedMsgId: string | null;
  ticketId: number;
  contactId: number | null;
  companyId: number;
  queueId: number | null;
}

export interface TicketNoteRow extends Row {
  note: string;
  userId: number | null;
  contactId: number;
  ticketId: number | null;
}
export interface TagRow extends Row {
  name: string;
  color: string;
  kanban: number | null;
  companyId: number;
}
export interface TicketTagRow extends Row {
  ticketId: number;
  tagId: number;
}

export interface QuickMessageRow extends Row {
  shortcode: string;
  message: string;
  companyId: number;
  userId: number | null;
  mediaPath: string | null;
  mediaName: string | null;
}
export interface ScheduleRow extends Row {
  body: string;
  sendAt: Iso | null;
  sentAt: Iso | null;
  contactId: number | null;
  ticketId: number | null;
  userId: number | null;
  companyId: number;
  status: string;
  mediaPath: string | null;
  mediaName: string | null;
}

export interface ChatRow extends Row {
  uuid: string;
  title: string;
  ownerId: number;
  lastMessage: string;
  companyId: number;
}
export interface ChatUserRow extends Row {
  chatId: number;
  userId: number;
  unreads: number;
}
export interface ChatMessageRow extends Row {
  chatId: number;
  senderId: number;
  message: string;
  mediaPath: string | null;
  mediaName: string | null;
}
