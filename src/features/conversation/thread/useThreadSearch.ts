import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Message } from '@/api/messages';
import { fileNameOf } from '@/lib/links';
import { captionOf, kindOfMessage } from '@/lib/messagePreview';
import { foldText } from '@/lib/searchText';
import { shownText } from '@/lib/whatsappBlocks';
import { parseVcards } from '@/lib/vcard';
import type { ThreadState } from './useThread';

/** Shorter terms match nearly everything. */
const shortestTerm = 2;
const typingMs = 300;

/** Words are looked for as they are shown, or were typed (PUB-62). */
const bothWays = (text: string): string => `${shownText(text)}\n${text}`;

/** What a person may look for in a message. */
function searchTextOf(message: Message): string {
  const kind = kindOfMessage(message);
  if (kind === 'deleted' || kind === 'location') return '';
  if (kind === 'contact') {
    return parseVcards(message.body)
      .flatMap(({ name, numbers }) => [name, ...numbers.map(({ label, number }) => `${label} ${number}`)])
      .join(' ');
  }
  if (kind === 'text') return bothWays(message.body);
  return `${bothWays(captionOf(message))} ${fileNameOf(message.mediaUrl)}`;
}

const foldedTexts = new WeakMap<Message, string>();

function matches(message: Message, needle: string): boolean {
  const known = foldedTexts.get(message) ?? foldText(searchTextOf(message));
  foldedTexts.set(message, known);
  return known.includes(needle);
}

/** Ids, newest first. */
const findIn = (messages: readonly Message[], needle: string): string[] =>
  messages
    .filter((message) => matches(message, needle))
    .map(({ id }) => id)
    .toReversed();

export interface ThreadSearchState {
  term: string;
  setTerm: (term: string) => void;
  /** Ids of the messages found so far, newest first. */
  found: readonly string[];
  position: number;
  /** To the hit before; the first time to the newest (PUB-60). */
  enter: () => void;
  older: () => void;
  newer: () => void;
  reading: boolean;
  readOn: () => void;
  stop: () => void;
  tooShort: boolean;
}

/** Search over what is loaded, then over older pages, one at a time, until something is found (B-17, PAIN-3.7). */
export function useThreadSearch(thread: ThreadState, onShow: (id: string, needle: string) => void): ThreadSearchState {
  const { messages, hasOlder, readUntil } = thread;
  const [term, setTerm] = useState('');
  const [current, setCurrent] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const needle = foldText(term.trim());
  const tooShort = needle.length < shortestTerm;
  const found = useMemo(() => (tooShort ? [] : findIn(messages, needle)), [messages, needle, tooShort]);
  // The newest match is the one meant before any was shown.
  const position = found.length === 0 ? -1 : Math.max(0, found.indexOf(current ?? ''));

  const show = (id: string | undefined) => {
    if (id === undefined) return;
    setCurrent(id);
    onShow(id, needle);
  };

  const run = useRef<AbortController>(null);
  const stop = () => {
    run.current?.abort();
    setReading(false);
  };
  useEffect(() => () => run.current?.abort(), []);

  const readOn = async () => {
    stop();
    const controller = new AbortController();
    run.current = controller;
    setReading(true);
    const known = found.length;
    const all = await readUntil((loaded) => findIn(loaded, needle).length > known, controller.signal);
    if (controller.signal.aborted) return;
    setReading(false);
    show(findIn(all, needle)[known]);
  };

  // A new term begins with the newest match; without one in what is loaded, older pages are read at once.
  const begin = useEffectEvent(() => {
    if (current !== null) return;
    if (found.length > 0) show(found[0]);
    else if (hasOlder) void readOn();
  });
  useEffect(() => {
    if (tooShort) return undefined;
    const timer = setTimeout(() => begin(), typingMs);
    return () => clearTimeout(timer);
  }, [needle, tooShort]);

  const older = () => {
    if (position < found.length - 1) show(found[position + 1]);
    else if (hasOlder) void readOn();
  };

  return {
    term,
    setTerm: (next) => {
      stop();
      setCurrent(null);
      setTerm(next);
    },
    found,
    position,
    enter: () => (current === null && found.length > 0 ? show(found[0]) : older()),
    older,
    newer: () => show(found[Math.max(0, position - 1)]),
    reading,
    readOn: () => void readOn(),
    stop,
    tooShort,
  };
}
