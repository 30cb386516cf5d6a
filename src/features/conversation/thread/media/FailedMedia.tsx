import type { Message } from '@/api/messages';
import { DocumentFile } from './DocumentFile';
import './media.css';

/** A picture or video that did not come: a file in the room it would have had, so nothing moves (PAIN-3.2). */
export function FailedMedia({ message }: { message: Message }) {
  return (
    <div className="media-box" data-failed>
      <DocumentFile message={message} />
    </div>
  );
}
