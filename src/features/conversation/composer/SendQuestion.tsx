import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type KeyboardEvent } from 'react';
import { useBackCloses } from '@/components/hooks/useBackCloses';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

/** Why a text is held back: it is nothing but a shortcut, or nobody knows whether it holds one. */
export type SendDoubt = 'shortcut' | 'unknown';

interface SendQuestionProps {
  doubt: SendDoubt;
  onSend: () => void;
  /** Loads the quick answers once more. */
  onRetry: () => void;
  onBack: () => void;
}

const texts: Readonly<Record<SendDoubt, MessageKey>> = {
  shortcut: 'quickAnswers.askShortcut',
  unknown: 'quickAnswers.askUnknown',
};

/** A second thought before a shortcut goes to the customer: Enter sends, Escape goes back to the text (REAL-2). */
export function SendQuestion({ doubt, onSend, onRetry, onBack }: SendQuestionProps) {
  useBackCloses(true, onBack);
  const { t } = useTranslation();
  const textId = useId();
  const handleKey = (event: KeyboardEvent): void => {
    // The Enter that asked, held down, is no second thought.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onBack();
  };
  return (
    <Box
      role="group"
      aria-labelledby={textId}
      onKeyDown={handleKey}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 1.75, py: 0.5, typography: 'body2' }}
    >
      <Box component="span" id={textId} sx={{ flex: '1 1 240px' }}>
        {t(texts[doubt])}
      </Box>
      <Button size="small" variant="outlined" autoFocus onClick={onSend}>
        {t('quickAnswers.sendAnyway')}
      </Button>
      {doubt === 'unknown' && (
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <Button size="small" onClick={onBack}>
        {t('quickAnswers.backToText')}
      </Button>
    </Box>
  );
}
