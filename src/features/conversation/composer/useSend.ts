import { notify } from '@/components/feedback/notify';
import { useSession } from '@/contexts/AuthContext';
import { preferences } from '@/browser/preferences';
import { useTranslation } from '@/i18n/useTranslation';
import { isBlank } from '@/lib/blank';
import { templateProblem } from '@/lib/templates';
import { captionsPlace, textsDraft, useDraftStore } from '@/contexts/drafts';
import { useFileQueueStore, type QueuedFile } from './fileQueueStore';
import { useOutboxActions } from '../outbox/useOutbox';
import { signed, composeOutgoing } from './compose';

/**
 * Sends what stands in the composer of a ticket. It reads the stores and empties them at once, so that a second
 * Enter finds nothing to send (P-07, PAIN-2.4).
 */
export function useSend(): (ticketId: number) => void {
  const { t } = useTranslation();
  const { user } = useSession();
  const drafts = useDraftStore();
  const queue = useFileQueueStore();
  const outbox = useOutboxActions();

  return (ticketId) => {
    const { text, quoted } = drafts.get(ticketId);
    const files = queue.get(ticketId);
    if (isBlank(text) && files.length === 0) return;
    if (isBlocked(text, files)) {
      const bad = files.filter(({ problem }) => problem !== null).length;
      if (bad > 0) notify.error(t('uploads.blocked', { count: bad }), { id: 'composer-blocked' });
      return;
    }
    const outgoing = composeOutgoing(text, files, quoted !== null);
    drafts.clear(ticketId);
    // Files carry no quote: it stays for the text that is still to come (PUB-81).
    if (outgoing.text === '' && quoted) drafts.change(ticketId, { quoted });
    drafts.clear(textsDraft(captionsPlace(ticketId)));
    queue.clear(ticketId);
    if (outgoing.text !== '') {
      outbox.sendText(ticketId, signed(outgoing.text, preferences.sign.get() ? user.name : null), quoted);
    }
    if (outgoing.files.length > 0) outbox.sendFiles(ticketId, outgoing.files);
  };
}

/** A file that cannot go, an attachment still on its way, or an open variable hold the send back (B-03, B-21). */
export const isBlocked = (text: string, files: readonly QueuedFile[]): boolean =>
  templateProblem(text)?.kind === 'unclosed' || files.some(({ file, problem }) => file === null || problem !== null);
