import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Download, ListTodo, Plus, Upload } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { notify } from '@/components/feedback/notify';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { LeaveGuard } from '@/forms/LeaveGuard';
import { useTranslation } from '@/i18n/useTranslation';
import { saveFile } from '@/lib/csv';
import { addTask, editTask, maxFileBytes, mergeTasks, parseTasks, type Task } from './tasks';
import { TaskRow } from './TaskRow';
import { useTasks } from './useTasks';

const icon = { size: 16 } as const;

/** Tasks of one's own, kept in this browser only; a file takes them elsewhere (TL-01 to TL-03). */
export function TodoListPage() {
  const { t } = useTranslation();
  const { tasks, change } = useTasks();
  const [text, setText] = useState('');
  const [deleted, setDeleted] = useState<Task | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const now = (): string => new Date().toISOString();

  const handleAdd = (event: SubmitEvent): void => {
    event.preventDefault();
    change(addTask(tasks, text, now()));
    setText('');
    field.current?.focus();
  };

  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const found = file.size > maxFileBytes ? null : parseTasks(await file.text());
    target.value = '';
    if (!found) {
      notify.error(t('todolist.importRefused'), { id: 'tasks-file' });
      return;
    }
    const next = mergeTasks(tasks, found);
    change(next);
    notify.success(t('todolist.imported', { count: next.length - tasks.length }), { id: 'tasks-file' });
  };

  return (
    <Box sx={{ width: 1, maxWidth: 760, mx: 'auto', p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {t('todolist.title')}
        </Typography>
        <VisuallyHidden>
          <input
            ref={picker}
            type="file"
            accept=".json,application/json"
            tabIndex={-1}
            aria-label={t('todolist.file')}
            onChange={(event) => void handleFile(event)}
          />
        </VisuallyHidden>
        <Button variant="outlined" startIcon={<Upload {...icon} />} onClick={() => picker.current?.click()}>
          {t('todolist.import')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Download {...icon} />}
          disabled={tasks.length === 0}
          onClick={() =>
            saveFile(new Blob([JSON.stringify(tasks, null, 2)], { type: 'application/json' }), t('todolist.fileName'))
          }
        >
          {t('todolist.export')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('todolist.where')}
      </Typography>
      <Box component="form" onSubmit={handleAdd} sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          inputRef={field}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={t('todolist.input')}
          inputProps={{ 'aria-label': t('todolist.input') }}
          sx={{ flex: 1, bgcolor: 'background.paper' }}
        />
        <Button type="submit" variant="contained" startIcon={<Plus size={16} />}>
          {t('todolist.buttons.add')}
        </Button>
      </Box>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--radius-card)', bgcolor: 'background.paper' }}>
        {tasks.length === 0 ? (
          <EmptyState icon={<ListTodo />} title={t('todolist.empty')} body={t('todolist.emptyBody')} />
        ) : (
          <Box component="ul" aria-label={t('todolist.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {tasks.map((task) => (
              <TaskRow
                key={`${task.createdAt} ${task.text}`}
                task={task}
                onSave={(next) => change(editTask(tasks, task, next, now()))}
                onDelete={() => setDeleted(task)}
              />
            ))}
          </Box>
        )}
      </Box>
      <LeaveGuard active={text.trim() !== ''} />
      <ConfirmDialog
        open={deleted !== null}
        title={t('todolist.deleteTitle')}
        body={t('todolist.deleteBody', { text: deleted?.text ?? '' })}
        confirmLabel={t('todolist.deleteButton')}
        onConfirm={() => {
          change(tasks.filter((task) => task !== deleted));
          field.current?.focus();
        }}
        onClose={() => setDeleted(null)}
      />
    </Box>
  );
}
