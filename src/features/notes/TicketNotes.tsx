import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { createNote, deleteNote, noteKeys, noteList, type TicketNote } from '@/api/ticketNotes';
import { BusyButton } from '@/components/buttons/BusyButton';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { FailedState } from '@/components/feedback/FailedState';
import { Switch } from '@/components/inputs/Switch';
import { hasFailed } from '@/components/feedback/stateOfQuery';
import { FormattedText } from '@/components/text/FormattedText';
import { IconAction } from '@/components/buttons/IconAction';
import { notify } from '@/components/feedback/notify';
import { isSaveKey, saveKeyTip } from '@/components/hooks/saveKey';
import { useSession } from '@/contexts/AuthContext';
import { noteDraft, useDraftStore } from '@/contexts/drafts';
import { useDraftText } from '@/contexts/useDraft';
import { TextLength } from '@/forms/TextLength';
import { usedOf } from '@/forms/textLimit';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { useTranslation } from '@/i18n/useTranslation';
import { withoutTurns } from '@/lib/directions';
import { formatDateTime } from '@/lib/dates';

/** The server refuses less than 3 and breaks above 255 characters (contract 3.3, 7.35). */
const limits = { min: 3, max: 255 };

interface TicketNotesProps {
  ticketId: number;
  contactId: number;
  /** The new note has the focus at once. */
  autoFocus?: boolean;
}

/** Internal notes of a ticket: list, add, delete (W-03 to W-05). */
export function TicketNotes({ ticketId, contactId, autoFocus = false }: TicketNotesProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const client = useQueryClient();
  const query = useQuery(noteList(ticketId, contactId));
  const { data } = query;
  const [doomed, setDoomed] = useState<TicketNote | null>(null);
  const key = noteKeys.list(ticketId, contactId);

  const remove = useMutation({
    mutationFn: (note: TicketNote) => deleteNote(note.id),
    onSuccess: (_done, note) => {
      client.setQueryData<TicketNote[]>(key, (notes) => notes?.filter(({ id }) => id !== note.id));
      notify.success(t('ticketNotes.toasts.deleted'));
    },
  });

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {/* A note is written without the others all the same. */}
      {hasFailed(query) && <FailedState onRetry={() => query.refetch()} title={t('ticketNotes.failed')} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('ticketNotes.empty')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box
          component="ul"
          aria-label={t('ticketNotes.title')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {data.map((note) => (
            <Box
              component="li"
              key={note.id}
              sx={{
                p: '8px 10px',
                borderRadius: 'var(--radius)',
                border: 1,
                borderColor: 'app.noteLine',
                bgcolor: 'app.note',
                color: 'app.noteText',
                fontSize: '0.8125rem',
                lineHeight: '18px',
              }}
            >
              <div dir="auto">
                <FormattedText text={note.note} />
              </div>
              <Box sx={{ display: 'flex', alignItems: 'center', mt: 0.5, fontSize: '0.75rem', color: 'app.noteMeta' }}>
                <span>
                  {[withoutTurns(note.user?.name ?? ''), formatDateTime(note.createdAt)].filter(Boolean).join(' · ')}
                </span>
                <Box sx={{ flex: 1 }} />
                {user.profile === 'admin' && (
                  <IconAction
                    label={t('ticketNotes.delete')}
                    icon={<Trash2 size={16} />}
                    size="small"
                    onClick={() => setDoomed(note)}
                    style={{ color: 'inherit', marginBlock: -4 }}
                  />
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <NoteInput {...{ ticketId, contactId, autoFocus }} />
      <InThreadSwitch />
      <ConfirmDialog
        open={doomed !== null}
        title={t('ticketNotes.deleteTitle')}
        body={t('ticketNotes.deleteBody')}
        confirmLabel={t('ticketNotes.delete')}
        onClose={() => setDoomed(null)}
        onConfirm={async () => {
          if (doomed) await remove.mutateAsync(doomed);
        }}
      />
    </Box>
  );
}

/** B-24. */
function InThreadSwitch() {
  const { t } = useTranslation();
  const shown = useStore(preferences.showNotes);
  return (
    <FormControlLabel
      label={t('ticketNotes.inThread')}
      control={<Switch checked={shown} onChange={({ target }) => preferences.showNotes.set(target.checked)} />}
      sx={{
        m: 0,
        gap: 1,
        '& .MuiFormControlLabel-label': { fontSize: '0.8125rem', color: 'app.text2' },
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    />
  );
}

/** A note half written is kept like a message (DAY-3). */
function NoteInput({ ticketId, contactId, autoFocus }: TicketNotesProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const client = useQueryClient();
  const drafts = useDraftStore();
  const [text, setText] = useDraftText(noteDraft(ticketId));
  const [asked, setAsked] = useState(false);
  const errorId = useId();
  const note = text.trim();
  const used = note.length;
  const tooLong = used > limits.max;
  const error =
    used === 0
      ? t('validation.required')
      : used < limits.min
        ? t('validation.messageShort')
        : tooLong
          ? t('validation.long')
          : null;
  // What is too long is told while it is written, and cut nowhere (PUB-83).
  const shown = asked || tooLong ? error : null;

  // Known by its ticket: one that another drawer or dialog has sent off is not sent again.
  const adding = { mutationKey: [...noteKeys.list(ticketId, contactId), 'add'] };
  const add = useMutation({
    ...adding,
    mutationFn: (written: string) => createNote({ note: written.trim(), ticketId, contactId }),
    onSuccess: (created, written) => {
      const row = { ...created, user: { id: user.id, name: user.name } };
      client.setQueryData<TicketNote[]>(noteKeys.list(ticketId, contactId), (notes = []) => [
        row,
        ...notes.filter(({ id }) => id !== row.id),
      ]);
      // What was written meanwhile stays.
      if (drafts.get(noteDraft(ticketId)).text === written) drafts.clear(noteDraft(ticketId));
      setAsked(false);
      notify.success(t('ticketNotes.toasts.added'));
    },
  });

  const submit = (): void => {
    setAsked(true);
    // The second click of a double click comes before the pending state is drawn (B-07).
    if (error === null && client.isMutating(adding) === 0) add.mutate(text);
  };

  return (
    <Box
      component="form"
      data-kept-clear=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: 0.5,
          border: 1,
          borderColor: shown ? 'error.main' : 'app.inputLine',
          borderRadius: 'var(--radius)',
          pl: 1.25,
          pr: 0.5,
          py: 0.25,
          '&:focus-within': { outline: '2px solid', outlineColor: shown ? 'error.main' : 'app.focus' },
          '& ::placeholder': { color: 'app.text3', opacity: 1 },
        }}
      >
        <InputBase
          multiline
          maxRows={5}
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (!isSaveKey(event.nativeEvent)) return;
            event.preventDefault();
            submit();
          }}
          autoFocus={autoFocus ?? false}
          placeholder={t('ticketNotes.placeholder')}
          inputProps={{
            'aria-label': t('ticketNotes.new'),
            'aria-invalid': shown !== null,
            ...(shown ? { 'aria-describedby': errorId } : {}),
          }}
          sx={{
            alignSelf: 'center',
            fontSize: '0.875rem',
            '@media (pointer: coarse)': { fontSize: 16, p: 0, '& textarea': { py: '11px' } },
          }}
        />
        <BusyButton type="submit" size="small" variant="text" busy={add.isPending} {...saveKeyTip(t('common.save'))}>
          {t('common.save')}
        </BusyButton>
      </Box>
      <Box sx={{ display: 'flex', '&:not(:empty)': { mt: 0.5 } }}>
        <TextLength length={usedOf(text, limits.max)} />
      </Box>
      {shown && (
        <Typography
          id={errorId}
          role="alert"
          variant="caption"
          color="error"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}
        >
          <CircleAlert size={14} aria-hidden />
          {shown}
        </Typography>
      )}
    </Box>
  );
}
