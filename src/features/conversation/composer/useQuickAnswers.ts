import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { attachmentName, quickMessageList, type QuickMessage } from '@/api/quickMessages';
import { notify } from '@/components/feedback/notify';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { fillFile, removeFile, reserveFile } from './fileQueue';
import { useFileQueueStore } from './fileQueueStore';
import { answerUses, countUse } from './answerUses';
import { exactAnswers, loadAttachment, matchingAnswers, mayBeShortcut, slashToken } from './compose';
import type { TextInput } from './useTextInput';

const none: readonly QuickMessage[] = [];

interface EnterOutcomes {
  /** The word was no shortcut after all: the Enter that waited sends. */
  onSend: () => void;
  /** The list did not come: nobody knows whether the word is a shortcut. */
  onUnknown: () => void;
}

/**
 * The list of quick answers that opens while a word with "/" is written (P-10 to P-12, B-21). An Enter before the list
 * is there waits for it (REAL-2).
 */
export function useQuickAnswers(ticketId: number, text: string, input: TextInput, on: EnterOutcomes) {
  const { t } = useTranslation();
  const { user } = useSession();
  const queue = useFileQueueStore();
  /** By id: the list may change under it. */
  const [active, setActive] = useState<number | null>(null);
  const [uses, setUses] = useState(() => answerUses(user));
  /** Start of the word for which the list was closed by hand. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  /** The button opens the list for a lone slash too. */
  const [browsing, setBrowsing] = useState(false);
  /** The text with which Enter was pressed before the list was there. */
  const [awaited, setAwaited] = useState<string | null>(null);

  const list = quickMessageList(user.companyId, user.id);
  const token = slashToken(text, input.caret, useQueryClient().getQueryData(list.queryKey));
  const heard = token !== null && token.start !== dismissed;
  const wanted = heard && (token.typed.length > 1 || browsing);
  const { data, isFetching, refetch } = useQuery({ ...list, enabled: wanted });
  const options = wanted ? matchingAnswers(data ?? none, token, uses) : none;
  const loading = wanted && data === undefined && isFetching;
  const failed = wanted && data === undefined && !isFetching;
  const open = options.length > 0 || loading || failed;
  /** A lone slash does not open the list (P-10): it says how to. */
  const hinted = heard && !wanted;
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === active),
  );
  const chosen = options[at] ?? null;
  // The first one as well is what somebody has seen.
  if (chosen && chosen.id !== active) setActive(chosen.id);

  const reset = (): void => {
    setActive(null);
    setBrowsing(false);
    setDismissed(null);
  };

  const attach = (answer: QuickMessage): void => {
    const name = attachmentName(answer) || answer.shortcode;
    const id = reserveFile(queue, ticketId, name);
    loadAttachment(answer).then(
      (file) => fillFile(queue, ticketId, id, file),
      (error: unknown) => {
        console.warn('quick answer', error);
        removeFile(queue, ticketId, id);
        notify.error(t('quickAnswers.attachmentFailed', { name }));
      },
    );
  };

  const take = (answer: QuickMessage): void => {
    if (answer.mediaPath) attach(answer);
    setUses(countUse(user, answer.id));
  };

  const choose = (answer: QuickMessage): void => {
    if (token) input.replace(token.start, token.end, answer.message);
    take(answer);
    reset();
  };

  /** Puts an answer where the caret is, chosen elsewhere than in this list. */
  const insert = (answer: QuickMessage): void => {
    input.insert(answer.message);
    take(answer);
  };

  /** What the Enter that waited means, now that the list is there or did not come. */
  const settle = (answers: readonly QuickMessage[] | undefined): void => {
    if (awaited !== text) return;
    setAwaited(null);
    if (!answers) {
      on.onUnknown();
      return;
    }
    const meant = slashToken(text, input.caret, answers);
    if (meant === null) {
      // No shortcode fits; elsewhere than at the start of the text the caret has left the word.
      if (mayBeShortcut(text)) on.onSend();
      return;
    }
    const [exact, another] = exactAnswers(answers, meant.typed);
    if (exact && !another) choose(exact);
    else if (matchingAnswers(answers, meant).length === 0) on.onSend();
  };
  const latest = useRef<typeof settle | null>(null);
  useLayoutEffect(() => {
    latest.current = settle;
    return () => {
      latest.current = null;
    };
  });

  /** Waits for the list, or asks for it once more; what is typed meanwhile ends the waiting. */
  const waitForList = (): void => {
    setAwaited(text);
    if (awaited !== text) void refetch({ cancelRefetch: false }).then(({ data: answers }) => latest.current?.(answers));
  };

  /** Opens the list from the toolbar, or for the lone slash that is there. */
  const browse = (): void => {
    if (token) input.focus();
    else input.insert(/(?:^|\s)$/.test(text.slice(0, input.caret)) ? '/' : ' /');
    setBrowsing(true);
    setDismissed(null);
    setActive(null);
  };

  /** Closes the list for the word that is written. */
  const dismiss = (): void => {
    setDismissed(token?.start ?? null);
    setBrowsing(false);
    setAwaited(null);
  };

  /** @returns whether the list has taken the key */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (hinted && event.key === 'ArrowDown') {
      browse();
      return true;
    }
    if (!open && !hinted) return false;
    if (event.key === 'Escape') {
      dismiss();
      return true;
    }
    if (event.key === 'Enter' && !event.shiftKey && (loading || failed)) {
      if (loading) waitForList();
      else on.onUnknown();
      return true;
    }
    if (chosen === null) return false;
    const step = (by: number): void => setActive(options[(at + by + options.length) % options.length]?.id ?? null);
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if ((event.key === 'Enter' && !event.shiftKey) || (event.key === 'Tab' && !event.shiftKey)) choose(chosen);
    else return false;
    return true;
  };

  /** What was typed has changed: the first option is the active one again. */
  const handleTyping = (): void => {
    setActive(null);
    setAwaited(null);
    if (token === null) reset();
  };

  return {
    open,
    hinted,
    options,
    chosen,
    loading,
    failed,
    /** An Enter waits for the list. */
    waiting: loading && awaited === text,
    setActive,
    choose,
    insert,
    waitForList,
    handleKey,
    dismiss,
    browse,
    handleTyping,
  };
}

export type QuickAnswers = ReturnType<typeof useQuickAnswers>;
