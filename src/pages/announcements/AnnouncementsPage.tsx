import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { announcements } from './announcements.resource';

const dialog = lazyPart(async () => (await import('./AnnouncementDialog')).AnnouncementDialog);

/** What the super user tells every company (AN-01 to AN-07, R-14). */
export const AnnouncementsPage = () => <ListPage resource={announcements} dialog={dialog} />;
