import { latePart } from '@/components/latePart';
import { ListPage } from '@/crud/ListPage';
import { announcements } from './announcements.resource';

const dialog = latePart(async () => (await import('./AnnouncementDialog')).AnnouncementDialog);

/** What the super user tells every company (AN-01 to AN-07, R-14). */
export const AnnouncementsPage = () => <ListPage resource={announcements} dialog={dialog.Part} />;
