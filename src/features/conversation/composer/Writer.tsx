import { useId, useImperativeHandle, type Ref } from 'react';
import type { Ticket } from '@/api/tickets';
import { useCommands } from '@/components/useCommands';
import { useDraftText } from '../drafts';
import { useAnswerTarget } from './answerTarget';
import { optionId } from './compose';
import { QuickAnswersList } from './parts';
import { TextRow, type TextRowTools } from './TextRow';
import { useQuickAnswers } from './useQuickAnswers';
import { useTextInput } from './useTextInput';

/** What the tools around the text do with it. */
export interface WriterHandle {
  /** Back to writing; not on touch, where the keyboard would jump up. */
  focus: () => void;
  /** Puts text where the caret is. */
  insert: (text: string) => void;
  /** Opens the list of quick answers. */
  browseAnswers: () => void;
}

interface WriterProps {
  ref: Ref<WriterHandle>;
  ticket: Ticket;
  /** Not while a voice note is recorded in its place. */
  writable: boolean;
  isCaption: boolean;
  narrow: boolean;
  isEmpty: boolean;
  tools: TextRowTools;
  onFiles: (files: File[]) => void;
}

/** The text and its quick answers: all that a key draws again (EXPERIENCE section 8, typing). */
export function Writer({ ref, ticket, writable, ...row }: WriterProps) {
  const listId = useId();
  const [text, setText] = useDraftText(ticket.id);
  const input = useTextInput(text, setText);
  const answers = useQuickAnswers(ticket.id, text, input);

  useImperativeHandle(ref, () => ({ focus: input.focus, insert: input.insert, browseAnswers: answers.browse }));
  useAnswerTarget(answers.insert, writable);
  // Asked for by key, so on a touch screen too the focus comes.
  useCommands({ reply: writable ? () => input.ref.current?.focus() : undefined });

  return (
    <>
      <TextRow
        text={text}
        onText={setText}
        input={input}
        answers={answers}
        activeOption={answers.open && answers.chosen ? optionId(listId, answers.chosen) : null}
        listId={listId}
        {...row}
      />
      {answers.open && <QuickAnswersList id={listId} answers={answers} contactName={ticket.contact?.name ?? ''} />}
    </>
  );
}
