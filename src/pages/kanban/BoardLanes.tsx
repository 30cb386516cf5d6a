import Box from '@mui/material/Box';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { Ticket } from '@/api/tickets';
import { announce } from '@/components/feedback/announce';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { hintId } from './Card';
import { CardMenu } from './CardMenu';
import { Ghost } from './Ghost';
import { Lane } from './Lane';
import { cardBeside, type LaneCards, type LaneInfo } from './lanes';
import type { Moves, MovesState } from './moves';
import { reasonOf } from './reasonOf';
import { useCardName } from './useCardName';
import { useLift } from './useLift';
import { useCardDrag } from './useCardDrag';

interface BoardLanesProps {
  lanes: readonly LaneCards[];
  infos: readonly LaneInfo[];
  moves: Moves;
  moving: MovesState;
  /** May change the tags behind the lanes. */
  onEdit: ((id: number) => void) | null;
}

const walking = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

const cardIdOf = (target: EventTarget): number | null => {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return card ? Number(card.dataset['card']) : null;
};

/** The lanes side by side: cards go from one to another by pointer, keyboard and menu (K-04, K-05, B-31). */
export function BoardLanes({ lanes, infos, moves, moving, onEdit }: BoardLanesProps) {
  const { t } = useTranslation();
  const board = useRef<HTMLDivElement>(null);
  const nameOf = useCardName();
  const [wishedId, setWishedId] = useState<number | null>(null);
  const [menu, setMenu] = useState<{ anchor: HTMLElement; id: number } | null>(null);
  const nameOfLane = useCallback((id: number) => infos.find((lane) => lane.id === id)?.name ?? '', [infos]);

  const find = (id: number): { ticket: Ticket; lane: number } | null => {
    for (const { id: lane, cards } of lanes) {
      const ticket = cards.find((card) => card.id === id);
      if (ticket) return { ticket, lane };
    }
    return null;
  };

  const move = (ticket: Ticket, from: number, to: number): void => {
    moves.move(ticket.id, from, to);
    setWishedId(ticket.id);
    announce(t('kanban.moved', { name: nameOf(ticket), lane: nameOfLane(to) }));
  };

  const tools = useLift(lanes, nameOf, move);
  const { lift, pickUp, step, drop, cancel } = tools;
  const { ghost, width, onPointerDown } = useCardDrag(board, tools);
  useFailureWords(moving, find, nameOfLane, setWishedId);

  const handleHeldKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      cancel();
      return;
    }
    event.preventDefault();
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === ' ' || event.key === 'Enter') drop();
    else if (event.key === 'Escape') cancel();
  };

  const handleKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const id = cardIdOf(target);
    if (id === null || !target.matches('a')) return;
    if (lift?.by === 'keys') handleHeldKey(event);
    else if (key === ' ') {
      event.preventDefault();
      pickUp(id, 'keys');
    } else if (walking.has(key)) {
      event.preventDefault();
      setWishedId(cardBeside(lanes, id, key)?.id ?? id);
    }
  };

  const handleClick = ({ target }: MouseEvent): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const id = control && cardIdOf(control);
    if (!control || id === null) return;
    const failure = moving.failed.get(id);
    const found = find(id);
    if (control.dataset['act'] === 'menu') setMenu({ anchor: control, id });
    else if (control.dataset['act'] === 'retry' && failure && found) move(found.ticket, found.lane, failure.to);
    else {
      moves.forget(id);
      setWishedId(id);
    }
  };

  const handleFocus = ({ target }: FocusEvent): void => {
    if (cardIdOf(target) === wishedId) setWishedId(null);
  };
  const handleBlur = (): void => {
    if (lift?.by === 'keys') cancel();
  };

  return (
    <>
      <VisuallyHidden id={hintId}>{t('kanban.hint')}</VisuallyHidden>
      <Box
        ref={board}
        role="region"
        aria-label={t('kanban.board')}
        onPointerDown={onPointerDown}
        onKeyDown={handleKey}
        onClick={handleClick}
        onFocus={handleFocus}
        onBlur={handleBlur}
        onDragStart={(event) => event.preventDefault()}
        // Attributes, not other `sx` values: a new class makes the browser compute the styles of every card again.
        data-lifting={lift ? '' : undefined}
        data-dragging={lift?.by === 'pointer' ? '' : undefined}
        sx={{
          flex: 1,
          // In a lower window the page scrolls, so that a card is seen whole (PUB-52).
          minHeight: 240,
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'calc(100% - 28px)', sm: '280px' },
          gridTemplateRows: 'minmax(0, 1fr)',
          gap: 1.5,
          overflow: 'auto hidden',
          overscrollBehaviorX: 'contain',
          scrollSnapType: { xs: 'x mandatory', sm: 'none' },
          '&[data-lifting]': { scrollSnapType: 'none' },
          scrollPaddingInline: { xs: '12px', sm: '16px', md: '24px' },
          px: { xs: 1.5, sm: 2, md: 3 },
          pb: { xs: 1.5, sm: 2 },
          '&[data-dragging], &[data-dragging] *': { cursor: 'grabbing !important' },
        }}
      >
        {lanes.map(({ id, name, color, cards }) => {
          const target = lift?.to === id && lift.from !== id;
          return (
            <Lane
              key={id}
              id={id}
              name={name}
              color={color}
              cards={cards}
              coming={target ? lift.card : null}
              reveal={lift?.by === 'keys' && lift.to === id}
              liftedId={lift?.from === id ? lift.card.id : null}
              held={lift?.by === 'keys' && lift.from === id}
              wishedId={wishedId !== null && cards.some((card) => card.id === wishedId) ? wishedId : null}
              failed={moving.failed}
              nameOfLane={nameOfLane}
              onEdit={onEdit}
            />
          );
        })}
      </Box>
      {lift?.by === 'pointer' && <Ghost ref={ghost} ticket={lift.card} width={width} />}
      <CardMenu
        anchor={menu?.anchor ?? null}
        card={menu && find(menu.id)}
        lanes={infos}
        onMove={move}
        onClose={() => setMenu(null)}
      />
    </>
  );
}

/** Says where a card stands that could not go where it was put, and lets the focus follow it (K-06, B-33). */
function useFailureWords(
  { failed }: MovesState,
  find: (id: number) => { ticket: Ticket; lane: number } | null,
  nameOfLane: (id: number) => string,
  onWish: (id: number) => void,
): void {
  const { t } = useTranslation();
  const nameOf = useCardName();
  const told = useRef(failed);
  useEffect(() => {
    const before = told.current;
    told.current = failed;
    for (const [id, failure] of failed) {
      const found = find(id);
      if (before.get(id) === failure || !found) continue;
      const reason = reasonOf(t, failure, nameOfLane);
      const told = failure.reason === 'overtaken' ? 'kanban.failed.toldOther' : 'kanban.failed.told';
      announce(t(told, { name: nameOf(found.ticket), at: nameOfLane(found.lane), reason }));
      if (document.activeElement === document.body) onWish(id);
    }
  });
}
