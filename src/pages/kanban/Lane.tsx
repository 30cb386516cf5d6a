import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef, type CSSProperties } from 'react';
import type { Ticket } from '@/api/tickets';
import { useTranslation } from '@/i18n/useTranslation';
import { sameFields } from '@/lib/sameFields';
import { LaneHead } from './LaneHead';
import { LaneRows } from './LaneRows';
import { laneAccent, openLane } from './lanes';
import type { FailedMove } from './moves';

export interface LaneProps {
  id: number;
  name: string;
  color: string | null;
  cards: readonly Ticket[];
  /** The dragged card while it is over this lane. */
  coming: Ticket | null;
  /** Scrolls into view: the keyboard has chosen it. */
  reveal: boolean;
  /** The moved card that comes from this lane, and whether it is moved by keyboard. */
  liftedId: number | null;
  held: boolean;
  /** The card of this lane that is to take the focus. */
  wishedId: number | null;
  failed: ReadonlyMap<number, FailedMove>;
  nameOfLane: (id: number) => string;
  /** Null for those who may not change a lane. */
  onEdit: ((id: number) => void) | null;
}

interface LaneColors extends CSSProperties {
  '--lane-light': string;
  '--lane-dark': string;
}

const laneColors = (color: string | null): LaneColors => {
  const { light, dark } = laneAccent(color);
  return { '--lane-light': light, '--lane-dark': dark };
};

/** One lane: strip in its colour, name, total, cards (design, "Kanban"). */
export const Lane = memo(function Lane(props: LaneProps) {
  const { id, name, color, onEdit, reveal, ...rows } = props;
  const { cards, coming, wishedId } = rows;
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const headingId = `kanban-lane-${id}`;

  useEffect(() => {
    if (reveal || wishedId !== null) section.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [reveal, wishedId]);

  return (
    <Box
      component="section"
      ref={section}
      aria-labelledby={headingId}
      data-lane={id}
      data-coming={coming ? '' : undefined}
      style={laneColors(color)}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        minWidth: 0,
        bgcolor: 'app.sunken',
        border: 1,
        borderColor: 'divider',
        '&[data-coming]': { borderColor: 'app.focus', boxShadow: '0 0 0 1px var(--mui-palette-app-focus)' },
        borderRadius: 'var(--radius-card)',
        overflow: 'hidden',
        scrollSnapAlign: 'start',
        '&::before': {
          content: '""',
          flex: 'none',
          height: 3,
          bgcolor: 'var(--lane-light)',
          forcedColorAdjust: 'none',
        },
        '[data-theme="dark"] &::before': { bgcolor: 'var(--lane-dark)' },
      }}
    >
      <LaneHead
        id={headingId}
        name={name}
        count={cards.length}
        onEdit={onEdit && id !== openLane ? () => onEdit(id) : null}
      />
      {cards.length === 0 && !coming && (
        <Typography variant="body2" sx={{ px: 1.75, py: 1, color: 'app.text3' }}>
          {id === openLane ? t('kanban.openEmpty') : t('kanban.laneEmpty')}
        </Typography>
      )}
      <LaneRows {...rows} labelledBy={headingId} />
    </Box>
  );
}, sameLane);

const split: ReadonlySet<string> = new Set<keyof LaneProps>(['cards']);

/** Every event makes new lanes; one with the same cards is not drawn again. */
function sameLane(before: LaneProps, after: LaneProps): boolean {
  const { cards: old } = before;
  const { cards } = after;
  if (old.length !== cards.length || old.some((card, index) => card !== cards[index])) return false;
  return sameFields(before, after, split);
}
