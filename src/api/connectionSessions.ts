import { getConnectionRecord, type ConnectionRecord } from './connectionRecords';
import { isCancelled } from './errors';
import { http } from './http';
import { pauseInSession } from './pauseInSession';

/** How long a call may hold one of the browser's few connections to the host. */
const timeoutMs = 4_000;
/** After which times to look whether the server has taken the queues away. */
const looksMs = [300, 700, 1_500, 3_000];

/**
 * POST and PUT answer only when the connection has opened, which without a scan is never: what is awaited here is a
 * refusal, and after a moment not even that. Progress comes by events (contract 3.8).
 */
async function ask(method: 'post' | 'put', id: number): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeoutMs);
  try {
    await http.request({ method, url: `/whatsappsession/${id}`, signal: patience.signal });
  } catch (error) {
    if (!isCancelled(error)) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** POST /whatsappsession/{id}: opens the connection again (CN-07). */
export const startConnectionSession = (id: number): Promise<void> => ask('post', id);

/** Puts back what PUT /whatsappsession takes away, once it has (contract 3.8). */
async function restoreQueues(id: number, { queueIds, greetingMessage }: ConnectionRecord): Promise<void> {
  if (queueIds.length === 0) return;
  for (const time of looksMs) {
    await pauseInSession(time);
    const now = await getConnectionRecord(id);
    if (now.queueIds.length > 0) continue;
    // A greeting is asked for with more than one queue; whatever is not sent stays as it is.
    await http.put(`/whatsapp/${id}`, { queueIds, greetingMessage });
    return;
  }
}

/** PUT /whatsappsession/{id}: forgets the credentials and shows a new code; the queues stay (CN-07). */
export async function renewSession(id: number): Promise<void> {
  const before = await getConnectionRecord(id);
  await Promise.all([ask('put', id), restoreQueues(id, before)]);
}

/** DELETE /whatsappsession/{id}: logs out (CN-07). */
export async function endConnectionSession(id: number): Promise<void> {
  await http.delete(`/whatsappsession/${id}`);
}
