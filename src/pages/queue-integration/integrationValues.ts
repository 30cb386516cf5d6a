import { mixed, object, string, type Schema, type StringSchema } from 'yup';
import type { Integration, IntegrationInput } from '@/api/integrations';
import { requiredText, webAddress, wholeNumber } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';
import { isRecord } from '@/lib/guards';

export interface IntegrationValues {
  type: string;
  name: string;
  language: string;
  projectName: string;
  jsonContent: string;
  urlN8N: string;
  typebotSlug: string;
  typebotExpires: string | number;
  typebotDelayMessage: string | number;
  typebotKeywordFinish: string;
  typebotKeywordRestart: string;
  typebotUnknownMessage: string;
  typebotRestartMessage: string;
}

/** Defaults of a new integration (QI-10, contract back-office 14). */
export const newIntegration: IntegrationValues = {
  type: 'typebot',
  name: '',
  language: 'pt-BR',
  projectName: '',
  jsonContent: '',
  urlN8N: '',
  typebotSlug: '',
  typebotExpires: 1,
  typebotDelayMessage: 1000,
  typebotKeywordFinish: '',
  typebotKeywordRestart: '',
  typebotUnknownMessage: '',
  typebotRestartMessage: '',
};

/** What the credentials hold, or null where they are no JSON object. */
function credentialsOf(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(json);
    return isRecord(parsed) && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** What a service account's file always holds; without it the service cannot sign in. */
export const missingCredentials = (json: string): string[] => {
  const held = credentialsOf(json);
  return held === null ? [] : ['client_email', 'private_key'].filter((key) => typeof held[key] !== 'string');
};

const notJson: MessageKey = 'queueIntegrationModal.formErrors.json';

/** Rules for the fields a type shows (QI-06 to QI-09). */
const forDialogflow = (rule: StringSchema) =>
  string().when('type', ([type]) => (type === 'dialogflow' ? rule : string()));
const exceptDialogflow = (rule: StringSchema) =>
  string().when('type', ([type]) => (type === 'dialogflow' ? string() : rule));
const forTypebot = (rule: Schema) => mixed().when('type', ([type]) => (type === 'typebot' ? rule : mixed()));

export const integrationSchema = object({
  name: requiredText({
    min: 2,
    max: 50,
    short: 'queueIntegrationModal.formErrors.name.short',
    long: 'queueIntegrationModal.formErrors.name.long',
    required: 'queueIntegrationModal.formErrors.name.required',
  }),
  projectName: forDialogflow(requiredText()),
  language: forDialogflow(requiredText()),
  jsonContent: forDialogflow(requiredText().test('json', notJson, (text) => credentialsOf(text) !== null)),
  urlN8N: exceptDialogflow(webAddress()),
  typebotSlug: forTypebot(requiredText()),
  typebotExpires: forTypebot(wholeNumber()),
  typebotDelayMessage: forTypebot(wholeNumber()),
});

export const fromIntegration = (record: Integration): IntegrationValues => ({
  type: record.type,
  name: record.name,
  language: record.language || newIntegration.language,
  projectName: record.projectName ?? '',
  jsonContent: record.jsonContent ?? '',
  urlN8N: record.urlN8N ?? '',
  typebotSlug: record.typebotSlug ?? '',
  typebotExpires: record.typebotExpires ?? newIntegration.typebotExpires,
  typebotDelayMessage: record.typebotDelayMessage ?? newIntegration.typebotDelayMessage,
  typebotKeywordFinish: record.typebotKeywordFinish ?? '',
  typebotKeywordRestart: record.typebotKeywordRestart ?? '',
  typebotUnknownMessage: record.typebotUnknownMessage ?? '',
  typebotRestartMessage: record.typebotRestartMessage ?? '',
});

const blank = {
  projectName: '',
  jsonContent: '',
  language: '',
  urlN8N: '',
  typebotSlug: '',
  typebotExpires: 1,
  typebotDelayMessage: 1000,
  typebotKeywordFinish: '',
  typebotKeywordRestart: '',
  typebotUnknownMessage: '',
  typebotRestartMessage: '',
};

/** Only what the type shows is sent; for all but dialogflow the project is called like the integration (QI-11). */
export function toIntegrationInput(values: IntegrationValues): IntegrationInput {
  const { type } = values;
  const name = values.name.trim();
  if (type === 'dialogflow') {
    const { language, projectName, jsonContent } = values;
    return { ...blank, type, name, language, projectName: projectName.trim(), jsonContent: jsonContent.trim() };
  }
  const base = { ...blank, type, name, projectName: name, urlN8N: values.urlN8N.trim() };
  if (type !== 'typebot') return base;
  return {
    ...base,
    typebotSlug: values.typebotSlug.trim(),
    typebotExpires: Number(values.typebotExpires),
    typebotDelayMessage: Number(values.typebotDelayMessage),
    typebotKeywordFinish: values.typebotKeywordFinish.trim(),
    typebotKeywordRestart: values.typebotKeywordRestart.trim(),
    typebotUnknownMessage: values.typebotUnknownMessage,
    typebotRestartMessage: values.typebotRestartMessage,
  };
}
