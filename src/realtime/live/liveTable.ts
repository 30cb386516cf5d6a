import { announcementRows } from './announcements';
import { boardRows } from './board';
import { chatRows } from './chats';
import { connectionRows } from './connections';
import { contactRows } from './contacts';
import { labelRows } from './labels';
import type { Listen, Live, LiveRow } from './liveRow';
import { messageRows } from './messages';
import { noteRows } from './notes';
import { paymentRows } from './payments';
import { recordRow, recordSources } from './recordSources';
import { settingRows } from './settings';
import { ticketRows } from './tickets';

/** All that events do to the cache. A new list page adds one row, to `recordSources`. */
const liveTable: readonly LiveRow[] = [
  ...ticketRows,
  ...messageRows,
  ...contactRows,
  ...chatRows,
  ...connectionRows,
  ...settingRows,
  ...announcementRows,
  ...noteRows,
  ...paymentRows,
  ...labelRows,
  ...boardRows,
  ...recordSources.map(recordRow),
];

/** Hears every row's event: the one way of events into the cache. @returns the function that ends it */
export function listenLive(on: Listen, live: Live): () => void {
  const ends = liveTable.map((row) => row.attach(on, live));
  return () => ends.forEach((end) => end());
}
