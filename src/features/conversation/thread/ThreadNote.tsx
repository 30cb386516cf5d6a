import { StickyNote } from 'lucide-react';
import type { TicketNote } from '@/api/ticketNotes';
import { useTranslation } from '@/i18n/useTranslation';
import { MessageMeta } from './MessageMeta';
import { MessageText } from './MessageText';
import bubble from './Bubble.module.css';
import styles from './ThreadNote.module.css';

/** A note of the team among the messages, always under its label, so nobody takes it for one (B-24, design "Note"). */
export function ThreadNote({ note: { id, note, user, createdAt } }: { note: TicketNote }) {
  const { t } = useTranslation();
  return (
    <div className={styles.note}>
      <div className={`${bubble.block} ${styles.body}`} dir="auto">
        <div className={styles.label} dir="ltr">
          <StickyNote size={14} aria-hidden />
          {user?.name ? t('ticketNotes.labelBy', { name: user.name }) : t('ticketNotes.label')}
        </div>
        <MessageText id={`note ${id}`} text={note} />
        <MessageMeta date={createdAt} />
      </div>
    </div>
  );
}
