import { use, useSyncExternalStore } from 'react';
import { plainName } from '@/lib/links';
import type { MessagePreviewText } from '@/lib/messagePreview';
import { useDraftStore } from '@/contexts/drafts';
import { isUnsent, voiceNotePrefix, type OutboxEntry } from './outbox/outbox';
import { OutboxContext } from './outbox/outboxContext';

export interface TicketHint {
  /** `unknown`: the server's answer was lost. */
  kind: 'draft' | 'failed' | 'unknown';
  preview: MessagePreviewText;
}

const never = (): (() => void) => () => undefined;

function previewOfEntry({ kind, body, fileName }: OutboxEntry): MessagePreviewText {
  if (kind === 'text') return { kind, text: body };
  if (fileName?.startsWith(voiceNotePrefix)) return { kind: 'audio', text: '' };
  return { kind: 'media', text: body || plainName(fileName ?? '') };
}

/** What a list row says instead of the last message: an unsent message first, then a draft (B-01, B-02, REAL-11). */
export function useTicketHint(ticketId: number): TicketHint | null {
  const outbox = use(OutboxContext);
  const store = useDraftStore();
  const failed = useSyncExternalStore(outbox?.subscribe ?? never, () => outbox?.entriesOf(ticketId).find(isUnsent));
  const draft = useSyncExternalStore(store.subscribeAtRest, () => store.get(ticketId).text.trim());
  if (failed) return { kind: failed.status, preview: previewOfEntry(failed) };
  return draft === '' ? null : { kind: 'draft', preview: { kind: 'text', text: draft } };
}
