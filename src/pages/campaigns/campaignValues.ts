import { mixed, object, string } from 'yup';
import { noTag, type Campaign, type CampaignInput, type CampaignStatus, type CampaignTexts } from '@/api/campaigns';
import { dateTime, requiredText } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';
import { fileNameOf } from '@/lib/links';
import { isRecord } from '@/lib/guards';
import { toLocalInput } from '@/lib/wallTime';

export const textNames = ['message1', 'message2', 'message3', 'message4', 'message5'] as const;

export interface CampaignValues extends CampaignTexts {
  name: string;
  status: CampaignStatus;
  /** By the clock of this device; '' for none. */
  scheduledAt: string;
  /** As it was when the form was opened. */
  storedAt: string;
  whatsappId: number | '';
  contactListId: number | '';
  tagListId: number | typeof noTag;
  fileListId: number | '';
  confirmation: boolean;
  /** Name of the attachment the record has. */
  attachment: string;
  attached: boolean;
  files: readonly File[];
}

/** A new campaign is inactive and has no tag (CP-08, CP-10). */
export const initialCampaign: CampaignValues = {
  name: '',
  status: 'INATIVA',
  scheduledAt: '',
  storedAt: '',
  whatsappId: '',
  contactListId: '',
  tagListId: noTag,
  fileListId: '',
  confirmation: false,
  message1: '',
  message2: '',
  message3: '',
  message4: '',
  message5: '',
  attachment: '',
  attached: false,
  files: [],
};

export function fromCampaign(campaign: Campaign): CampaignValues {
  const scheduledAt = toLocalInput(campaign.scheduledAt);
  const attachment = campaign.mediaPath === null ? '' : fileNameOf(campaign.mediaName ?? campaign.mediaPath);
  return {
    name: campaign.name,
    status: campaign.status ?? 'INATIVA',
    scheduledAt,
    storedAt: scheduledAt,
    whatsappId: campaign.whatsappId ?? '',
    contactListId: campaign.contactListId ?? '',
    tagListId: campaign.tagId ?? noTag,
    fileListId: campaign.fileListId ?? '',
    confirmation: campaign.confirmation ?? false,
    message1: campaign.message1 ?? '',
    message2: campaign.message2 ?? '',
    message3: campaign.message3 ?? '',
    message4: campaign.message4 ?? '',
    message5: campaign.message5 ?? '',
    attachment,
    attached: attachment !== '',
    files: [],
  };
}

const orNull = (value: number | ''): number | null => (value === '' ? null : value);

export function toCampaignInput(values: CampaignValues): CampaignInput {
  const { name, status, scheduledAt, tagListId, confirmation } = values;
  const { message1, message2, message3, message4, message5 } = values;
  return {
    name: name.trim(),
    // Taken off its date a scheduled campaign waits for another.
    status: status === 'PROGRAMADA' && scheduledAt === '' ? 'INATIVA' : status,
    scheduledAt,
    whatsappId: orNull(values.whatsappId),
    contactListId: orNull(values.contactListId),
    tagListId,
    fileListId: orNull(values.fileListId),
    confirmation,
    message1,
    message2,
    message3,
    message4,
    message5,
  };
}

/** The server looks for campaigns to come every 20 s; one that is past by then is never sent (REAL-14, contract back-office 9, 26.23). */
const leadMs = 60_000;

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const isWritten = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const siblings = (parent: unknown): Readonly<Record<string, unknown>> => (isRecord(parent) ? parent : {});

/** A campaign that is to be sent needs what the server sends it with: without, it never finishes (contract back-office 9). */
const forSending = (
  message: MessageKey,
  isThere: (value: unknown, all: Readonly<Record<string, unknown>>) => boolean,
) =>
  mixed<string | number>().test('sending', message, (value, { parent }) => {
    const all = siblings(parent);
    return !isSet(all['scheduledAt']) || all['status'] === 'CANCELADA' || isThere(value, all);
  });

const tooSoon: MessageKey = 'campaigns.dialog.tooSoon';
const needsMessage: MessageKey = 'campaigns.dialog.needsMessage';

/** Names of 2 characters pass the specification but not this server, so its bound holds (CP-07, decisions: Validation). */
export const campaignSchema = object({
  name: requiredText({
    min: 3,
    max: 50,
    required: 'campaigns.dialog.form.nameRequired',
    short: 'campaigns.dialog.form.nameShort',
    long: 'campaigns.dialog.form.nameLong',
  }),
  scheduledAt: dateTime({ optional: true }).test('ahead', tooSoon, (value, { parent }) => {
    if (!value || value === siblings(parent)['storedAt']) return true;
    return new Date(value).getTime() - Date.now() >= leadMs;
  }),
  whatsappId: forSending('campaigns.dialog.needsConnection', isSet),
  contactListId: forSending(
    'campaigns.dialog.needsList',
    (value, all) => isSet(value) || typeof all['tagListId'] === 'number',
  ),
  message1: string().test('some', needsMessage, (_value, { parent }) => {
    const all = siblings(parent);
    return !isSet(all['scheduledAt']) || textNames.some((name) => isWritten(all[name]));
  }),
});
