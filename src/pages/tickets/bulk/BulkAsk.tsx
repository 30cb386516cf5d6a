import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { array, number, object } from 'yup';
import { tagList } from '@/api/tags';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { useViewer } from '@/contexts/AuthContext';
import { choicesOf } from '@/forms/choices';
import { FormDialog } from '@/forms/FormDialog';
import { MultiSelect } from '@/forms/MultiSelect';
import { toOption } from '@/forms/option';
import type { BulkAction, LeftOut } from '@/features/tickets/commands/bulk';
import type { BulkOrder } from '@/features/tickets/commands/useBulkAct';
import { useTranslation } from '@/i18n/useTranslation';
import {
  rememberPerson,
  TransferFields,
  useTransferSchema,
  transferUpdate,
  type TransferValues,
} from '../panel/TransferFields';
import { bulkVerbs, leftOutTexts } from './texts';

interface BulkAskProps {
  action: BulkAction;
  /** Tickets that the action will concern. */
  count: number;
  out: ReadonlyMap<LeftOut, number>;
  onStart: (order: BulkOrder) => void;
  onClose: () => void;
}

/** How many of the selected tickets stay as they are, and why. */
function OutNote({ out }: Pick<BulkAskProps, 'out'>) {
  const { t } = useTranslation();
  if (out.size === 0) return null;
  const parts = [...out].map(([reason, count]) => t(leftOutTexts[reason], { count }));
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {t('ticketBulk.out', { reasons: parts.join(', ') })}
    </Typography>
  );
}

const place: TransferValues = { user: null, queueId: '', whatsappId: '' };

function AskTransfer({ count, out, onStart, onClose }: BulkAskProps) {
  const { t } = useTranslation();
  const { id: me } = useViewer();
  return (
    <FormDialog<TransferValues>
      open
      size="small"
      title={t('ticketBulk.transfer', { count })}
      initial={place}
      schema={useTransferSchema()}
      submitLabel={t('transferTicketModal.buttons.ok')}
      onClose={onClose}
      onSubmit={(values) => {
        rememberPerson(me, values);
        onStart({ action: 'transfer', update: (ticket) => transferUpdate(ticket, values) });
        return Promise.resolve();
      }}
    >
      <TransferFields keepConnection="ticketBulk.keepConnection" />
      <OutNote out={out} />
    </FormDialog>
  );
}

const someTags = object({ tags: array(number()).min(1, 'ticketBulk.tagRequired') });

function AskTags({ count, onStart, onClose }: BulkAskProps) {
  const { t } = useTranslation();
  const tags = useQuery(tagList());
  const initial: { tags: number[] } = { tags: [] };
  return (
    <FormDialog
      open
      size="small"
      title={t('ticketBulk.tag', { count })}
      initial={initial}
      schema={someTags}
      submitLabel={t('common.add')}
      onClose={onClose}
      onSubmit={({ tags: chosen }) => {
        onStart({ action: 'tag', tags: (tags.data ?? []).filter(({ id }) => chosen.includes(id)) });
        return Promise.resolve();
      }}
    >
      <MultiSelect
        name="tags"
        label="ticketBulk.tags"
        helper="ticketBulk.tagsHelp"
        required
        {...choicesOf(tags, 'tag', toOption)}
      />
    </FormDialog>
  );
}

const bodies = { accept: 'ticketBulk.acceptBody', resolve: 'ticketBulk.resolveBody' } as const;

/** Asks before a run: many customers may be written to by it, and a run cannot be taken back as a whole (B-05, B-26). */
export function BulkAsk(props: BulkAskProps) {
  const { action, count, out, onStart, onClose } = props;
  const { t } = useTranslation();
  if (action === 'transfer') return <AskTransfer {...props} />;
  if (action === 'tag') return <AskTags {...props} />;
  const verb = t(bulkVerbs[action], { count });
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('ticketBulk.question', { verb })}
      body={t(bodies[action])}
      confirmLabel={verb}
      onConfirm={() => onStart({ action })}
      onClose={onClose}
    >
      <OutNote out={out} />
    </ConfirmDialog>
  );
}
