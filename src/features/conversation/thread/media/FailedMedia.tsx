import type { Message } from '@/api/messages';
import { DocumentFile } from './DocumentFile';
import type { MediaLoad } from './useMediaLoad';
import styles from './MediaBox.module.css';

/** A picture or video that did not come: a file in the room it would have had, so nothing moves (PAIN-3.2). */
export function FailedMedia({ message, load }: { message: Message; load: MediaLoad }) {
  return (
    <div className={styles.box} data-failed>
      <DocumentFile message={message} load={load} />
    </div>
  );
}
