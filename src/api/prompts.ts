import type { Iso } from './wire';

/** A prompt (Y-21); its lists hold neither its text nor its key, which only the form reads (B-43). */
export interface Prompt {
  id: number;
  name: string;
  maxTokens: number;
  queueId: number | null;
  queue: { id: number; name: string } | null;
  updatedAt?: Iso;
  companyId?: number;
  prompt?: string;
  apiKey?: string;
  model?: string | null;
  maxMessages?: number;
  temperature?: number;
}

export interface PromptInput {
  name: string;
  prompt: string;
  apiKey: string;
  model: string;
  maxTokens: number;
  temperature: number;
  maxMessages: number;
  queueId: number;
}

export const promptKeys = { all: ['prompts'] as const, options: () => ['prompts', 'options'] as const };

/** What a list keeps of a prompt, whichever answer or event brought it. */
export const toPromptRow = ({ id, name, maxTokens, queueId, queue, updatedAt }: Prompt): Prompt => ({
  id,
  name,
  maxTokens,
  queueId,
  queue: queue ? { id: queue.id, name: queue.name } : null,
  ...(updatedAt === undefined ? {} : { updatedAt }),
});
