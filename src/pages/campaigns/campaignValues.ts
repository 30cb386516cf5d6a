import { mixed, object, string } from 'yup';
import { noTag, type Campaign, type CampaignInput, type CampaignStatus, type CampaignTexts } from '@/api/campaigns';
import { existingTime } from '@/forms/existingTime';
import { dateTime, onEverySave, requiredText } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';
import { fileNameOf } from '@/lib/links';
import { fromLocalInput, toLocalInput } from '@/lib/wallTime';

export const textNames = ['message1', 'message2', 'message3', 'message4', 'message5'] as const;

export const textLabels: Readonly<Record<(typeof textNames)[number], MessageKey>> = {
  message1: 'campaigns.dialog.form.message1',
  message2: 'campaigns.dialog.form.message2',
  message3: 'campaigns.dialog.form.message3',
  message4: 'campaigns.dialog.form.message4',
  message5: 'campaigns.dialog.form.message5',
};

export interface CampaignValues extends CampaignTexts {
  name: string;
  status: CampaignStatus;
  /** By the clock of this device; '' for none. */
  scheduledAt: string;
  /** The instant that the record has, in ISO 8601. */
  stored: string | null;
  /** Not stored yet: this server creates no campaign without a date (contract back-office 9). */
  isNew: boolean;
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
  stored: null,
  isNew: true,
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
  const attachment = campaign.mediaPath === null ? '' : fileNameOf(campaign.mediaName ?? campaign.mediaPath);
  return {
    name: campaign.name,
    status: campaign.status ?? 'INATIVA',
    scheduledAt: toLocalInput(campaign.scheduledAt),
    stored: campaign.scheduledAt,
    isNew: false,
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
  const { name, status, scheduledAt, stored, tagListId, confirmation } = values;
  const { message1, message2, message3, message4, message5 } = values;
  return {
    name: name.trim(),
    // Taken off its date a scheduled campaign waits for another.
    status: status === 'PROGRAMADA' && scheduledAt === '' ? 'INATIVA' : status,
    scheduledAt: scheduledAt === '' ? '' : fromLocalInput(scheduledAt, stored).toISOString(),
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

/** Values while they are checked: Formik takes out what is empty. */
type Checked = Partial<CampaignValues>;

/** What is to be sent, and whatever is new: the server creates none without a date (DAY-18, contract back-office 9). */
export const isForSending = ({ isNew = false, scheduledAt }: Checked): boolean => isNew || isSet(scheduledAt);

/** It needs what the server sends it with: without, it never finishes. Of a cancelled one that is settled (CP-12). */
const forSending = (message: MessageKey, isThere: (value: unknown, all: Checked) => boolean) =>
  mixed<string | number>().test({
    name: 'sending',
    message,
    params: onEverySave,
    test: (value, { parent }: { parent: Checked }) => {
      const settled = parent.status === 'CANCELADA' || !isForSending(parent);
      return settled || isThere(value, parent);
    },
  });

const tooSoon: MessageKey = 'campaigns.dialog.tooSoon';
const needsDate: MessageKey = 'campaigns.dialog.needsDate';
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
  scheduledAt: dateTime({ optional: true })
    .test(existingTime)
    .test('date', needsDate, (value, { parent }: { parent: Checked }) => isSet(value) || parent.isNew !== true)
    .test({
      name: 'ahead',
      message: tooSoon,
      params: onEverySave,
      test: (value, { parent }: { parent: Checked }) => {
        if (!value || parent.status === 'CANCELADA') return true;
        return fromLocalInput(value, parent.stored).getTime() - Date.now() >= leadMs;
      },
    }),
  whatsappId: forSending('campaigns.dialog.needsConnection', isSet),
  contactListId: forSending(
    'campaigns.dialog.needsList',
    (value, { tagListId }) => isSet(value) || typeof tagListId === 'number',
  ),
  message1: string().test({
    name: 'some',
    message: needsMessage,
    params: onEverySave,
    test: (_value, { parent }: { parent: Checked }) =>
      !isForSending(parent) || textNames.some((name) => isWritten(parent[name])),
  }),
});
