import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'formik';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { optionLevel, optionsPerLevel, type QueueOption } from '@/api/chatbotOptions';
import { RetryButton } from '@/components/buttons/RetryButton';
import { useDialogSubject } from '@/components/hooks/useDialogSubject';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { notify } from '@/components/feedback/notify';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { useFormLock } from '@/forms/formLock';
import { useTranslation } from '@/i18n/useTranslation';
import { OptionForm } from './OptionForm';
import { OptionItem } from './OptionItem';
import { draftKey, type Drafts } from './queueValues';
import { useFocusSoon } from './useFocusSoon';
import { useOptions } from './useOptions';

interface OptionLevelProps {
  queueId: number;
  /** The entry this level lies in. */
  parent: QueueOption | null;
}

/** Entries of one level by position, the one being added, and the button for the next. */
export function OptionLevel({ queueId, parent }: OptionLevelProps) {
  const { t } = useTranslation();
  const locked = useFormLock();
  const parentId = parent?.id ?? null;
  const query = useQuery(optionLevel(queueId, parentId));
  const level = query.data ?? [];
  const { remove, move, busy } = useOptions(queueId);
  const [{ value: drafts }, , { setValue }] = useField<Drafts>('drafts');
  const { subject: asked, open: asking, show: ask, close } = useDialogSubject<QueueOption>();
  const root = useRef<HTMLDivElement>(null);
  const focusSoon = useFocusSoon(root);
  /** The entry that was asked about is deleted, and with it the button that had the focus. */
  const gone = useRef(false);
  const freshKey = draftKey(null, parentId);
  const adding = freshKey in drafts;
  const full = level.length >= optionsPerLevel;

  const focusAdd = () => focusSoon(`[data-add="${parentId ?? 'top'}"]`);

  const handleAdd = () => void setValue({ ...drafts, [freshKey]: { id: null, parentId, title: '', message: '' } });
  const handleMove = async (option: QueueOption, by: number) => {
    // A refusal has its toast, and the level has been read again.
    await move(option, by).catch(() => undefined);
    focusSoon(`[data-option="${option.id}"] button[aria-haspopup]`);
  };

  return (
    <Box ref={root} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <PageState
        state={stateOfQuery(query)}
        refreshing={query.isFetching && query.data !== undefined}
        skeleton={<RowsSkeleton rows={2} height={48} avatar={false} />}
        failed={
          <Typography variant="body2" color="error" role="alert">
            {t('queueOptions.failed')}
            <RetryButton size="small" onRetry={() => query.refetch()} />
          </Typography>
        }
        empty={null}
      >
        {level.length > 0 && (
          <Box
            component="ol"
            aria-label={parent ? t('queueOptions.within', { title: parent.title }) : t('queueOptions.title')}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 1 }}
          >
            {level.map((option, index) => (
              <OptionItem
                key={option.id}
                option={option}
                position={index + 1}
                count={level.length}
                queueId={queueId}
                busy={busy}
                onMove={(by) => void handleMove(option, by)}
                onDelete={() => ask(option)}
              >
                <OptionLevel queueId={queueId} parent={option} />
              </OptionItem>
            ))}
          </Box>
        )}
        {adding && <OptionForm queueId={queueId} draftName={freshKey} position={level.length + 1} onDone={focusAdd} />}
        <Button
          size="small"
          data-add={parentId ?? 'top'}
          startIcon={<Plus size={16} aria-hidden />}
          disabled={locked || adding || full}
          onClick={handleAdd}
          sx={{ alignSelf: 'flex-start' }}
        >
          {parent ? t('queueOptions.addWithin', { title: parent.title }) : t('queueOptions.add')}
        </Button>
        {full && (
          <Typography variant="caption" color="textSecondary">
            {t('queueOptions.full', { count: optionsPerLevel })}
          </Typography>
        )}
      </PageState>
      {asked && (
        <ConfirmDialog
          open={asking}
          title={t('queueOptions.deleteTitle', { title: asked.title })}
          body={t('queueOptions.deleteBody')}
          confirmLabel={t('queueOptions.deleteButton')}
          onConfirm={async () => {
            await remove(asked);
            gone.current = true;
            notify.success(t('queueOptions.toasts.deleted'));
          }}
          onClose={close}
          onExited={() => {
            // Only what is no longer there has let go of the focus.
            if (gone.current) focusAdd();
            gone.current = false;
          }}
        />
      )}
    </Box>
  );
}
