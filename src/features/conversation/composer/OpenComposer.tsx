import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { notify } from '@/components/notify';
import { announce } from '@/components/announce';
import { useCommands } from '@/components/useCommands';
import { VariablesMenu } from '@/crud/VariablesMenu';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { useDraft } from '../drafts';
import { useFileQueue } from '../fileQueue';
import { useOutbox } from '../useOutbox';
import { useAnswerTarget } from './answerTarget';
import { DropOverlay } from './DropOverlay';
import { EmojiPopover } from './EmojiPopover';
import { optionId, voiceNote } from './compose';
import { FileTiles, QuickAnswersList, RecorderBar, warmWhenIdle } from './parts';
import type { RecorderProblem } from './recorder';
import { ReplyPreview } from './ReplyPreview';
import { TextRow } from './TextRow';
import { Toolbar } from './Toolbar';
import { useDropZone } from './useDropZone';
import { useIsNarrow } from './useIsNarrow';
import { useQuickAnswers } from './useQuickAnswers';
import { useRecorder } from './useRecorder';
import { isBlocked, useSend } from './useSend';
import { useTextInput } from './useTextInput';

const problemTexts: Readonly<Record<RecorderProblem, MessageKey>> = {
  insecure: 'recorder.insecure',
  refused: 'recorder.refused',
  noDevice: 'recorder.noDevice',
  busy: 'recorder.busy',
  failed: 'recorder.failed',
};

const foldBelow = 600;

/** The box in which messages are written; mounted anew for each ticket, so that nothing crosses over (PAIN-2.3). */
export function OpenComposer({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [emojiAt, setEmojiAt] = useState<HTMLElement | null>(null);
  const [variablesAt, setVariablesAt] = useState<HTMLElement | null>(null);

  const { text, quoted, setText, setQuoted } = useDraft(ticket.id);
  const queue = useFileQueue(ticket.id);
  const { sendFiles } = useOutbox(ticket.id);
  const input = useTextInput(text, setText);
  const answers = useQuickAnswers(ticket.id, text, input);
  const send = useSend(ticket.id);
  const narrow = useIsNarrow(root, foldBelow);
  const recorder = useRecorder({
    onSend: (mp3) => {
      const file = voiceNote(mp3);
      sendFiles([{ file, caption: file.name }]);
      input.focus();
    },
    onTooShort: () => notify.info(t('recorder.tooShort'), { id: 'recorder' }),
    onProblem: (problem) => notify.error(t(problemTexts[problem]), { id: 'recorder' }),
  });

  const addFiles = (files: File[]): void => {
    if (files.length === 0) return;
    queue.add(files);
    announce(t('uploads.added', { count: files.length }));
    input.focus();
  };
  const { column, over } = useDropZone(root, addFiles);

  useEffect(warmWhenIdle, []);
  const writable = recorder.state.step === 'idle';
  useAnswerTarget(answers.insert, writable);
  // Asked for by key, so on a touch screen too the focus comes.
  useCommands({ reply: writable ? () => input.ref.current?.focus() : undefined });

  const replyId = quoted?.id;
  const { focus } = input;
  const firstReply = useRef(replyId);
  useEffect(() => {
    if (firstReply.current === replyId) return;
    firstReply.current = replyId;
    if (replyId !== undefined) focus();
  }, [replyId, focus]);

  const contactName = ticket.contact?.name ?? '';
  const fileCount = queue.files.length;
  const isEmpty = text.trim() === '' && fileCount === 0;
  const tools = {
    onEmoji: setEmojiAt,
    onAttach: () => picker.current?.click(),
    onQuickAnswers: answers.browse,
    onVariables: setVariablesAt,
    onRecord: () => void recorder.start(),
    onSend: send,
    sendLabel: fileCount > 0 ? t('messagesInput.sendFiles', { count: fileCount }) : t('messagesInput.send'),
    canSend: !isEmpty && !isBlocked(text, queue.files),
  };

  return (
    <Box ref={root} sx={{ position: 'relative' }}>
      {recorder.state.step !== 'idle' && <RecorderBar recorder={recorder} />}
      <Box
        hidden={recorder.state.step !== 'idle'}
        sx={{
          '&:not([hidden])': { display: 'block' },
          border: 1,
          borderColor: 'app.inputLine',
          borderRadius: '12px',
          bgcolor: 'app.surface',
          '&:has(textarea:focus)': {
            borderColor: 'app.focus',
            boxShadow: ({ vars }) => `0 0 0 3px color-mix(in srgb, ${vars.palette.app.focus} 16%, transparent)`,
          },
        }}
      >
        {quoted && <ReplyPreview quoted={quoted} contactName={contactName} onCancel={() => setQuoted(null)} />}
        {fileCount > 0 && <FileTiles queue={queue} />}
        <TextRow
          text={text}
          onText={setText}
          input={input}
          answers={answers}
          activeOption={answers.open && answers.chosen ? optionId(listId, answers.chosen) : null}
          listId={listId}
          isCaption={fileCount > 0}
          narrow={narrow}
          tools={tools}
          onFiles={addFiles}
          isEmpty={isEmpty}
        />
        {!narrow && <Toolbar {...tools} />}
      </Box>
      {answers.open && <QuickAnswersList id={listId} answers={answers} contactName={contactName} />}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('messagesInput.attach')}
        onChange={(event) => {
          addFiles([...(event.target.files ?? [])]);
          // The same file may be picked again.
          event.target.value = '';
        }}
      />
      <EmojiPopover
        anchor={emojiAt}
        onClose={() => setEmojiAt(null)}
        onChoose={(emoji) => {
          setEmojiAt(null);
          input.insert(emoji);
        }}
      />
      <VariablesMenu
        anchor={variablesAt}
        onClose={() => setVariablesAt(null)}
        onChoose={(variable) => {
          setVariablesAt(null);
          input.insert(variable);
        }}
      />
      {over && column && <DropOverlay column={column} />}
    </Box>
  );
}
