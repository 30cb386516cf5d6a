import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { QuickMessage } from '@/api/quickMessages';
import { useBackCloses } from '@/components/hooks/useBackCloses';
import { KeyHint } from '@/components/buttons/KeyHint';
import { ListOption } from '@/components/inputs/ListOption';
import { Spinner } from '@/components/feedback/Spinner';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { byTouch } from '@/browser/typing';
import { useTranslation } from '@/i18n/useTranslation';
import { commandOf } from '@/lib/shortcode';
import { fillTemplate } from '@/lib/templates';
import { optionId, quickAnswerLabel } from './compose';
import type { QuickAnswers } from './useQuickAnswers';

interface QuickAnswersListProps {
  id: string;
  answers: QuickAnswers;
  contactName: string;
}

/** The list above the box, with the filled-in text of the active answer at its foot (B-21). */
export function QuickAnswersList({ id, answers, contactName }: QuickAnswersListProps) {
  const { t } = useTranslation();
  const { options, chosen, hinted, loading, waiting, setActive, choose, dismiss } = answers;
  useBackCloses(!hinted, dismiss);

  return (
    <Paper
      elevation={0}
      sx={{
        position: 'absolute',
        bottom: 'calc(100% + 6px)',
        left: 0,
        minWidth: 'min(320px, 100%)',
        maxWidth: '100%',
        bgcolor: 'app.raised',
        borderRadius: 'var(--radius-card)',
        boxShadow: 2,
        overflow: 'hidden',
        zIndex: 'appBar',
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box
        id={id}
        role="listbox"
        hidden={hinted}
        aria-label={t('quickAnswers.label')}
        // A list longer than its box is scrolled by keyboard too.
        tabIndex={0}
        sx={{ p: 0.5, maxHeight: 220, overflowY: 'auto' }}
      >
        {options.map((answer) => (
          <Option
            key={answer.id}
            id={optionId(id, answer)}
            answer={answer}
            active={answer === chosen}
            onPoint={() => setActive(answer.id)}
            onChoose={() => choose(answer)}
          />
        ))}
      </Box>
      {hinted && (
        <Button size="small" onClick={answers.browse} sx={{ m: 0.5, gap: 1 }}>
          {t('quickAnswers.all')}
          {!byTouch() && <KeyHint keys="↓" />}
        </Button>
      )}
      {options.length === 0 && !hinted && (
        <Box
          role="status"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            pb: 1.5,
            typography: 'body2',
            color: 'app.text2',
          }}
        >
          {loading && <Spinner />}
          <span>
            {t(loading ? 'quickAnswers.loading' : 'quickAnswers.failed')}
            {waiting && !byTouch() && ` ${t('quickAnswers.enterWaits')}`}
          </span>
        </Box>
      )}
      {chosen && <Preview key={chosen.id} answer={chosen} contactName={contactName} />}
    </Paper>
  );
}

interface OptionProps {
  id: string;
  answer: QuickMessage;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, answer, active, onPoint, onChoose }: OptionProps) {
  const { t } = useTranslation();
  const command = commandOf(answer.shortcode);
  return (
    <ListOption
      {...{ id, active, onPoint, onChoose }}
      sx={{ gap: 0.75, minHeight: 34, typography: 'body2', whiteSpace: 'pre' }}
    >
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <Box component="b" sx={{ fontWeight: 600, color: 'app.accent' }}>
          {command}
        </Box>
        <bdi>{quickAnswerLabel(answer).slice(command.length).replaceAll('\n', ' ')}</bdi>
      </Box>
      {answer.mediaPath && (
        <>
          <Paperclip size={16} aria-hidden />
          <VisuallyHidden>{t('quickAnswers.hasAttachment')}</VisuallyHidden>
        </>
      )}
    </ListOption>
  );
}

function Preview({ answer, contactName }: { answer: QuickMessage; contactName: string }) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const parts = fillTemplate(answer.message, { contactName, now });
  return (
    <Box
      role="region"
      aria-label={t('quickAnswers.preview')}
      sx={{ borderTop: 1, borderColor: 'divider', px: 1.75, py: 1, typography: 'body2' }}
    >
      <Box sx={{ typography: 'caption', color: 'app.text3' }}>{t('quickAnswers.preview')}</Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 108, overflowY: 'auto' }}>
        {parts.map(({ text, filled }, index) =>
          filled ? (
            <Box
              component="mark"
              dir="auto"
              // The parts of one text never move.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              sx={{ bgcolor: 'app.note', color: 'app.noteText', borderRadius: 'var(--radius-chip)', px: 0.25 }}
            >
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Box>
    </Box>
  );
}
