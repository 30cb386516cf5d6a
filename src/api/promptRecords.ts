import { assertOwnCompany } from './assertOwnCompany';
import { failureStatus } from './errors';
import { http } from './http';
import { toPromptRow, type Prompt, type PromptInput } from './prompts';
import { paged, readAllPages, restApi, type RemovalAnswer } from './rest';

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
  get: async (id: number, signal?: AbortSignal) => assertOwnCompany(await rest.get(id, signal)),
  create: async (input: PromptInput) => toPromptRow(await rest.create(input)),
  update: async (id: number, input: PromptInput) => toPromptRow(await rest.update(id, input)),
  /** Refused with status 200 while a connection uses it, so the message or the record itself tells (defect 30). */
  remove: async (id: number): Promise<RemovalAnswer> => {
    const { data } = await http.delete<{ message?: string } | ''>(`${path}/${id}`);
    const message = data === '' ? '' : (data.message ?? '');
    return { message, removed: message === 'Prompt deleted' || (await isGone(id)) };
  },
};

/** Names of the prompts that belong to a queue; the server cannot be asked for them. */
export async function promptsOfQueue(queueId: number): Promise<string[]> {
  const prompts = await readAllPages((pageNumber) => rest.list({ searchParam: '', pageNumber }));
  return prompts.filter((prompt) => prompt.queueId === queueId).map(({ name }) => name);
}
