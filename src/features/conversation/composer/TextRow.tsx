import { Mic, SendHorizontal, TriangleAlert } from 'lucide-react';
import { useId, type ClipboardEvent } from 'react';
import { leaveField } from '@/browser/typing';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';
import { templateProblem } from '@/lib/templates';
import { FoldedTools } from './FoldedTools';
import { SendButton } from './SendButton';
import { TextArea } from './TextArea';
import { toolIcon, type ToolHandlers } from './tools';
import type { QuickAnswers } from './useQuickAnswers';
import { meansFiles } from './useDropZone';
import { useSendKey } from './useSendKey';
import type { TextInput } from './useTextInput';
import styles from './Composer.module.css';

export type TextRowTools = ToolHandlers & { sendLabel: string; canSend: boolean };

interface TextRowProps {
  text: string;
  onText: (text: string) => void;
  input: TextInput;
  answers: QuickAnswers;
  /** Null while no list of answers is shown. */
  listId: string | null;
  activeOption: string | null;
  isCaption: boolean;
  narrow: boolean;
  isEmpty: boolean;
  tools: TextRowTools;
  onFiles: (given: DataTransfer) => void;
  /** @returns whether Escape has ended something here, so that it does not leave the box */
  onEscape: () => boolean;
  /** The box is written in again. */
  onReturn: () => void;
}

/** The text area, with the folded tools beside it where it is narrow. */
export function TextRow(props: TextRowProps) {
  const {
    text,
    onText,
    input,
    answers,
    listId,
    activeOption,
    isCaption,
    narrow,
    isEmpty,
    tools,
    onFiles,
    onEscape,
    onReturn,
  } = props;
  const { t } = useTranslation();
  // Escape lets go of what is answered (PUB-89), and then leaves the box (B-25).
  const keys = useSendKey(
    tools.onSend,
    (event) => answers.handleKey(event) || (event.key === 'Escape' && (onEscape() || leaveField(event.currentTarget))),
  );
  const warningId = useId();
  const problem = templateProblem(text);

  const handlePaste = (event: ClipboardEvent): void => {
    const { clipboardData } = event;
    if (!meansFiles(clipboardData)) return;
    event.preventDefault();
    onFiles(clipboardData);
  };

  const open = t('messagesInput.placeholderOpen');
  const writing = narrow ? t('messagesInput.short') : open;

  return (
    <>
      <div className={styles.line} data-narrow={narrow || undefined}>
        {narrow && <FoldedTools {...tools} />}
        <TextArea
          fieldRef={input.ref}
          maxRows={5}
          space={narrow ? { top: 8, side: 4, bottom: 8 } : { top: 10, side: 14, bottom: 4 }}
          value={text}
          placeholder={isCaption ? t('uploads.caption') : writing}
          aria-label={t('messagesInput.label')}
          aria-autocomplete="list"
          aria-controls={listId ?? undefined}
          aria-activedescendant={activeOption ?? undefined}
          aria-invalid={problem?.kind === 'unclosed' || undefined}
          aria-describedby={problem ? warningId : undefined}
          onChange={({ target }) => {
            input.setCaret(target.selectionStart);
            onText(target.value);
            answers.handleTyping();
          }}
          onSelect={({ currentTarget }) => input.setCaret(currentTarget.selectionStart)}
          onPaste={handlePaste}
          onFocus={onReturn}
          {...keys}
        />
        {narrow &&
          (isEmpty ? (
            <IconAction label={t('messagesInput.record')} icon={<Mic {...toolIcon} />} onClick={tools.onRecord} />
          ) : (
            <SendButton
              label={tools.sendLabel}
              icon={<SendHorizontal {...toolIcon} />}
              disabled={!tools.canSend}
              onClick={tools.onSend}
            />
          ))}
      </div>
      {problem && (
        <div
          id={warningId}
          role="alert"
          className={styles.warning}
          data-blocks={problem.kind === 'unclosed' || undefined}
        >
          <TriangleAlert size={16} aria-hidden />
          {problem.kind === 'unclosed'
            ? t('messagesInput.unclosedVariable', { open: '{{', close: '}}' })
            : t('messagesInput.unknownVariable', { name: `{{${problem.name}}}` })}
        </div>
      )}
    </>
  );
}
