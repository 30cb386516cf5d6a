import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Message } from '@/api/messages';
import { noteList, type TicketNote } from '@/api/ticketNotes';
import { announce, firstThree } from '@/components/feedback/announce';
import { hasFailed } from '@/components/feedback/stateOfQuery';
import { usePreviewWords } from '@/components/text/MessagePreview';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { useTranslation } from '@/i18n/useTranslation';
import { previewOf } from '@/lib/messagePreview';
import { byTime, messagesOf } from '@/realtime/live/thread';
import { ticketAdapter, type ConversationAdapter } from '../conversationAdapter';
import type { OutboxEntry } from '../outbox/outbox';
import { useOutbox } from '../outbox/useOutbox';
import { forgetOldThreads } from './recentThreads';
import { writerOf } from '../writerOf';
import { buildRows, firstUnread, pageStarts, type Row } from './threadRows';

/** Pages read at most to find the first unread message, and to find anything else. */
const unreadReach = 5;
const reach = 500;

const none: readonly Message[] = [];

export interface ThreadState {
  status: 'loading' | 'failed' | 'ready';
  messages: readonly Message[];
  rows: readonly Row[];
  /** How many messages the whole conversation has, as far as known. */
  total: number;
  hasOlder: boolean;
  loadingOlder: boolean;
  olderFailed: boolean;
  /** Reads one older page; joins a request under way. Resolves to whether there may be more. */
  loadOlder: () => Promise<boolean>;
  /** Reads older pages, one at a time, until they suffice or end (B-16, B-17); resolves to what is loaded then. */
  readUntil: (isEnough: (known: readonly Message[]) => boolean, signal?: AbortSignal) => Promise<readonly Message[]>;
  /** Row of the divider; undefined until it is known, null where there is none or no longer. */
  unreadId: string | null | undefined;
  /** What was unread has been read to the end: its divider goes (DAY-13). */
  endRead: () => void;
  retry: () => Promise<unknown>;
}

/** Whether one of us has written below a message; what could not be sent does not count. */
const isAnswered = (id: string, messages: readonly Message[], entries: readonly OutboxEntry[]): boolean =>
  entries.some(({ status }) => status !== 'failed' && status !== 'unknown') ||
  messages.findLast((message) => message.fromMe || message.id === id)?.fromMe === true;

export interface ThreadSubject {
  id: number;
  /** Received messages not read yet. */
  unread: number;
  /** The other side, where a message names nobody. */
  name: string;
  /** Whose notes are shown among the messages; absent where nobody writes notes. */
  contactId?: number;
}

const noNotes: readonly TicketNote[] = [];
/** The drawer beside the conversation has just read the same notes. */
const notesFreshMs = 30_000;

/** The notes of a ticket, read once its messages are shown; a failure is told where notes are written (B-24). */
function useNotes({ id, contactId }: ThreadSubject, ready: boolean): readonly TicketNote[] {
  const wanted = useStore(preferences.showNotes) && contactId !== undefined;
  const { data } = useQuery({
    ...noteList(id, contactId ?? 0),
    enabled: wanted && ready,
    staleTime: notesFreshMs,
  });
  return wanted ? (data ?? noNotes) : noNotes;
}

/** Everything of one conversation that comes from the cache and the outbox (M-01 to M-05, M-22 to M-24, B-08, B-15). */
export function useThread(subject: ThreadSubject, source: ConversationAdapter = ticketAdapter): ThreadState {
  const { id } = subject;
  const { keys, read } = source;
  const client = useQueryClient();
  const { entries } = useOutbox(id);
  const query = useInfiniteQuery(source.query(id));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, refetch } = query;
  const messages = useMemo(() => (data ? messagesOf(data) : none), [data]);

  const [cached] = useState(() => client.getQueryData(keys.thread(id)) !== undefined);
  const [caughtUp, setCaughtUp] = useState(!cached);
  useEffect(() => {
    if (!cached) return;
    // What is cached is shown at once; a failure is the connection's, and its bar tells (B-08).
    const done = () => setCaughtUp(true);
    read(client, id).then(done, done);
  }, [cached, client, read, id]);
  useEffect(() => () => forgetOldThreads(client, keys, id), [client, keys, id]);

  // Reading resets the number on the server, so it counts as it was when the conversation was opened.
  const [unread] = useState(() => Math.max(0, Number(subject.unread) || 0));
  const [divider, setDivider] = useState<{ id: string; count: number } | null | undefined>(
    unread === 0 ? null : undefined,
  );
  const unreadId = divider === undefined ? undefined : (divider?.id ?? null);
  const candidate = unreadId === undefined && data && caughtUp ? firstUnread(messages, unread) : null;
  const enough =
    candidate !== null &&
    (candidate.complete || !hasNextPage || isFetchNextPageError || (data?.pages.length ?? 0) >= unreadReach);
  if (candidate && enough) {
    const { id: first } = candidate;
    const at = messages.findIndex((message) => message.id === first);
    // What comes from now on is not counted, and above an answer nothing is new (DAY-13).
    setDivider(first === null ? null : { id: first, count: Math.min(unread, messages.length - at) });
  }
  if (divider && isAnswered(divider.id, messages, entries)) setDivider(null);
  const seeking = candidate !== null && !enough;
  useEffect(() => {
    if (seeking && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [seeking, isFetchingNextPage, fetchNextPage]);

  const ready = data !== undefined && (unread === 0 || cached || unreadId !== undefined);
  const notes = useNotes(subject, ready);
  const rows = useMemo(
    () =>
      buildRows({
        messages,
        pending: entries,
        unread: divider ?? null,
        notes,
        complete: !hasNextPage,
        ...(data ? { starts: pageStarts(data) } : {}),
      }),
    [messages, entries, divider, data, notes, hasNextPage],
  );

  useAnnounceIncoming(subject.name, messages, data !== undefined && caughtUp);

  const loadOlder = useCallback(async () => {
    const result = await fetchNextPage({ cancelRefetch: false });
    return result.hasNextPage && !result.isFetchNextPageError;
  }, [fetchNextPage]);

  const readUntil = useCallback(
    async (isEnough: (known: readonly Message[]) => boolean, signal?: AbortSignal) => {
      const known = () => {
        const thread = client.getQueryData(keys.thread(id));
        return thread ? messagesOf(thread) : none;
      };
      let more = true;
      for (let page = 0; more && !signal?.aborted && !isEnough(known()); page += 1) {
        more = page < reach && (await loadOlder());
      }
      return known();
    },
    [client, keys, id, loadOlder],
  );

  return {
    status: ready ? 'ready' : hasFailed(query) ? 'failed' : 'loading',
    messages,
    rows,
    total: data?.pages[0]?.count ?? messages.length,
    hasOlder: hasNextPage,
    loadingOlder: isFetchingNextPage,
    olderFailed: isFetchNextPageError,
    loadOlder,
    readUntil,
    unreadId,
    endRead: useCallback(() => setDivider((known) => (known ? null : known)), []),
    retry: () => refetch(),
  };
}

/** What comes within this time is told together: words of a region that changes sooner may be lost. */
const gatherMs = 300;

/** Says received messages through the live region; what was there on opening is not news (B-33). */
function useAnnounceIncoming(otherName: string, messages: readonly Message[], ready: boolean): void {
  const { t } = useTranslation();
  const words = usePreviewWords();
  const [told] = useState(() => new Set<string>());
  const newestAtOpening = useRef<Message>(undefined);
  const say = useEffectEvent(() => {
    const { current: newest } = newestAtOpening;
    // Of older pages nothing is news, and the newest message may be an own one.
    const news = messages.filter(
      (message) => !message.fromMe && !told.has(message.id) && (!newest || byTime(newest, message) < 0),
    );
    if (news.length === 0) return;
    let writer = '';
    const said = news.map((message) => {
      const text = words(previewOf(message));
      const before = writer;
      writer = writerOf(message, otherName);
      return writer === before ? text : t('messagesList.incoming', { name: writer, text });
    });
    news.forEach(({ id }) => told.add(id));
    announce(firstThree(said, (count) => t('messagesList.incomingMore', { count })).join('. '));
  });
  const opened = useRef(false);
  useEffect(() => {
    if (!ready) return;
    if (!opened.current) newestAtOpening.current = messages.at(-1);
    opened.current = true;
    const timer = setTimeout(() => say(), gatherMs);
    return () => clearTimeout(timer);
  }, [messages, ready]);
}
