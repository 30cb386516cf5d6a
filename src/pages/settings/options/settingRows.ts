import type { MessageKey } from '@/i18n/keys';

/** One setting as the page shows it; `fallback` is what the server does without a row (contract 6.8, back-office 19). */
export interface SettingDefinition {
  key: string;
  label: MessageKey;
  hint: MessageKey;
  fallback: string;
  /** Absent: on or off, as `enabled` and `disabled`. */
  choices?: readonly { value: string; label: MessageKey }[];
}

interface SettingSection {
  id: string;
  title: MessageKey;
  settings: readonly SettingDefinition[];
}

const off = 'disabled';

/** The options of a company (O-03 to O-10), in the order of the design. */
export const settingSections: readonly SettingSection[] = [
  {
    id: 'service',
    title: 'settings.options.sections.service',
    settings: [
      {
        key: 'userRating',
        label: 'settings.options.fields.ratings.title',
        hint: 'settings.options.fields.ratings.hint',
        fallback: off,
      },
      {
        key: 'sendGreetingAccepted',
        label: 'settings.options.fields.sendGreetingAccepted.title',
        hint: 'settings.options.fields.sendGreetingAccepted.hint',
        fallback: off,
      },
      {
        key: 'sendMsgTransfTicket',
        label: 'settings.options.fields.sendMsgTransfTicket.title',
        hint: 'settings.options.fields.sendMsgTransfTicket.hint',
        fallback: off,
      },
      {
        key: 'sendGreetingMessageOneQueues',
        label: 'settings.options.fields.sendGreetingMessageOneQueues.title',
        hint: 'settings.options.fields.sendGreetingMessageOneQueues.hint',
        fallback: off,
      },
    ],
  },
  {
    id: 'incoming',
    title: 'settings.options.sections.incoming',
    settings: [
      {
        key: 'CheckMsgIsGroup',
        label: 'settings.options.fields.ignoreMessages.title',
        hint: 'settings.options.fields.ignoreMessages.hint',
        fallback: off,
      },
      {
        key: 'call',
        label: 'settings.options.fields.acceptCall.title',
        hint: 'settings.options.fields.acceptCall.hint',
        fallback: 'enabled',
      },
      {
        key: 'scheduleType',
        label: 'settings.options.fields.expedientManager.title',
        hint: 'settings.options.fields.expedientManager.hint',
        fallback: off,
        choices: [
          { value: off, label: 'settings.options.fields.disabled' },
          { value: 'queue', label: 'settings.options.fields.expedientManager.queue' },
          { value: 'company', label: 'settings.options.fields.expedientManager.company' },
        ],
      },
      {
        key: 'chatBotType',
        label: 'settings.options.fields.chatbotType.title',
        hint: 'settings.options.fields.chatbotType.hint',
        fallback: 'text',
        choices: [{ value: 'text', label: 'settings.options.fields.chatbotType.text' }],
      },
    ],
  },
];
