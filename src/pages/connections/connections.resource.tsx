import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Connection } from '@/api/connections';
import { connectionApi, type ConnectionInput, type ConnectionRecord } from '@/api/connectionRecords';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { defineResource, type Column } from '@/crud/resource';
import { useTranslation } from '@/i18n/useTranslation';
import { formatShortDateTime } from '@/lib/dates';
import { StatusCell } from './StatusCell';

function NameCell({ name, queues }: Connection) {
  const { t } = useTranslation();
  return (
    <>
      {name}
      {queues && (
        <Typography variant="caption" sx={{ display: 'block', color: 'app.text2', fontWeight: 400 }}>
          {queues.map((queue) => queue.name).join(', ') || t('connections.noQueues')}
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
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'app.success', typography: 'subtitle2' }}
    >
      <Check size={16} strokeWidth={1.9} aria-hidden />
      {t('connections.table.default')}
    </Box>
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
