import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sxList } from './sxList';

export interface StripTab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Spoken instead of the label. */
  name?: string;
  /** Ids of the tab and of its panel, where that is on the page. */
  id?: string;
  panelId?: string;
  /** The tab is a link to this address; `onChange` is not called. */
  to?: string;
}

interface TabStripProps<Value extends string> {
  value: Value | undefined;
  onChange?: (value: Value) => void;
  /** Translated name of the whole. */
  label: string;
  tabs: readonly StripTab<Value>[];
  /** Whether the tabs share the width. */
  fullWidth?: boolean;
  /** They may be wider than the strip: it scrolls, and shows the chosen one. */
  scrollable?: boolean;
  /** Of the strip; its tabs are `& > [role="tab"]`. */
  sx?: SxProps<Theme>;
}

/** Step in the row for a key; null: not one of ours. */
function target(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Tabs with a line under the chosen one. The library's tabs measure themselves to move their line, which makes the browser
 * lay the page out in the middle of the start; these need CSS alone. Arrows move the focus, Enter and Space choose.
 */
export function TabStrip<Value extends string>({
  value,
  onChange,
  label,
  tabs,
  fullWidth = false,
  scrollable = false,
  sx,
}: TabStripProps<Value>) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!scrollable) return;
    strip.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [scrollable, value]);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    const to = from === -1 ? null : target(event.key, from, buttons.length);
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <Box
      ref={strip}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKeyDown}
      sx={sxList(
        [
          (theme) => ({
            display: 'flex',
            ...(scrollable && { overflowX: 'auto', scrollbarWidth: 'none' }),
            '& > [role="tab"]': {
              position: 'relative',
              flex: fullWidth ? 1 : 'none',
              minWidth: 0,
              minHeight: scrollable ? 44 : 0,
              display: 'inline-flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 0.75,
              px: 1,
              border: 0,
              background: 'none',
              ...theme.typography.button,
              fontWeight: 500,
              textTransform: 'none',
              textDecoration: 'none',
              color: 'app.text2',
              cursor: 'pointer',
              '&:focus-visible': { outlineOffset: '-2px' },
            },
            '& > [aria-selected="true"]': { color: 'app.primaryInk', fontWeight: 600 },
            '& > [aria-selected="true"]::after': {
              content: '""',
              position: 'absolute',
              inset: 'auto 0 0',
              height: 2,
              borderRadius: '2px 2px 0 0',
              bgcolor: 'app.primaryInk',
            },
          }),
        ],
        sx,
      )}
    >
      {tabs.map((tab) => {
        const selected = tab.value === value;
        const facts = {
          id: tab.id,
          role: 'tab',
          'aria-label': tab.name,
          'aria-selected': selected,
          'aria-controls': tab.panelId,
          tabIndex: selected ? 0 : -1,
        };
        return tab.to === undefined ? (
          <button key={tab.value} type="button" {...facts} onClick={() => onChange?.(tab.value)}>
            {tab.label}
          </button>
        ) : (
          <Link key={tab.value} to={tab.to} {...facts}>
            {tab.label}
          </Link>
        );
      })}
    </Box>
  );
}
