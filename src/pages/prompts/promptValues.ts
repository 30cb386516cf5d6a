import { object } from 'yup';
import type { Prompt, PromptInput } from '@/api/prompts';
import type { Option } from '@/forms/option';
import { decimal, decimalOf, requiredChoice, requiredText, wholeNumber } from '@/forms/rules';

/** The models the specification names (AI-08). */
export const models: readonly Option[] = [
  { value: 'gpt-3.5-turbo-1106', label: 'GPT 3.5 turbo' },
  { value: 'gpt-4o-mini', label: 'GPT 4.0' },
];

export interface PromptValues {
  name: string;
  prompt: string;
  apiKey: string;
  model: string;
  queueId: number | '';
  temperature: string | number;
  maxTokens: string | number;
  maxMessages: string | number;
}

/** Defaults of a new prompt (AI-08 to AI-10, AI-13). */
export const newPrompt: PromptValues = {
  name: '',
  prompt: '',
  apiKey: '',
  model: 'gpt-3.5-turbo-1106',
  queueId: '',
  temperature: 1,
  maxTokens: 100,
  maxMessages: 10,
};

/** Rules of the specification (AI-06 to AI-14). */
export const promptSchema = object({
  name: requiredText({
    min: 5,
    max: 100,
    short: 'promptModal.formErrors.name.short',
    long: 'promptModal.formErrors.name.long',
    required: 'promptModal.formErrors.name.required',
  }),
  prompt: requiredText({
    min: 50,
    short: 'promptModal.formErrors.prompt.short',
    required: 'promptModal.formErrors.prompt.required',
  }),
  apiKey: requiredText({ required: 'promptModal.formErrors.apikey.required' }),
  model: requiredChoice('promptModal.formErrors.modal.required'),
  queueId: requiredChoice('promptModal.setor'),
  temperature: decimal({
    min: 0,
    max: 1,
    range: 'promptModal.formErrors.temperature.range',
    required: 'promptModal.formErrors.temperature.required',
  }),
  maxTokens: wholeNumber({ min: 1, required: 'promptModal.formErrors.maxTokens.required' }),
  maxMessages: wholeNumber({ min: 1, required: 'promptModal.formErrors.maxMessages.required' }),
});

export const fromPrompt = (record: Prompt): PromptValues => ({
  name: record.name,
  prompt: record.prompt ?? '',
  apiKey: record.apiKey ?? '',
  model: record.model ?? '',
  queueId: record.queueId ?? '',
  temperature: record.temperature ?? newPrompt.temperature,
  maxTokens: record.maxTokens,
  maxMessages: record.maxMessages ?? newPrompt.maxMessages,
});

export const toPromptInput = (values: PromptValues): PromptInput => ({
  name: values.name.trim(),
  prompt: values.prompt.trim(),
  apiKey: values.apiKey.trim(),
  model: values.model,
  queueId: Number(values.queueId),
  temperature: decimalOf(values.temperature),
  maxTokens: Number(values.maxTokens),
  maxMessages: Number(values.maxMessages),
});
