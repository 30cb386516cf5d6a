import type { Message } from '@/api/messages';

export type OutboxStatus = 'waiting' | 'sending' | 'answered' | 'failed' | 'unknown';

/** A message on its way out (B-02, ARCHITECTURE: Sends). */
export interface OutboxEntry {
  id: string;
  ticketId: number;
  kind: 'text' | 'file';
  /** Text, or the caption of a file. */
  body: string;
  quoted: Message | null;
  /** Absent after a reload: files are not stored. */
  file: File | null;
  fileName: string | null;
  createdAt: string;
  /** `unknown`: no answer came, it may have been accepted; only the person may send it again. */
  status: OutboxStatus;
  /** Share of the file that has gone out, 0 to 1. */
  progress: number;
  /** Translated text of the failure. */
  error: string | null;
  /** Time of the newest known message when the request began; an echo is younger. */
  after?: string | null;
}

export interface OutboxFile {
  file: File;
  caption: string;
}
