import Box from '@mui/material/Box';
import { Workflow } from 'lucide-react';
import { queueApi, type Queue, type QueueInput } from '@/api/queues';
import { dataColorBar, dataColorHairline, dataColorStyle } from '@/components/text/dataColor';
import { ChipCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { removeQueue } from './removeQueue';

function Swatch({ color }: { color: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, verticalAlign: 'middle' }}>
      <Box
        component="span"
        style={dataColorStyle(color)}
        sx={{
          width: 28,
          height: 16,
          borderRadius: 'var(--radius-chip)',
          bgcolor: dataColorBar,
          boxShadow: dataColorHairline,
          forcedColorAdjust: 'none',
        }}
      />
      {color}
    </Box>
  );
}

/** Queues of the company by their order. */
export const queues = defineResource<Queue, QueueInput>({
  name: 'queues',
  icon: Workflow,
  api: { ...queueApi, remove: removeQueue },
  nameOf: ({ name }) => name,
  columns: [
    { id: 'id', label: 'queues.table.id', cell: ({ id }) => id, sortBy: ({ id }) => id, extra: true, width: '72px' },
    {
      id: 'name',
      label: 'queues.table.name',
      cell: ({ name, color }) => <ChipCell color={color} label={name} />,
      sortBy: ({ name }) => name,
      heading: true,
    },
    { id: 'color', label: 'queues.table.color', cell: ({ color }) => <Swatch color={color} />, extra: true },
    {
      id: 'order',
      label: 'queues.table.orderQueue',
      cell: ({ orderQueue }) => orderQueue ?? '–',
      sortBy: ({ orderQueue }) => orderQueue ?? null,
      align: 'right',
    },
    {
      id: 'greeting',
      label: 'queues.table.greeting',
      cell: ({ greetingMessage }) => <TextCell>{greetingMessage}</TextCell>,
      sortBy: ({ greetingMessage }) => greetingMessage ?? '',
      width: '40%',
    },
  ],
  texts: {
    title: 'queues.title',
    add: 'queueModal.title.add',
    edit: 'queueModal.title.edit',
    saved: 'queues.toasts.success',
    deleteTitle: 'queues.confirmationModal.deleteTitle',
    deleteBody: 'queues.confirmationModal.deleteMessage',
    deleteConfirm: 'queues.confirmationModal.deleteButton',
    deleted: 'queues.toasts.deleted',
    empty: 'queues.empty',
    emptyBody: 'queues.emptyBody',
  },
});
