import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { MessageCircleMore } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Ticket } from '@/api/tickets';
import { dataColorDot, dataColorHairline, dataColorStyle } from '@/components/text/dataColor';
import { Menu } from '@/components/lazy/layers.lazy';
import { useTranslation } from '@/i18n/useTranslation';
import type { LaneInfo } from './lanes';
import { useCardName } from './useCardName';

interface CardMenuProps {
  anchor: HTMLElement | null;
  /** Null while closed. */
  card: { ticket: Ticket; lane: number } | null;
  lanes: readonly LaneInfo[];
  onMove: (ticket: Ticket, from: number, to: number) => void;
  onClose: () => void;
}

/** What can be done with a card without dragging it (B-31: every card moves by a menu too). */
export function CardMenu({ anchor, card, lanes, onMove, onClose }: CardMenuProps) {
  const { t } = useTranslation();
  const name = useCardName();
  const label = card ? t('kanban.actions', { name: name(card.ticket) }) : '';

  const handleMove = (to: number): void => {
    if (!card) return;
    // The menu gives the focus back to the card before the move takes the card, and the focus, to another lane.
    flushSync(onClose);
    onMove(card.ticket, card.lane, to);
  };

  return (
    <Menu
      open={card !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': label },
        paper: { sx: { maxHeight: 'min(420px, 70vh)', maxWidth: 'min(360px, calc(100vw - 24px))' } },
      }}
    >
      {card && (
        <MenuItem component={Link} to={`/tickets/${card.ticket.uuid}`}>
          <ListItemIcon>
            <MessageCircleMore size={18} />
          </ListItemIcon>
          {t('kanban.seeTicket')}
        </MenuItem>
      )}
      <Divider sx={{ my: 0.5 }} />
      {lanes.map(({ id, name: lane, color }) => {
        const here = id === card?.lane;
        return (
          <MenuItem key={id} disabled={here} onClick={() => handleMove(id)}>
            <ListItemIcon>
              <Box
                component="span"
                style={dataColorStyle(color)}
                sx={{
                  width: 10,
                  height: 10,
                  ml: '4px',
                  borderRadius: '50%',
                  background: dataColorDot,
                  boxShadow: dataColorHairline,
                  forcedColorAdjust: 'none',
                }}
              />
            </ListItemIcon>
            <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {here ? t('kanban.here', { lane }) : t('kanban.moveTo', { lane })}
            </Box>
          </MenuItem>
        );
      })}
    </Menu>
  );
}
