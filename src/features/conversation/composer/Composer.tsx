import { useEffect, useRef, useState } from 'react';
import { isServedBy, type Ticket } from '@/api/tickets';
import { Past, thumbMs } from '@/browser/past';
import { notify } from '@/components/feedback/notify';
import { useSettledControls, type Place } from '@/components/hooks/useSettledControls';
import { useSession } from '@/contexts/AuthContext';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { useOutboxActions } from '../outbox/useOutbox';
import { unsigned, voiceNote } from './compose';
import { useDraftStore } from '@/contexts/drafts';
import { hasText, useDraftPart } from '@/contexts/useDraft';
import { useFileQueue } from './fileQueue';
import { ChangeNotice } from './ChangeNotice';
import { ClosedComposer } from './ClosedComposer';
import type { RecorderProblem } from './recorder';
import { useRecorder } from './useRecorder';
import { OpenComposer } from './OpenComposer';
import { isInBox, useArrivalFocus } from './useArrivalCaret';
import { useSend } from './useSend';
import styles from './Composer.module.css';

interface ComposerProps {
  ticket: Ticket;
  /** Its connection was deleted: the server takes nothing more for it. */
  lineGone?: boolean;
  onAccept: () => void;
  onReopen: () => void;
  /** An action on the ticket is under way. */
  busy?: boolean;
  /** Has something done once that action has succeeded or not, whatever is open by then; false where none is under way. */
  afterBusy: (act: (isDone: boolean) => void) => boolean;
}

/**
 * Where messages of a conversation are written; only an open ticket takes them (P-01). Mounted anew for each ticket, so
 * that nothing crosses over (PAIN-2.3).
 */
export const Composer = (props: ComposerProps) => <TicketComposer key={props.ticket.id} {...props} />;

const problemTexts: Readonly<Record<RecorderProblem, MessageKey>> = {
  insecure: 'recorder.insecure',
  refused: 'recorder.refused',
  noDevice: 'recorder.noDevice',
  busy: 'recorder.busy',
  failed: 'recorder.failed',
  lost: 'recorder.lost',
};

/** The controls of the box before, of one conversation or of one that was shown before it. */
const past = new Past<readonly Place[]>(thumbMs);

function TicketComposer({ ticket, lineGone = false, onAccept, onReopen, busy = false, afterBusy }: ComposerProps) {
  const { t } = useTranslation();
  const written = useDraftPart(ticket.id, hasText);
  const { files } = useFileQueue(ticket.id);
  const drafts = useDraftStore();
  const { user } = useSession();
  const mine = isServedBy(ticket, user.id);
  /** It was not open before what is under way. */
  const [wasClosed, setWasClosed] = useState(ticket.status !== 'open');
  if (!busy && wasClosed !== (ticket.status !== 'open')) setWasClosed(!wasClosed);
  // Somebody who opens it at the same moment may have been faster: nothing goes out before it is one's own (REAL-1).
  const open = !lineGone && ticket.status === 'open' && (mine || !(busy && wasClosed));
  const send = useSend();
  const outbox = useOutboxActions();
  // Enter counts while the ticket is being opened, wherever the hand is when it is; where a colleague was faster, what
  // was written is a draft again (DAY-2).
  const sendLater = (): void => {
    const isBeingOpened = afterBusy((isDone) => {
      const texts = outbox.resume(ticket.id, isDone).map((text) => unsigned(text, user.name));
      if (texts.length === 0) return;
      const { text } = drafts.get(ticket.id);
      drafts.change(ticket.id, { text: [...texts, ...(text === '' ? [] : [text])].join('\n') });
      drafts.flush();
    });
    if (!isBeingOpened) return;
    outbox.suspend(ticket.id);
    send(ticket.id);
  };
  const recorder = useRecorder({
    open,
    onSend: (mp3) => outbox.sendFiles(ticket.id, [{ file: voiceNote(mp3), caption: '' }]),
    onProblem: (problem) =>
      problem === 'tooShort'
        ? notify.info(t('recorder.tooShort'), { id: 'recorder' })
        : notify.error(t(problemTexts[problem]), { id: 'recorder' }),
  });
  const recorded = recorder.state.step !== 'idle';
  // The reply target goes when the ticket changes; the text stays (M-21, B-01).
  useEffect(() => () => drafts.change(ticket.id, { quoted: null }), [drafts, ticket.id]);
  // Who stands in an empty box is about to write: it is told as well, and keeps a field under the caret.
  const [box, setBox] = useState({ open, inUse: false });
  if (box.open !== open) setBox({ open, inUse: !open && !busy && isInBox() });
  const place = useRef<HTMLDivElement>(null);
  useArrivalFocus(place);
  const isEmpty = !written && files.length === 0;
  // What was aimed at Send opens nothing that a colleague has just closed, and records nothing.
  const settled = useSettledControls(
    past,
    place,
    String(ticket.id),
    `${open ? recorder.state.step : ticket.status} ${isEmpty}`,
  );
  return (
    <div ref={place} className={styles.composer} {...settled}>
      <ChangeNotice ticket={ticket} isWriting={!isEmpty || recorded || box.inUse} />
      {open ? (
        <OpenComposer ticket={ticket} recorder={recorder} />
      ) : (
        <ClosedComposer
          ticket={ticket}
          lineGone={lineGone}
          recorded={recorded}
          inUse={box.inUse}
          busy={busy}
          onAccept={onAccept}
          onReopen={onReopen}
          onSendLater={sendLater}
        />
      )}
    </div>
  );
}
