import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useEffect, useState } from 'react';
import type { TipSide } from './tip';

/** Milliseconds the pointer rests before a tooltip shows, and after another one has just been seen. */
const restMs = 400;
const nextMs = 200;
const seenMs = 800;
const checkMs = 500;

interface Shown {
  anchor: HTMLElement;
  text: string;
  side: TipSide;
}

const isSide = (value: string | undefined): value is TipSide =>
  value === 'top' || value === 'right' || value === 'bottom' || value === 'left';

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** The text of what is marked with `tipWhole`, where some of it cannot be seen. */
const wholeOf = (anchor: HTMLElement): string =>
  [anchor, ...anchor.querySelectorAll('*')].some(isCut) ? (anchor.textContent ?? '') : '';

function shownFor(anchor: HTMLElement): Shown | null {
  const { tip = wholeOf(anchor), tipSide } = anchor.dataset;
  return tip ? { anchor, text: tip, side: isSide(tipSide) ? tipSide : 'bottom' } : null;
}

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip], [data-tip-whole]') : null;

/** Listens for the whole page; returns the way to stop. */
function watchTips(show: (next: Shown | null) => void): () => void {
  let anchor: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visible = false;
  let lastSeen = 0;

  const hide = (): void => {
    clearTimeout(timer);
    anchor = null;
    if (!visible) return;
    visible = false;
    lastSeen = Date.now();
    show(null);
  };
  /** An element may leave, or change its text, under a resting pointer. */
  const check = (): void => {
    const next = anchor?.isConnected ? shownFor(anchor) : null;
    if (!next) {
      hide();
      return;
    }
    show(next);
    timer = setTimeout(check, checkMs);
  };
  const showAfter = (next: HTMLElement, milliseconds: number): void => {
    if (next === anchor) return;
    hide();
    anchor = next;
    timer = setTimeout(() => {
      visible = true;
      check();
    }, milliseconds);
  };

  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const next = anchorOf(event.target);
    if (next) showAfter(next, Date.now() - lastSeen < seenMs ? nextMs : restMs);
    else hide();
  };
  const focus = ({ target }: FocusEvent): void => {
    const next = anchorOf(target);
    if (next && target instanceof Element && target.matches(':focus-visible')) showAfter(next, 0);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
  };
  const leave = ({ relatedTarget }: PointerEvent): void => {
    if (relatedTarget === null) hide();
  };

  document.addEventListener('pointerover', over);
  document.addEventListener('pointerout', leave);
  document.addEventListener('pointerdown', hide, true);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', key);
  document.addEventListener('scroll', hide, true);
  return () => {
    hide();
    document.removeEventListener('pointerover', over);
    document.removeEventListener('pointerout', leave);
    document.removeEventListener('pointerdown', hide, true);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', hide);
    document.removeEventListener('keydown', key);
    document.removeEventListener('scroll', hide, true);
  };
}

const sameTip = (a: Shown | null, b: Shown | null): boolean =>
  a?.anchor === b?.anchor && a?.text === b?.text && a?.side === b?.side;

/** Draws the tooltip of whatever rests under the pointer or holds the keyboard's focus (design, "Icons"). */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => watchTips((next) => setShown((old) => (sameTip(old, next) ? old : next))), []);
  if (!shown) return null;
  return (
    <Popper
      open
      anchorEl={shown.anchor}
      placement={shown.side}
      role="tooltip"
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Box
        sx={{
          maxWidth: 300,
          px: 1,
          py: '5px',
          borderRadius: 'var(--radius-small)',
          typography: 'caption',
          fontWeight: 500,
          overflowWrap: 'anywhere',
          color: 'app.onTooltip',
          bgcolor: 'app.tooltip',
        }}
      >
        {shown.text}
      </Box>
    </Popper>
  );
}
