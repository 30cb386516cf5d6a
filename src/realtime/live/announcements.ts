import { announcementKeys, type AnnouncementPage } from '@/api/announcements';
import type { AnnouncementEvent } from '@/realtime/socket/events';
import { liveRow } from './liveRow';
import { removeRecord, upsertRecord } from './records';

/** One announcement into the pages that readers see: new ones on top, of the others only those that are active. */
function applyToPages(pages: readonly AnnouncementPage[], event: AnnouncementEvent): AnnouncementPage[] {
  return pages.map((page, index) => {
    if (event.action === 'delete') return { ...page, records: removeRecord(page.records, event.id) };
    const { record } = event;
    // Readers see only the active ones (contract back-office 10).
    if (record.status === false) return { ...page, records: removeRecord(page.records, record.id) };
    const holds = ({ records }: AnnouncementPage): boolean => records.some(({ id }) => id === record.id);
    if (!holds(page) && (index > 0 || pages.some(holds))) return page;
    return { ...page, records: upsertRecord(page.records, record) };
  });
}

/** What readers see (RT-19); what the super user manages is among the `recordSources`. */
export const announcementRows = [
  liveRow({
    event: 'announcement',
    key: announcementKeys.list(),
    patch: (list, event) => ({ ...list, pages: applyToPages(list.pages, event) }),
  }),
];
