import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { CountBadge } from '@/components/text/CountBadge';
import { IconAction } from '@/components/buttons/IconAction';
import type { BarPanelProps } from './BarPanel';
import { BarPanel } from './barLists.lazy';

interface BarPopoverProps extends Pick<BarPanelProps, 'title' | 'action' | 'children' | 'seeAll'> {
  /** Name of the button. */
  label: string;
  icon: ReactNode;
  count?: number;
  /** The count is a lower bound. */
  atLeast?: boolean;
  /** A dot instead of a number. */
  dot?: boolean;
  width?: number;
  onOpen?: () => void;
}

/** An icon of the app bar with its mark and its popover (design, "App bar"). */
export function BarPopover({
  label,
  title,
  icon,
  count = 0,
  atLeast = false,
  dot = false,
  width = 360,
  onOpen,
  action,
  children,
  seeAll,
}: BarPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const mark = { position: 'absolute', pointerEvents: 'none' } as const;
  return (
    <>
      <IconAction
        label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          onOpen?.();
        }}
        icon={
          <Box component="span" sx={{ position: 'relative', display: 'grid' }}>
            {icon}
            {count > 0 && (
              <Box
                component="span"
                aria-hidden
                sx={{ ...mark, top: -10, left: 10, display: 'grid', width: 'max-content' }}
              >
                <CountBadge count={count} atLeast={atLeast} />
              </Box>
            )}
            {dot && count === 0 && (
              <Box
                component="span"
                sx={{
                  ...mark,
                  top: -3,
                  right: -3,
                  width: 8,
                  height: 8,
                  borderRadius: '50%',
                  bgcolor: 'app.accent',
                  forcedColorAdjust: 'none',
                }}
              />
            )}
          </Box>
        }
      />
      <BarPanel
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        title={title}
        width={width}
        action={action}
        seeAll={seeAll}
      >
        {children}
      </BarPanel>
    </>
  );
}
