import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconAction } from '@/components/buttons/IconAction';
import { LeaveGuard } from '@/forms/LeaveGuard';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import type { Task } from './tasks';

interface TaskRowProps {
  task: Task;
  onSave: (text: string) => void;
  onDelete: () => void;
}

/** One task: its text, when it was last changed, edit in place, delete (TL-01, TL-03); a change asks before it is left (B-04). */
export function TaskRow({ task, onSave, onDelete }: TaskRowProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { text, createdAt, updatedAt } = task;

  const leave = (): void => {
    flushSync(() => setDraft(null));
    edit.current?.focus();
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSave(draft ?? '');
    leave();
  };

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { border: 0 },
      }}
    >
      {draft === null ? (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {text}
            </Box>
            <Box component="p" sx={{ m: 0, typography: 'caption', color: 'app.text3' }}>
              {updatedAt === createdAt
                ? t('todolist.created', { time: formatDateTime(createdAt) })
                : t('todolist.updated', { time: formatDateTime(updatedAt) })}
            </Box>
          </Box>
          <IconAction
            ref={edit}
            size="small"
            label={t('todolist.edit', { text })}
            icon={<Pencil size={16} />}
            onClick={() => setDraft(text)}
          />
          <IconAction
            size="small"
            label={t('todolist.delete', { text })}
            icon={<Trash2 size={16} />}
            onClick={onDelete}
          />
        </>
      ) : (
        <Box component="form" onSubmit={handleSubmit} sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <OutlinedInput
            autoFocus
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') leave();
            }}
            inputProps={{ 'aria-label': t('todolist.text') }}
            sx={{ flex: 1, minWidth: 180 }}
          />
          <Button color="inherit" onClick={leave} sx={{ color: 'app.text2' }}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('todolist.buttons.save')}
          </Button>
          <LeaveGuard active={draft.trim() !== text} />
        </Box>
      )}
    </Box>
  );
}
