import { useEffect, useEffectEvent, useRef } from 'react';
import type { Ticket } from '@/api/tickets';
import { hasText, useDraftPart, useDraftStore } from './drafts';
import { useFileQueue } from './fileQueue';
import { ChangeNotice } from './ChangeNotice';
import { ClosedComposer } from './ClosedComposer';
import { OpenComposer } from './OpenComposer';
import { useSend } from './useSend';
import styles from './Composer.module.css';

interface ComposerProps {
  ticket: Ticket;
  onAccept: () => void;
  onReopen: () => void;
  /** An action on the ticket is under way. */
  busy?: boolean;
}

/** Where messages of a conversation are written; only an open ticket takes them (P-01). */
export function Composer({ ticket, onAccept, onReopen, busy = false }: ComposerProps) {
  const written = useDraftPart(ticket.id, hasText);
  const { files } = useFileQueue(ticket.id);
  const drafts = useDraftStore();
  const send = useSend(ticket.id);
  /** Enter was pressed while the ticket was being opened. */
  const sendsLater = useRef(false);
  const opened = useEffectEvent(() => {
    if (sendsLater.current && ticket.status === 'open') send();
    sendsLater.current = false;
  });
  useEffect(() => {
    if (!busy) opened();
  }, [busy]);
  const sendLater = (): void => {
    sendsLater.current = busy;
  };
  // The reply target goes when the ticket changes; the text stays (M-21, B-01).
  useEffect(() => () => drafts.change(ticket.id, { quoted: null }), [drafts, ticket.id]);
  return (
    <div className={styles.composer}>
      <ChangeNotice key={`notice ${ticket.id}`} ticket={ticket} isWriting={written || files.length > 0} />
      {ticket.status === 'open' ? (
        <OpenComposer key={ticket.id} ticket={ticket} />
      ) : (
        <ClosedComposer ticket={ticket} busy={busy} onAccept={onAccept} onReopen={onReopen} onSendLater={sendLater} />
      )}
    </div>
  );
}
