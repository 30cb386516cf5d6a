import type { QueryKey } from '@tanstack/react-query';
import type { announcementKeys } from '@/api/announcements';
import { campaignKeys, toCampaign, type CampaignWire } from '@/api/campaigns';
import { connectionKeys, toConnection } from '@/api/connections';
import type { contactListItemKeys } from '@/api/contactListItems';
import type { contactListKeys } from '@/api/contactLists';
import { contactKeys, toContact } from '@/api/contacts';
import type { fileKeys } from '@/api/files';
import type { helpKeys } from '@/api/helps';
import { integrationKeys, toIntegrationRow } from '@/api/integrations';
import { promptKeys, toPromptRow } from '@/api/prompts';
import { queueKeys } from '@/api/queues';
import { quickMessageKeys } from '@/api/quickMessages';
import type { scheduleKeys } from '@/api/schedules';
import { recordKeys, type HasId } from '@/api/rest';
import { getSession } from '@/api/session';
import { tagKeys } from '@/api/tags';
import { userKeys } from '@/api/users';
import { isRecord } from '@/lib/guards';
import type { EventName } from '@/realtime/socket/events';
import type { LiveRow } from './liveRow';
import { addRecordChange, narrowedKeys, type RecordChange } from './records';

/** Where an event's record goes: its names are data, as those of the events are (contract back-office 22). */
export interface RecordSource {
  event: EventName;
  /** Root of the query keys of its lists and records. */
  root: string;
  /** Under which names the payload holds the record and, when it is deleted, its id. */
  record: readonly string[];
  id: readonly string[];
  /** Lists of another shape that show these records: read again after an event, and after an own save. */
  reread?: readonly QueryKey[];
  /** Lists that a row of their own patches: read again after an own save, whose answer lacks what they show. */
  rereadAfterSave?: readonly QueryKey[];
  /** Drops what the payload should not have carried (B-43). */
  clean?: (record: HasId) => HasId;
  /** Whether the lists show this record at all; one that does not, or no longer does, leaves them. */
  belongs?: (record: HasId) => boolean;
}

const isContact = (record: HasId): record is Parameters<typeof toContact>[0] => 'number' in record;
const isConnection = (record: HasId): record is Parameters<typeof toConnection>[0] => 'isDefault' in record;

const isPrompt = (record: HasId): record is Parameters<typeof toPromptRow>[0] => 'maxTokens' in record;

const isIntegration = (record: HasId): record is Parameters<typeof toIntegrationRow>[0] => 'urlN8N' in record;

const isCampaign = (record: HasId): record is CampaignWire => 'scheduledAt' in record;

/** Events tell of everybody's quick messages, and an edit by someone else takes one away (contract back-office 7). */
const isOwn = (record: HasId): boolean =>
  !('userId' in record) || record.userId === null || record.userId === getSession()?.userId;

/** Some roots are written out and checked by their type: their modules come with the pages that need the calls. */
type Root<Keys extends { all: readonly [string] }> = Keys['all'][0];
type Choices = ReturnType<(typeof contactListKeys)['choices']>;

/** One row per kind of record that a list page shows; a new page of the engine adds its row here. */
export const recordSources: readonly RecordSource[] = [
  { event: 'tag', root: tagKeys.all[0], record: ['tag'], id: ['tagId'], reread: [tagKeys.list()] },
  {
    event: 'queue',
    root: queueKeys.all[0],
    record: ['queue'],
    id: ['queueId'],
    // Prompts show the name of theirs.
    reread: [queueKeys.list(), promptKeys.all],
  },
  { event: 'user', root: userKeys.all[0], record: ['user'], id: ['userId'], reread: [userKeys.options()] },
  {
    event: 'connection',
    root: connectionKeys.all[0],
    record: ['whatsapp'],
    id: ['whatsappId'],
    // Campaigns show the name of theirs, and no event tells which have lost it.
    reread: [campaignKeys.all],
    rereadAfterSave: [connectionKeys.list()],
    clean: (record) => (isConnection(record) ? toConnection(record) : record),
  },
  {
    event: 'contact',
    root: contactKeys.all[0],
    record: ['contact'],
    id: ['contactId'],
    clean: (record) => (isContact(record) ? toContact(record) : record),
  },
  {
    event: 'quickMessage',
    root: quickMessageKeys.all[0],
    record: ['record'],
    id: ['id'],
    reread: [quickMessageKeys.lists()],
    belongs: isOwn,
  },
  {
    event: 'schedule',
    root: 'schedules' satisfies Root<typeof scheduleKeys>,
    record: ['schedule'],
    id: ['scheduleId'],
  },
  { event: 'file', root: 'files' satisfies Root<typeof fileKeys>, record: ['fileList', 'files'], id: ['fileId'] },
  {
    event: 'prompt',
    root: promptKeys.all[0],
    record: ['prompt'],
    id: ['promptId', 'intelligenceId'],
    reread: [promptKeys.options()],
    clean: (record) => (isPrompt(record) ? toPromptRow(record) : record),
  },
  {
    event: 'integration',
    root: integrationKeys.all[0],
    record: ['queueIntegration'],
    id: ['integrationId'],
    reread: [integrationKeys.options()],
    clean: (record) => (isIntegration(record) ? toIntegrationRow(record) : record),
  },
  { event: 'help', root: 'helps' satisfies Root<typeof helpKeys>, record: ['record'], id: ['id'] },
  {
    event: 'contactList',
    root: 'contact-lists' satisfies Root<typeof contactListKeys>,
    record: ['record'],
    id: ['id'],
    // A campaign that has lost its list is told of by no event.
    reread: [['contact-lists', 'choices'] satisfies Choices, campaignKeys.all],
  },
  {
    event: 'contactListItem',
    root: 'contact-list-items' satisfies Root<typeof contactListItemKeys>,
    record: ['record'],
    id: ['id'],
    // Each list shows how many are on it.
    reread: [recordKeys.lists('contact-lists' satisfies Root<typeof contactListKeys>)],
  },
  {
    event: 'campaign',
    root: campaignKeys.all[0],
    record: ['record'],
    id: ['id'],
    clean: (record) => (isCampaign(record) ? toCampaign(record) : record),
  },
  {
    event: 'announcement',
    root: 'announcements' satisfies Root<typeof announcementKeys>,
    record: ['record'],
    id: ['id'],
  },
];

const hasId = (value: unknown): value is HasId => isRecord(value) && typeof value['id'] === 'number';

/** The change an event tells of, or null where it tells of none (another action, a record without id). */
export function toRecordChange(source: RecordSource, payload: unknown): RecordChange | null {
  if (!isRecord(payload)) return null;
  const { action } = payload;
  if (action === 'delete') {
    const id = Number(source.id.map((key) => payload[key]).find((value) => value !== undefined));
    return Number.isInteger(id) ? { action, id } : null;
  }
  if (action !== 'create' && action !== 'update') return null;
  const record = source.record.map((key) => payload[key]).find((value) => value !== undefined);
  if (!hasId(record)) return null;
  if (source.belongs && !source.belongs(record)) return { action: 'delete', id: record.id };
  return { action, record: source.clean?.(record) ?? record };
}

/** The row of a source: its lists and records are patched, what cannot be patched is read again. */
export const recordRow = (source: RecordSource): LiveRow => ({
  event: source.event,
  attach: (on, { client, add, reread }) =>
    on(source.event, (payload) => {
      const change = toRecordChange(source, payload);
      if (!change) return;
      addRecordChange(add, source.root, change);
      source.reread?.forEach(reread);
      if (change.action === 'create') narrowedKeys(client, source.root).forEach(reread);
    }),
});
