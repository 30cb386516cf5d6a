import i18next from 'i18next';
import { failureStatus } from '@/api/errors';
import { promptsOfQueue } from '@/api/promptRecords';
import { queueApi } from '@/api/queues';
import type { RemovalAnswer } from '@/api/rest';

/**
 * DELETE /queue/{id}. Of a queue that a prompt belongs to the server only says that something broke (contract back-office
 * 1): the prompts tell why.
 */
export async function removeQueue(id: number): Promise<RemovalAnswer | void> {
  try {
    return await queueApi.remove(id);
  } catch (error) {
    // Unread prompts explain nothing: the refusal is told as it came.
    const names = failureStatus(error) === 500 ? await promptsOfQueue(id).catch(() => []) : [];
    if (names.length === 0) throw error;
    const list = new Intl.ListFormat(i18next.language, { type: 'conjunction' }).format(names);
    return { removed: false, message: i18next.t('queues.usedByPrompts', { names: list, count: names.length }) };
  }
}
