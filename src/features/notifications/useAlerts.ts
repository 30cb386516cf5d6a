import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { Contact } from '@/api/contacts';
import { byActivity, isServedBy, type Ticket } from '@/api/tickets';
import { notify } from '@/components/feedback/notify';
import { useGo } from '@/components/hooks/useGo';
import { usePreviewWords } from '@/components/text/MessagePreview';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useInPlan } from '@/contexts/PlanContext';
import { microphoneOn } from '@/browser/microphoneOn';
import { preferences } from '@/browser/preferences';
import { useSocketEvent } from '@/contexts/SocketContext';
import { isBusyTicket } from '@/realtime/cache/busyTickets';
import { useTranslation } from '@/i18n/useTranslation';
import { formatTime } from '@/lib/dates';
import { leaveThen } from '@/browser/leaving';
import { previewOf, previewOfLast, type MessagePreviewText } from '@/lib/messagePreview';
import { contactLabel } from '@/lib/phone';
import type { AppMessageEvent, TicketEvent } from '@/realtime/socket/events';
import { clearHandedOver, markHandedOver } from '@/realtime/cache/handedOver';
import { cachedTicket } from '@/realtime/cache/ticketCache';
import { isOwnChange } from '@/realtime/cache/ticketVersions';
import {
  chatView,
  deservesAlert,
  deservesChatSound,
  isForAlert,
  isHandedOver,
  letsThrough,
  otherView,
  ticketView,
} from './alertRules';
import { closeDesktopNotice, correctDesktopNotice, noticeClicks, showDesktopNotice } from './desktop';
import { playSound, unlockAtFirstGesture, type SoundName } from './sounds';
import { TabGroup } from './tabs';
import type { Bell } from './useBell';
import { added, moreUnread, readSince, useToldByReadings } from './useToldByReadings';

/** The conversation or chat in the address, or that it is another page. */
function viewOf(pathname: string): string {
  const ticket = matchPath('/tickets/:uuid', pathname)?.params.uuid;
  if (ticket !== undefined) return ticketView(ticket);
  const chat = matchPath('/chats/:uuid', pathname)?.params.uuid;
  return chat === undefined ? otherView : chatView(chat);
}

/** Who works in another program does not look at what is visible beside it (PUB-64). */
const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** This tab among the others, told what it shows while it is looked at. */
function useTabGroup() {
  const { pathname } = useLocation();
  const view = viewOf(pathname);
  const group = useRef<TabGroup | null>(null);

  useEffect(() => {
    const tabs = new TabGroup();
    group.current = tabs;
    return () => {
      tabs.stop();
      group.current = null;
    };
  }, []);

  useEffect(() => {
    const tell = (): void => group.current?.setView(isLookedAt() ? view : null);
    tell();
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('focus', tell);
    window.addEventListener('blur', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('focus', tell);
      window.removeEventListener('blur', tell);
    };
  }, [view]);

  return group;
}

/** How long another tab may take to show what was done in it. */
const settleMs = 300;

const noticeTag = (ticketId: number): string => `ticket-${ticketId}`;

/**
 * Sound and desktop notice of new messages and of transfers to oneself, in one tab of the browser, as far as the
 * settings let them through (H-11, H-12, B-30, contract 6.2, PAIN-5.2, PAIN-5.4); the row of a transfer is marked in
 * any case (REAL-5).
 * @param bell its conversations and one's own: what came while no event could is told by them (PUB-56)
 */
export function useAlerts(bell: Bell): void {
  const { t } = useTranslation();
  const { user } = useSession();
  const viewer = useViewer();
  const chats = useInPlan('useInternalChat');
  const go = useGo();
  const words = usePreviewWords();
  const client = useQueryClient();
  const group = useTabGroup();

  useEffect(unlockAtFirstGesture, []);

  /** Tags of the notices whose conversations were read while another program had the focus. */
  const readBeside = useRef(new Set<string>());
  useEffect(() => {
    const close = (): void => {
      readBeside.current.forEach(closeDesktopNotice);
      readBeside.current.clear();
    };
    window.addEventListener('focus', close);
    return () => window.removeEventListener('focus', close);
  }, []);

  useEffect(() => noticeClicks.subscribe((uuid) => leaveThen(() => go(`/tickets/${uuid}`))), [go]);

  const ring = async (sound: SoundName): Promise<void> => {
    if (microphoneOn.get()) return;
    if (!(await playSound(sound, preferences.alerts.get().sound ? preferences.volume.get() : 0)))
      group.current?.yieldLead();
  };

  const wanted = (own: boolean): boolean =>
    letsThrough(preferences.alerts.get(), own, group.current?.isAnyInSight() ?? false);

  const bodyOf = (preview: MessagePreviewText, at: string): string => `${words(preview)} - ${formatTime(at)}`;

  /** How each conversation was when an event or a reading told of it last: the other one does not tell the same again. */
  const told = useRef(new Map<number, { isRead: boolean; upTo: string }>());
  /** @param preview of the message, `at` when it came, and `about` its id where that is known: an event has told of it */
  const tellMessage = (
    ticket: Ticket,
    contact: Partial<Contact> | undefined,
    preview: MessagePreviewText,
    at: string,
    about?: string,
  ): void => {
    const tabs = group.current;
    if (!tabs?.isLeader() || tabs.isViewed(ticketView(ticket.uuid)) || !wanted(ticket.userId === user.id)) return;
    const isRead = about === undefined;
    const last = told.current.get(ticket.id);
    const isTold = last !== undefined && last.isRead !== isRead && ticket.updatedAt <= last.upTo;
    if (isTold && isRead) return;
    told.current.set(ticket.id, { isRead, upTo: ticket.updatedAt });
    const icon = contact?.profilePicUrl;
    readBeside.current.delete(noticeTag(ticket.id));
    showDesktopNotice({
      title: `${t('tickets.notification.message')} ${contact?.name ?? ''}`,
      body: bodyOf(preview, at),
      tag: noticeTag(ticket.id),
      about,
      ...(icon ? { icon } : {}),
      ticket: ticket.uuid,
    });
    if (!isTold) void ring('message');
  };

  const handleMessage = (event: AppMessageEvent): void => {
    const { message } = event;
    if (message.isDeleted || message.isEdited)
      correctDesktopNotice(
        noticeTag(Number(message.ticketId)),
        message.id,
        bodyOf(previewOf(message), message.createdAt),
      );
    if (event.action !== 'create' || !deservesAlert(event, viewer)) return;
    tellMessage(event.ticket, event.contact, previewOf(message), message.createdAt, message.id);
  };
  useSocketEvent('appMessage', handleMessage);
  const unread = bell.state === 'ready' ? bell.tickets : null;
  useToldByReadings(unread, moreUnread, (news) => {
    // Several at once are one alert, of the one that changed last.
    const [ticket] = news.toSorted(byActivity);
    if (ticket && isForAlert(ticket, viewer))
      tellMessage(ticket, ticket.contact, previewOfLast(ticket.lastMessage), ticket.updatedAt);
  });

  /** What is in sight is read, perhaps by nobody yet: its notice waits for who comes back (PUB-64). */
  const closeNotice = (ticketId: number, isRead: boolean): void => {
    const isBeside = isRead && document.visibilityState === 'visible' && !document.hasFocus();
    if (isBeside) readBeside.current.add(noticeTag(ticketId));
    else closeDesktopNotice(noticeTag(ticketId));
  };
  useToldByReadings(unread, readSince, (read) => read.forEach(({ id }) => closeNotice(id, true)));

  /** Whoever has a conversation taken away is told by name, in the tab that is looked at (DAY-71). */
  const tellLoss = (ticket: Ticket): void => {
    const before = cachedTicket(client, ticket.id);
    const isLost = before && isServedBy(before, user.id) && ticket.status !== 'closed' && ticket.userId !== user.id;
    if (!isLost || isOwnChange(ticket) || document.visibilityState === 'hidden') return;
    // What acts on the ticket now looks at it itself, and tells what came of the act.
    if (isBusyTicket(ticket.id)) return;
    const contact = contactLabel(ticket.contact ?? before.contact);
    const text = ticket.user?.name
      ? t('tickets.notification.takenAway', { contact, name: ticket.user.name })
      : t('tickets.notification.returned', { contact });
    notify.info(text, { id: `taken-${ticket.id}` });
  };

  /** The row of what a colleague has handed over is marked, and a notice tells of it. */
  const tellHandedOver = (ticket: Ticket): void => {
    if (!group.current?.isLeader() || isOwnChange(ticket)) return;
    // Another tab in which the ticket has just been accepted tells in a moment that it shows it.
    setTimeout(() => {
      if (!group.current || group.current.isViewed(ticketView(ticket.uuid))) return;
      markHandedOver(ticket.id);
      if (ticket.isGroup || !wanted(true)) return;
      showDesktopNotice({
        title: t('tickets.notification.transferred'),
        body: ticket.contact?.name ?? '',
        tag: noticeTag(ticket.id),
        ticket: ticket.uuid,
      });
      void ring('message');
    }, settleMs);
  };
  useToldByReadings(bell.own, added, (news) => news.forEach(tellHandedOver));

  const handleTicket = (event: TicketEvent): void => {
    if (event.action !== 'update') {
      closeNotice(Number(event.ticketId), event.action === 'updateUnread');
      return;
    }
    const { ticket } = event;
    if (ticket.userId !== user.id || ticket.status === 'closed') clearHandedOver(ticket.id);
    tellLoss(ticket);
    if (isHandedOver(event, cachedTicket(client, ticket.id), viewer)) tellHandedOver(ticket);
  };
  useSocketEvent('ticket', handleTicket);

  useSocketEvent('chat', (event) => {
    const tabs = group.current;
    if (event.action !== 'new-message' || !chats || !tabs?.isLeader() || !deservesChatSound(event, user.id)) return;
    if (!tabs.isViewed(chatView(event.chat.uuid)) && wanted(true)) void ring('chat');
  });
}
