import type * as T from './types.ts';
import type * as X from './typesExtra.ts';

type Id = number | string;
type KeyOf<Row> = (row: Row) => Id | null;

/** Rows by one column, kept while rows come, change and go: 10,000 tickets must not be scanned per request. */
export class Index<Row> {
  readonly #groups = new Map<Id, Set<Row>>();
  readonly #keyOf: KeyOf<Row>;
  constructor(keyOf: KeyOf<Row>) {
    this.#keyOf = keyOf;
  }

  /** The rows with this key, oldest first. */
  all(key: Id | null): Row[] {
    return key === null ? [] : [...(this.#groups.get(key) ?? [])];
  }
  first(key: Id | null): Row | undefined {
    return this.all(key)[0];
  }
  count(key: Id): number {
    return this.#groups.get(key)?.size ?? 0;
  }
  keyOf(row: Row): Id | null {
    return this.#keyOf(row);
  }
  put(row: Row): void {
    const key = this.#keyOf(row);
    if (key === null) return;
    const group = this.#groups.get(key) ?? new Set<Row>();
    this.#groups.set(key, group.add(row));
  }
  drop(row: Row): void {
    const key = this.#keyOf(row);
    if (key !== null) this.#groups.get(key)?.delete(row);
  }
  clear(): void {
    this.#groups.clear();
  }
}

/** One table. Change rows through `update` only, so that the indexes stay right. */
export class Collection<Row extends { id: Id }> {
  readonly #rows = new Map<Id, Row>();
  readonly #indexes: Index<Row>[] = [];
  #lastId = 0;

  index(keyOf: KeyOf<Row>): Index<Row> {
    const index = new Index(keyOf);
    this.#indexes.push(index);
    return index;
  }
  get size(): number {
    return this.#rows.size;
  }
  /** Adds the row that `make` builds for the next id (use another id by ignoring the argument). */
  insert(make: (id: number) => Row): Row {
    const row = make(this.#lastId + 1);
    this.#lastId = typeof row.id === 'number' ? Math.max(this.#lastId, row.id) : this.#lastId + 1;
    this.#rows.set(row.id, row);
    for (const index of this.#indexes) index.put(row);
    return row;
  }
  get(id: Id | null | undefined): Row | undefined {
    return id === null || id === undefined ? undefined : this.#rows.get(id);
  }
  all(): Row[] {
    return [...this.#rows.values()];
  }
  filter(test: (row: Row) => boolean): Row[] {
    const found: Row[] = [];
    for (const row of this.#rows.values()) if (test(row)) found.push(row);
    return found;
  }
  find(test: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row;
    return undefined;
  }
  update(row: Row, patch: Partial<Row>): Row {
    // A row keeps its place in a group whose key it keeps: groups are read oldest first.
    const moved = this.#indexes.filter((index) => index.keyOf({ ...row, ...patch }) !== index.keyOf(row));
    for (const index of moved) index.drop(row);
    Object.assign(row, patch);
    for (const index of moved) index.put(row);
    return row;
  }
  remove(row: Row | undefined): void {
    if (!row || !this.#rows.delete(row.id)) return;
    for (const index of this.#indexes) index.drop(row);
  }
  removeWhere(test: (row: Row) => boolean): void {
    for (const row of this.filter(test)) this.remove(row);
  }
  clear(): void {
    this.#rows.clear();
    this.#lastId = 0;
    for (const index of this.#indexes) index.clear();
  }
}

const table = <Row extends { id: Id }>(): Collection<Row> => new Collection<Row>();

/** Every table of the backend, empty. */
export function createStore() {
  const tables = {
    plans: table<T.PlanRow>(),
    companies: table<T.CompanyRow>(),
    settings: table<T.SettingRow>(),
    users: table<T.UserRow>(),
    userQueues: table<T.UserQueueRow>(),
    queues: table<T.QueueRow>(),
    queueOptions: table<T.QueueOptionRow>(),
    whatsapps: table<T.WhatsappRow>(),
    whatsappQueues: table<T.WhatsappQueueRow>(),
    contacts: table<T.ContactRow>(),
    contactFields: table<T.ContactFieldRow>(),
    tickets: table<T.TicketRow>(),
    attendances: table<T.AttendanceRow>(),
    userRatings: table<T.UserRatingRow>(),
    messages: table<T.MessageRow>(),
    ticketNotes: table<T.TicketNoteRow>(),
    tags: table<T.TagRow>(),
    ticketTags: table<T.TicketTagRow>(),
    quickMessages: table<T.QuickMessageRow>(),
    schedules: table<T.ScheduleRow>(),
    chats: table<T.ChatRow>(),
    chatUsers: table<T.ChatUserRow>(),
    chatMessages: table<T.ChatMessageRow>(),
    announcements: table<X.AnnouncementRow>(),
    prompts: table<X.PromptRow>(),
    queueIntegrations: table<X.QueueIntegrationRow>(),
    fileLists: table<X.FileListRow>(),
    fileOptions: table<X.FileOptionRow>(),
    helps: table<X.HelpRow>(),
    invoices: table<X.InvoiceRow>(),
    charges: table<X.ChargeRow>(),
    resetCodes: table<X.ResetCodeRow>(),
    campaigns: table<X.CampaignRow>(),
    campaignShipping: table<X.CampaignShippingRow>(),
    campaignSettings: table<X.CampaignSettingRow>(),
    contactLists: table<X.ContactListRow>(),
    contactListItems: table<X.ContactListItemRow>(),
  };
  /** Unread messages by contact: cleared when we write, not when we read (contract §5.4). */
  const unread = new Map<number, number>();
  return {
    ...tables,
    unread,
    by: {
      ticketUuid: tables.tickets.index((row) => row.uuid),
      ticketContact: tables.tickets.index((row) => row.contactId),
      ticketCompany: tables.tickets.index((row) => row.companyId),
      messageTicket: tables.messages.index((row) => row.ticketId),
      tagsOfTicket: tables.ticketTags.index((row) => row.ticketId),
      ticketsOfTag: tables.ticketTags.index((row) => row.tagId),
      fieldsOfContact: tables.contactFields.index((row) => row.contactId),
      attendanceTicket: tables.attendances.index((row) => row.ticketId),
      queuesOfUser: tables.userQueues.index((row) => row.userId),
      queuesOfWhatsapp: tables.whatsappQueues.index((row) => row.whatsappId),
      settingKey: tables.settings.index((row) => `${row.companyId}:${row.key}`),
      itemsOfList: tables.contactListItems.index((row) => row.contactListId),
      shippingOfCampaign: tables.campaignShipping.index((row) => row.campaignId),
      contactNumber: tables.contacts.index((row) => `${row.companyId}:${row.number}`),
    },
    reset(): void {
      for (const rows of Object.values(tables)) rows.clear();
      unread.clear();
    },
  };
}

export type Store = ReturnType<typeof createStore>;
