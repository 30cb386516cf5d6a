import type { QueryKey } from '@tanstack/react-query';
import { campaignKeys, toCampaign, type CampaignWire } from '@/api/campaigns';
import { connectionKeys, toConnection } from '@/api/connections';
import { contactListItemKeys } from '@/api/contactListItems';
import { contactListKeys } from '@/api/contactLists';
import { contactKeys, toContact } from '@/api/contacts';
import { fileKeys } from '@/api/files';
import { helpKeys } from '@/api/helps';
import { integrationKeys, toIntegrationRow } from '@/api/integrations';
import { promptKeys, toPromptRow } from '@/api/prompts';
import { queueKeys } from '@/api/queues';
import { quickMessageKeys } from '@/api/quickMessages';
import { scheduleKeys } from '@/api/schedules';
import { getSession } from '@/api/session';
import { tagKeys } from '@/api/tags';
import { userKeys } from '@/api/users';
import { isRecord } from '@/lib/storage';
import type { EventName } from './events';
import type { HasId, RecordChange } from './records';

/** Where an event's record goes: its names are data, as those of the events are (contract back-office 22). */
export interface RecordSource {
  event: EventName;
  /** Root of the query keys of its lists and records. */
  root: string;
  /** Under which names the payload holds the record and, when it is deleted, its id. */
  record: readonly string[];
  id: readonly string[];
  /** Lists of another shape that show these records: they are read again. */
  also?: readonly QueryKey[];
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

/** One row per kind of record that a list page shows; a new page of the engine adds its row here. */
export const recordSources: readonly RecordSource[] = [
  { event: 'tag', root: tagKeys.all[0], record: ['tag'], id: ['tagId'], also: [tagKeys.list()] },
  { event: 'queue', root: queueKeys.all[0], record: ['queue'], id: ['queueId'], also: [queueKeys.list()] },
  { event: 'user', root: userKeys.all[0], record: ['user'], id: ['userId'], also: [userKeys.options()] },
  {
    event: 'connection',
    root: connectionKeys.all[0],
    record: ['whatsapp'],
    id: ['whatsappId'],
    also: [connectionKeys.list()],
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
    also: [[...quickMessageKeys.all, 'list']],
    belongs: isOwn,
  },
  { event: 'schedule', root: scheduleKeys.all[0], record: ['schedule'], id: ['scheduleId'] },
  { event: 'file', root: fileKeys.all[0], record: ['fileList', 'files'], id: ['fileId'] },
  {
    event: 'prompt',
    root: promptKeys.all[0],
    record: ['prompt'],
    id: ['promptId', 'intelligenceId'],
    also: [promptKeys.options()],
    clean: (record) => (isPrompt(record) ? toPromptRow(record) : record),
  },
  {
    event: 'integration',
    root: integrationKeys.all[0],
    record: ['queueIntegration'],
    id: ['integrationId'],
    also: [integrationKeys.options()],
    clean: (record) => (isIntegration(record) ? toIntegrationRow(record) : record),
  },
  { event: 'help', root: helpKeys.all[0], record: ['record'], id: ['id'] },
  {
    event: 'contactList',
    root: contactListKeys.all[0],
    record: ['record'],
    id: ['id'],
    also: [contactListKeys.choices()],
  },
  {
    event: 'contactListItem',
    root: contactListItemKeys.all[0],
    record: ['record'],
    id: ['id'],
    // Each list shows how many are on it.
    also: [[...contactListKeys.all, 'pages']],
  },
  {
    event: 'campaign',
    root: campaignKeys.all[0],
    record: ['record'],
    id: ['id'],
    clean: (record) => (isCampaign(record) ? toCampaign(record) : record),
  },
  { event: 'announcement', root: 'announcements', record: ['record'], id: ['id'] },
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
