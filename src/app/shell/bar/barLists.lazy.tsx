import { loadFormTexts } from '@/i18n/i18n';
import { withTexts } from '@/i18n/withTexts';
import { lazyPart } from '@/components/lazy/lazyPart';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';

const waiting = { fallback: <RowsSkeleton rows={3} height={56} /> };
const panel = lazyPart(async () => (await import('./BarPanel')).BarPanel);
const bell = lazyPart(async () => (await import('./BellList')).BellList, waiting);
const chats = lazyPart(async () => (await import('./ChatsList')).ChatsList, waiting);
const announcements = lazyPart(async () => (await import('./AnnouncementsList')).AnnouncementsList, waiting);

const group = lazyPart(async () => (await import('../menu/MenuGroupList')).MenuGroupList);
const profile = lazyPart(async () => (await import('../profile/ProfileList')).ProfileList);
const volume = lazyPart(async () => (await import('./VolumePopover')).VolumePopover);
const sound = lazyPart(async () => (await import('../profile/SoundButton')).SoundButton, { afterPaint: true });
const signOut = lazyPart(
  async () => (await withTexts(import('../profile/SignOutQuestion'), loadFormTexts)).SignOutQuestion,
);

/** What the popovers and menus of the app bar and the side menu show: nobody sees it before a click. */
export const BarPanel = panel.Component;
export const BellList = bell.Component;
export const ChatsList = chats.Component;
export const AnnouncementsList = announcements.Component;
export const MenuGroupList = group.Component;
export const ProfileList = profile.Component;
export const SignOutQuestion = signOut.Component;
export const SoundButton = sound.Component;
export const VolumePopover = volume.Component;

/** Fetches the lists ahead. */
export const preloadBarLists = (): Promise<unknown> =>
  Promise.allSettled([
    panel.preload(),
    bell.preload(),
    chats.preload(),
    announcements.preload(),
    group.preload(),
    profile.preload(),
    signOut.preload(),
    volume.preload(),
  ]);
