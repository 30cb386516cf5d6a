import Box from '@mui/material/Box';
import { ArrowLeftRight, CircleCheckBig, CheckCheck, SquareX, Tag, UserCheck, X, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { Ticket } from '@/api/tickets';
import { announce } from '@/components/feedback/announce';
import { useBackCloses } from '@/components/hooks/useBackCloses';
import { IconAction } from '@/components/buttons/IconAction';
import { bulkActions, splitBulk, type BulkAction } from '@/features/tickets/commands/bulk';
import { useTranslation } from '@/i18n/useTranslation';
import { usePickedIds, type TicketSelection } from '../list/selection';
import { bulkVerbs, bulkWords } from './texts';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  /** Every loaded row of the list. */
  tickets: readonly Ticket[];
  selection: TicketSelection;
  onAct: (action: BulkAction, tickets: readonly Ticket[]) => void;
  onLeave: () => void;
}

const icons: Record<BulkAction, LucideIcon> = {
  accept: UserCheck,
  resolve: CircleCheckBig,
  transfer: ArrowLeftRight,
  tag: Tag,
};

const glyph = { size: 20 } as const;

/** An icon above its word. */
function Face({ Icon, word }: { Icon: LucideIcon; word: string }) {
  return (
    <>
      <Icon {...glyph} aria-hidden />
      <span className={styles.word}>{word}</span>
    </>
  );
}

/** How many are selected, and what can be done with at least one of them (B-26; design: it replaces row 1). */
export function BulkBar({ tickets, selection, onAct, onLeave }: BulkBarProps) {
  useBackCloses(true, onLeave);
  const { t } = useTranslation();
  const picked = usePickedIds(selection);
  const chosen = tickets.filter(({ id }) => picked.has(id));
  const count = chosen.length;
  const all = count === tickets.length && count > 0;

  useEffect(() => announce(t('ticketBulk.count', { count })), [count, t]);
  useEffect(() => {
    // Escape inside an open dialog or menu closes that, not the selection.
    const handle = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onLeave]);

  return (
    <Box
      role="group"
      aria-label={t('ticketBulk.label')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 1,
        px: 0.75,
        bgcolor: 'app.accentSoft',
        containerType: 'inline-size',
      }}
    >
      <IconAction label={t('ticketBulk.leave')} icon={<X {...glyph} />} onClick={onLeave} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          px: 0.5,
          typography: 'subtitle2',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        <span className={styles.long}>{t('ticketBulk.count', { count })}</span>
        <span className={styles.short}>{count}</span>
      </Box>
      <IconAction
        label={all ? t('ticketBulk.pickNone') : t('ticketBulk.pickAll', { count: tickets.length })}
        icon={
          <Face Icon={all ? SquareX : CheckCheck} word={t(all ? 'ticketBulk.words.none' : 'ticketBulk.words.all')} />
        }
        className={styles.action}
        disabled={tickets.length === 0}
        onClick={() => selection.pick(all ? [] : tickets.map(({ id }) => id))}
      />
      {bulkActions.map((action) => {
        const { able } = splitBulk(action, chosen);
        return (
          able.length > 0 && (
            <IconAction
              key={action}
              label={t(bulkVerbs[action], { count: able.length })}
              icon={<Face Icon={icons[action]} word={t(bulkWords[action])} />}
              className={styles.action}
              aria-haspopup="dialog"
              onClick={() => onAct(action, chosen)}
            />
          )
        );
      })}
    </Box>
  );
}
