import { failureStatus } from './errors';
import { http } from './http';
import { ownRecord } from './ownership';
import type { Iso } from './page';
import { paged, restApi, type RemovalAnswer } from './rest';

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

const path = '/prompt';
const rest = restApi<Prompt, PromptInput>(path, paged<Prompt>('prompts'), { toRow: toPromptRow });

/** Whether a prompt is really gone; the status of its deletion does not tell. */
async function isGone(id: number): Promise<boolean> {
  try {
    await http.get(`${path}/${id}`);
    return false;
  } catch (error) {
    if (failureStatus(error) === 404) return true;
    throw error;
  }
}

/** GET, POST, PUT and DELETE /prompt (AI-02 to AI-04, AI-15, V-16). */
export const promptApi = {
  ...rest,
  get: async (id: number, signal?: AbortSignal) => ownRecord(await rest.get(id, signal)),
  create: async (input: PromptInput) => toPromptRow(await rest.create(input)),
  update: async (id: number, input: PromptInput) => toPromptRow(await rest.update(id, input)),
  /** Refused with status 200 while a connection uses it, so the message or the record itself tells (defect 30). */
  remove: async (id: number): Promise<RemovalAnswer> => {
    const { data } = await http.delete<{ message?: string } | ''>(`${path}/${id}`);
    const message = data === '' ? '' : (data.message ?? '');
    return { message, removed: message === 'Prompt deleted' || (await isGone(id)) };
  },
};
