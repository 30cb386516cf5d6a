import { boolean, object } from 'yup';
import type { ConnectionInput, ConnectionRecord } from '@/api/connectionRecords';
import { optionalText, requiredText, wholeNumber } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';

/** What the fields hold: ids that may be chosen as '', numbers as they are typed. */
export type ConnectionValues = Omit<
  ConnectionInput,
  'transferQueueId' | 'promptId' | 'timeToTransfer' | 'maxUseBotQueues' | 'timeUseBotQueues' | 'expiresTicket'
> & {
  transferQueueId: number | '';
  promptId: number | '';
  timeToTransfer: number | string;
  maxUseBotQueues: number | string;
  timeUseBotQueues: number | string;
  expiresTicket: number | string;
};

/** Of a new connection (CN-13). */
export const newConnection: ConnectionValues = {
  name: '',
  isDefault: false,
  token: '',
  provider: 'beta',
  greetingMessage: '',
  complationMessage: '',
  outOfHoursMessage: '',
  ratingMessage: '',
  queueIds: [],
  promptId: '',
  maxUseBotQueues: 3,
  timeUseBotQueues: 0,
  transferQueueId: '',
  timeToTransfer: 0,
  expiresTicket: 0,
  expiresInactiveMessage: '',
};

export function toValues({ id: _id, ...record }: ConnectionRecord): ConnectionValues {
  return {
    ...record,
    transferQueueId: record.transferQueueId ?? '',
    promptId: record.promptId ?? '',
    timeToTransfer: record.timeToTransfer ?? 0,
  };
}

/** The body of a save; `queueIds` is always part of it (CN-14, contract 3.8). */
export const toInput = (values: ConnectionValues): ConnectionInput => ({
  ...values,
  name: values.name.trim(),
  transferQueueId: values.transferQueueId === '' ? null : values.transferQueueId,
  promptId: values.promptId === '' ? null : values.promptId,
  timeToTransfer: Number(values.timeToTransfer) || null,
  maxUseBotQueues: Number(values.maxUseBotQueues),
  timeUseBotQueues: Number(values.timeUseBotQueues),
  expiresTicket: Number(values.expiresTicket),
});

const noOtherDefault: MessageKey = 'officeErrors.ERR_NO_OTHER_WHATSAPP';
const greetingRequired: MessageKey = 'officeErrors.ERR_WAPP_GREETING_REQUIRED';

interface Whole {
  queueIds: readonly number[];
}

/**
 * CN-12, CN-15, CN-17. The database holds 255 characters of the inactivity message (contract 3.8).
 * @param wasDefault the only default one: it can only pass the flag on, by another one taking it
 */
export const connectionSchema = (wasDefault: boolean) =>
  object({
    name: requiredText({
      min: 2,
      max: 50,
      required: 'whatsappModal.formErrors.name.required',
      short: 'whatsappModal.formErrors.name.short',
      long: 'whatsappModal.formErrors.name.long',
    }),
    isDefault: boolean().test('default', noOtherDefault, (on) => on === true || !wasDefault),
    greetingMessage: optionalText().test(
      'greeting',
      greetingRequired,
      (text, { parent }: { parent: Whole }) => parent.queueIds.length < 2 || Boolean(text),
    ),
    maxUseBotQueues: wholeNumber(),
    timeUseBotQueues: wholeNumber(),
    timeToTransfer: wholeNumber(),
    expiresTicket: wholeNumber(),
    expiresInactiveMessage: optionalText({ max: 255 }),
  });
