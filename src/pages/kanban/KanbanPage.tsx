import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloudOff, SearchX, SquareKanban } from 'lucide-react';
import { useRef } from 'react';
import { Banner } from '@/components/feedback/Banner';
import { EmptyState } from '@/components/feedback/EmptyState';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { useListAddress } from '@/lists/useListAddress';
import { BoardLanes } from './BoardLanes';
import { KanbanHead } from './KanbanHead';
import { useBoard } from './useBoard';
import { useKanbanAddress } from './useKanbanAddress';

/** A lane is made and changed where it stands (DAY-45). */
const tagDialog = lazyPart(async () => (await import('@/features/tag-form/TagDialog')).TagDialog);

const gutter = { xs: 1.5, sm: 2, md: 3 };

const pretended = [
  { lane: 'first', cards: 4 },
  { lane: 'second', cards: 3 },
  { lane: 'third', cards: 2 },
  { lane: 'fourth', cards: 3 },
] as const;

function BoardSkeleton() {
  return (
    <Box aria-hidden sx={{ flex: 1, display: 'flex', gap: 1.5, overflow: 'hidden', px: gutter, pb: 2 }}>
      {pretended.map(({ lane, cards }) => (
        <Box
          key={lane}
          sx={{
            flex: 'none',
            width: { xs: 'calc(100% - 28px)', sm: 280 },
            p: 1,
            pt: 5.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius-card)',
            bgcolor: 'app.sunken',
          }}
        >
          {Array.from({ length: cards }, (_none, index) => (
            <Skeleton key={index} height={116} marginBottom={8} borderRadius="10px" />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Open and waiting tickets on a board whose lanes are tags (K-01 to K-06, B-31). */
export function KanbanPage() {
  const { t } = useTranslation();
  const { profile } = useSession().user;
  const address = useKanbanAddress();
  const board = useBoard(address);
  const heading = useRef<HTMLHeadingElement>(null);
  // Both have the kanban switch in the form of a tag; only an admin may change one (G-04, contract back-office 25).
  const mayEdit = profile === 'admin';
  const mayAdd = mayEdit || profile === 'supervisor';
  const { lanes, infos, moves, moving, retry } = board;
  const { dialog, openDialog, closeDialog } = useListAddress();

  const clear = () => {
    address.clear();
    heading.current?.focus();
  };

  return (
    <Box sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <KanbanHead board={board} address={address} onAdd={mayAdd ? () => openDialog(null) : null} headingRef={heading} />
      <VisuallyHidden component="div">{t('kanban.order')}</VisuallyHidden>
      {board.stale && (
        <Box sx={{ px: gutter, pb: 1 }}>
          <Banner
            severity="warning"
            icon={<CloudOff />}
            text={t('kanban.stale')}
            action={{ label: t('common.retry'), onClick: () => void retry() }}
          />
        </Box>
      )}
      {board.state === 'ready' && infos.length === 1 && (
        <Box sx={{ px: gutter, pb: 1 }}>
          <Banner
            severity="info"
            icon={<SquareKanban />}
            cause={t('kanban.noLanes')}
            text={mayAdd ? t('kanban.noLanesAdmin') : t('kanban.noLanesOther')}
          />
        </Box>
      )}
      <PageState
        state={board.state === 'ready' && address.filtered && board.shown === 0 ? 'empty' : board.state}
        skeleton={<BoardSkeleton />}
        failed={<FailedState title={t('kanban.failedTitle')} onRetry={retry} />}
        empty={
          <EmptyState
            icon={<SearchX />}
            title={t('kanban.nothing')}
            body={t('kanban.nothingBody')}
            action={
              <Button variant="outlined" onClick={clear}>
                {t('kanban.clearFilters')}
              </Button>
            }
          />
        }
      >
        <BoardLanes lanes={lanes} infos={infos} moves={moves} moving={moving} onEdit={mayEdit ? openDialog : null} />
      </PageState>
      <tagDialog.Component
        onBoard
        open={dialog?.id === null ? mayAdd : dialog !== null && mayEdit}
        id={dialog?.id ?? null}
        row={null}
        onClose={closeDialog}
      />
    </Box>
  );
}
