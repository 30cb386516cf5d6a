import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { SearchField } from '@/components/inputs/SearchField';
import { useDebounced } from '@/components/hooks/useDebounced';
import { QueueFilter } from '@/features/tickets/QueueFilter';
import { useTranslation } from '@/i18n/useTranslation';
import type { KanbanBoard } from './useBoard';
import type { KanbanAddress } from './useKanbanAddress';

interface KanbanHeadProps {
  board: KanbanBoard;
  address: KanbanAddress;
  /** Null for those who may not make a tag that is a lane. */
  onAdd: (() => void) | null;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Title with the total of the board, search, queues, and the way to another lane (B-31). */
export function KanbanHead({ board, address, onAdd, headingRef }: KanbanHeadProps) {
  const { t } = useTranslation();
  const { shown, change, flush } = useDebounced(address.search, address.setSearch);
  const total = address.filtered
    ? t('kanban.found', { shown: board.shown, count: board.total })
    : t('kanban.total', { count: board.total });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        flex: 'none',
        minHeight: 36,
        px: { xs: 1.5, sm: 2, md: 3 },
        pt: { xs: 1.5, sm: 2.5 },
        pb: { xs: 1.5, sm: 2 },
      }}
    >
      <Typography variant="h1" ref={headingRef} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('kanban.title')}
      </Typography>
      {board.state === 'ready' && (
        <Typography
          variant="body2"
          component="p"
          role="status"
          sx={{ ml: 0.5, color: 'app.text3', fontVariantNumeric: 'tabular-nums' }}
        >
          {total}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      {onAdd && (
        <Button onClick={onAdd} variant="outlined" startIcon={<Plus size={16} />} sx={{ order: { xs: 0, md: 3 } }}>
          {t('kanban.newLane')}
        </Button>
      )}
      <SearchField
        value={shown}
        onChange={change}
        onEnter={flush}
        label={t('kanban.search')}
        placeholder={t('kanban.searchHint')}
        sx={{ order: 1, width: { xs: 1, sm: 260 }, bgcolor: 'background.paper' }}
      />
      <Box
        sx={{
          order: 2,
          display: 'flex',
          width: { xs: 1, sm: 180 },
          '& > button': { height: 36 },
          '@media (pointer: coarse)': { '& > button': { height: 44 } },
        }}
      >
        <QueueFilter source={board.queues} chosen={address.queueIds} onChange={address.setQueueIds} />
      </Box>
    </Box>
  );
}
