import { latePart } from '@/components/latePart';
import { RowsSkeleton } from '@/components/RowsSkeleton';

const waiting = <RowsSkeleton rows={3} height={56} />;
const bell = latePart(async () => (await import('./BellList')).BellList, waiting);
const chats = latePart(async () => (await import('./ChatsList')).ChatsList, waiting);
const announcements = latePart(async () => (await import('./AnnouncementsList')).AnnouncementsList, waiting);

const profile = latePart(async () => (await import('./ProfileList')).ProfileList);

/** What the popovers and menus of the app bar show: nobody sees it before a click. */
export const BellList = bell.Part;
export const ChatsList = chats.Part;
export const AnnouncementsList = announcements.Part;
export const ProfileList = profile.Part;

/** Fetches the lists ahead. */
export const warmBarLists = (): Promise<unknown> =>
  Promise.allSettled([bell.warm(), chats.warm(), announcements.warm(), profile.warm()]);
