import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { announce } from '@/components/feedback/announce';
import { notify } from '@/components/feedback/notify';
import { fetchAhead } from '@/browser/idle';
import { VariablesMenu } from '@/forms/VariablesMenu';
import { useTranslation } from '@/i18n/useTranslation';
import { useDraftStore } from '@/contexts/drafts';
import { hasText, useDraftPart } from '@/contexts/useDraft';
import { useFileQueue } from './fileQueue';
import { DropOverlay, EmojiPanel, FileTiles, RecorderBar, ReplyPreview, preloadComposer } from './composer.lazy';
import { Toolbar } from './Toolbar';
import { filesOf, useDropZone } from './useDropZone';
import { useEmojiPanel } from './useEmojiPanel';
import { useIsNarrow } from './useIsNarrow';
import type { RecorderControls } from './useRecorder';
import { takesCaption } from './compose';
import { isBlocked, useSend } from './useSend';
import { MessageInput, type MessageInputHandle } from './MessageInput';
import styles from './Composer.module.css';

/** Below the first the tools that are used least fold, below the second all but the text and what it is sent by. */
const foldBelow = 600;
const foldAllBelow = 420;

/** The box in which messages are written, or the recorder in its place. */
export function OpenComposer({ ticket, recorder }: { ticket: Ticket; recorder: RecorderControls }) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [variablesAt, setVariablesAt] = useState<HTMLElement | null>(null);

  const drafts = useDraftStore();
  const queue = useFileQueue(ticket.id);
  const fileCount = queue.files.length;
  const quoted = useDraftPart(ticket.id, (draft) => draft.quoted);
  const written = useDraftPart(ticket.id, hasText);
  const isEmpty = !written && fileCount === 0;
  const blocked = useDraftPart(ticket.id, ({ text }) => isBlocked(text, queue.files));
  const writer = useRef<MessageInputHandle>(null);
  const focus = (): void => writer.current?.focus();
  const sendOf = useSend();
  const folded = useIsNarrow(root, foldBelow);
  const narrow = useIsNarrow(root, foldAllBelow);

  const addFiles = (files: File[]): void => {
    if (files.length === 0) return;
    queue.add(files);
    announce(t('uploads.added', { count: files.length }));
    focus();
  };
  /** Dropped or pasted. */
  const addGiven = (given: DataTransfer): void => {
    const { files, hasFolder } = filesOf(given);
    if (hasFolder) notify.error(t('uploads.folder'), { id: 'composer-folder' });
    addFiles(files);
  };
  const { column, over } = useDropZone(root, addGiven);

  useEffect(() => fetchAhead(preloadComposer), []);
  const writable = recorder.state.step === 'idle';
  const insert = (text: string, returns?: boolean): void => writer.current?.insert(text, returns);
  const emoji = useEmojiPanel({ focus, insert }, writable);
  // The bar that had the focus is gone.
  const wasWritable = useRef(writable);
  useEffect(() => {
    if (writable && !wasWritable.current) writer.current?.focus();
    wasWritable.current = writable;
  }, [writable]);

  const replyId = quoted?.id;
  const firstReply = useRef(replyId);
  useEffect(() => {
    if (firstReply.current === replyId) return;
    firstReply.current = replyId;
    if (replyId !== undefined) writer.current?.focus();
  }, [replyId]);

  const contactName = ticket.contact?.name ?? '';
  const tools = {
    onEmoji: emoji.toggle,
    onAttach: () => picker.current?.click(),
    onQuickAnswers: () => writer.current?.browseAnswers(),
    onVariables: setVariablesAt,
    onRecord: () => void recorder.start(),
    onSend: () => writer.current?.send(),
    sendLabel: fileCount > 0 ? t('messagesInput.sendFiles', { count: fileCount }) : t('messagesInput.send'),
    canSend: !isEmpty && !blocked,
  };

  return (
    <div ref={root} className={styles.root} data-composer="" onKeyDownCapture={emoji.handleKey}>
      {!writable && <RecorderBar recorder={recorder} isReply={quoted !== null} />}
      <div className={styles.box} hidden={!writable}>
        {quoted && (
          <ReplyPreview
            quoted={quoted}
            contactName={contactName}
            hasFiles={fileCount > 0}
            onCancel={() => drafts.change(ticket.id, { quoted: null })}
          />
        )}
        {fileCount > 0 && <FileTiles queue={queue} onSend={tools.onSend} />}
        <MessageInput
          ref={writer}
          ticket={ticket}
          writable={writable}
          isCaption={queue.files.some(takesCaption)}
          narrow={narrow}
          isEmpty={isEmpty}
          tools={tools}
          onFiles={addGiven}
          onEscape={() => {
            if (quoted) drafts.change(ticket.id, { quoted: null });
            return quoted !== null;
          }}
          onSendNow={() => sendOf(ticket.id)}
        />
        {!narrow && <Toolbar {...tools} folded={folded} />}
      </div>
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
      <EmojiPanel {...emoji.panel} />
      <VariablesMenu
        anchor={variablesAt}
        onClose={() => setVariablesAt(null)}
        onChoose={(variable) => {
          setVariablesAt(null);
          insert(variable);
        }}
      />
      {over && column && <DropOverlay column={column} />}
    </div>
  );
}
