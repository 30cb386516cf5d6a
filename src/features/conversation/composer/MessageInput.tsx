import { useId, useImperativeHandle, useState, type Ref } from 'react';
import type { Ticket } from '@/api/tickets';
import { useCommands } from '@/components/hooks/useCommands';
import { useDraftText } from '@/contexts/useDraft';
import { useAnswerTarget } from './answerTarget';
import { typeLines, useArrivalCaret } from './useArrivalCaret';
import { mayBeShortcut, optionId } from './compose';
import { QuickAnswersList, SendQuestion } from './composer.lazy';
import type { SendDoubt } from './SendQuestion';
import { TextRow, type TextRowTools } from './TextRow';
import { useQuickAnswers } from './useQuickAnswers';
import { useTextInput } from './useTextInput';

/** What the tools around the text do with it. */
export interface MessageInputHandle {
  /** Back to writing; not on touch, where the keyboard would jump up. */
  focus: () => void;
  /** Puts text where the caret is; `returns`: and the focus with it. */
  insert: (text: string, returns?: boolean) => void;
  /** Opens the list of quick answers. */
  browseAnswers: () => void;
  /** Sends what is written, or asks first. */
  send: () => void;
}

interface MessageInputProps {
  ref: Ref<MessageInputHandle>;
  ticket: Ticket;
  /** Not while a voice note is recorded in its place. */
  writable: boolean;
  isCaption: boolean;
  narrow: boolean;
  isEmpty: boolean;
  tools: TextRowTools;
  onFiles: (given: DataTransfer) => void;
  onEscape: () => boolean;
  /** Sends at once; Enter (heard in TextRow) and the button go through `send` of the handle, which may ask first. */
  onSendNow: () => void;
}

/** The text and its quick answers: all that a key draws again (docs/performance.md). */
export function MessageInput({ ref, ticket, writable, onSendNow, ...row }: MessageInputProps) {
  const listId = useId();
  const [text, setText] = useDraftText(ticket.id);
  const input = useTextInput(text);
  const [asked, setAsked] = useState<{ text: string; doubt: SendDoubt } | null>(null);
  // A question about another text has answered itself.
  const doubt = asked?.text === text ? asked.doubt : null;
  const ask = (about: SendDoubt): void => setAsked({ text, doubt: about });
  const send = (): void => {
    if (mayBeShortcut(text)) ask('shortcut');
    else onSendNow();
  };
  const answers = useQuickAnswers(ticket.id, text, input, { onSend: send, onUnknown: () => ask('unknown') });
  const showsAnswers = (answers.open || answers.hinted) && doubt === null;
  const listed = showsAnswers && answers.open;

  useImperativeHandle(ref, () => ({ focus: input.focus, insert: input.insert, browseAnswers: answers.browse, send }));
  useAnswerTarget(answers.insert, writable);
  useArrivalCaret(input.ref, (typed) => typeLines(text + typed, setText, onSendNow));
  // Asked for by key, so on a touch screen too the focus comes.
  useCommands({ reply: writable ? () => input.ref.current?.focus() : undefined });

  return (
    <>
      <TextRow
        text={text}
        onText={setText}
        input={input}
        answers={answers}
        activeOption={listed && answers.chosen ? optionId(listId, answers.chosen) : null}
        listId={listed ? listId : null}
        onReturn={() => setAsked(null)}
        {...row}
      />
      {doubt !== null && (
        <SendQuestion
          doubt={doubt}
          onSend={() => {
            setAsked(null);
            onSendNow();
            input.focus();
          }}
          onRetry={() => {
            setAsked(null);
            answers.waitForList();
            input.focus();
          }}
          onBack={() => {
            setAsked(null);
            input.focus();
          }}
        />
      )}
      {showsAnswers && <QuickAnswersList id={listId} answers={answers} contactName={ticket.contact?.name ?? ''} />}
    </>
  );
}
