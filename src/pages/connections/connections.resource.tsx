import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusPill } from '@/components/text/StatusPill';
import { tip } from '@/components/feedback/tip';
import type { Connection } from '@/api/connections';
import { connectionApi, type ConnectionInput, type ConnectionRecord } from '@/api/connectionRecords';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { TextCell } from '@/lists/cells';
import { defineResource, type Column } from '@/lists/resource';
import { useTranslation } from '@/i18n/useTranslation';
import { formatShortDateTime } from '@/lib/dates';
import { lookOf } from './connectionStatus';

function NameCell({ name, queues }: Connection) {
  const { t } = useTranslation();
  return (
    <>
      <TextCell>{name}</TextCell>
      {queues && (
        <Typography variant="caption" component="div" sx={{ color: 'app.text2', fontWeight: 400 }}>
          <TextCell>{queues.map((queue) => queue.name).join(', ') || t('connections.noQueues')}</TextCell>
        </Typography>
      )}
    </>
  );
}

function DefaultCell({ isDefault }: Connection) {
  const { t } = useTranslation();
  if (!isDefault) return <VisuallyHidden>{t('common.no')}</VisuallyHidden>;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        color: 'app.success',
        typography: 'subtitle2',
      }}
    >
      <Check size={16} aria-hidden />
      {t('connections.table.default')}
    </Box>
  );
}

/** The state as a word; what it means is its tooltip, and heard with it. */
function StatusCell({ status }: Pick<Connection, 'status'>) {
  const { t } = useTranslation();
  const { tone, label, icon: Icon, tip: keys } = lookOf(status);
  const [title, content] = keys.map((key) => t(key));
  const hint = [title, content].filter((text) => text !== undefined).join('. ');
  return (
    <span {...tip(hint)}>
      <StatusPill tone={tone} label={t(label)} icon={<Icon size={14} aria-hidden />} />
      {content !== undefined && <VisuallyHidden>{`. ${content}`}</VisuallyHidden>}
    </span>
  );
}

const columnsWith = (session: ((row: Connection) => ReactNode) | null): Column<Connection>[] => [
  { id: 'name', label: 'connections.table.name', cell: (row) => <NameCell {...row} />, sortBy: ({ name }) => name },
  {
    id: 'status',
    label: 'connections.table.status',
    cell: ({ status }) => <StatusCell status={status} />,
    sortBy: ({ status }) => status,
  },
  ...(session ? [{ id: 'session', label: 'connections.table.session', cell: session } as const] : []),
  {
    id: 'updatedAt',
    label: 'connections.table.lastUpdate',
    cell: ({ updatedAt }) => formatShortDateTime(updatedAt),
    sortBy: ({ updatedAt }) => updatedAt ?? null,
    extra: true,
  },
  { id: 'default', label: 'connections.table.default', cell: (row) => <DefaultCell {...row} />, extra: true },
];

/**
 * Connections (CN-01, CN-02).
 * @param session what stands in the column of the session buttons; null where they are not allowed
 */
export const connectionsWith = (session: ((row: Connection) => ReactNode) | null) =>
  defineResource<Connection, ConnectionInput, ConnectionRecord>({
    name: 'connections',
    icon: Smartphone,
    api: connectionApi,
    nameOf: ({ name }) => name,
    // A saved row shows the names of its queues, and another row may have lost the default flag.
    rereadAfterSave: true,
    columns: columnsWith(session),
    texts: {
      title: 'connections.title',
      add: 'whatsappModal.title.add',
      edit: 'whatsappModal.title.edit',
      saved: 'whatsappModal.success',
      deleteTitle: 'connections.confirmationModal.deleteTitle',
      deleteBody: 'connections.confirmationModal.deleteMessage',
      deleteConfirm: 'connections.confirmationModal.deleteButton',
      deleted: 'connections.toasts.deleted',
      empty: 'connections.empty',
      emptyBody: 'connections.emptyBody',
    },
  });
