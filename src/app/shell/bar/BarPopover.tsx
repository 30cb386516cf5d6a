import Box from '@mui/material/Box';
import { Popover } from '@/components/lazy/layers.lazy';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { CountBadge } from '@/components/text/CountBadge';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { IconAction } from '@/components/buttons/IconAction';
import { useTranslation } from '@/i18n/useTranslation';

/** "See all" at the foot of a popover (design, "App bar"). */
function PopoverFooter({ to, onNavigate }: { to: string; onNavigate: () => void }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ flex: 'none', p: 1, borderTop: 1, borderColor: 'divider' }}>
      <Button component={Link} to={to} fullWidth onClick={onNavigate}>
        {t('common.seeAll')}
      </Button>
    </Box>
  );
}

interface BarPopoverProps {
  /** Name of the button. */
  label: string;
  title: string;
  icon: ReactNode;
  count?: number;
  /** The count is a lower bound. */
  atLeast?: boolean;
  /** A dot instead of a number. */
  dot?: boolean;
  width?: number;
  onOpen?: () => void;
  /** A button beside the title; the popover is closed first, so that what is opened gives the focus back to the icon. */
  action?: { label: string; icon: ReactNode; onSelect: () => void };
  /** Receives the way to close the popover. */
  children: (close: () => void) => ReactNode;
  /** Address of the page that shows all; absent: there is none. */
  seeAll?: string;
}

/** An icon of the app bar with its mark and its popover: 360 wide, at most 70 % high (design, "App bar"). */
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
  const id = useId();
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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: {
              display: 'flex',
              flexDirection: 'column',
              width: `min(${width}px, calc(100vw - 24px))`,
              maxHeight: '70vh',
              mt: 0.5,
              overflow: 'hidden',
            },
          },
        }}
      >
        <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', minHeight: 44, pl: 2, pr: 1, pt: 0.5 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {action && (
            <IconAction
              label={action.label}
              icon={action.icon}
              onClick={() => {
                flushSync(close);
                action.onSelect();
              }}
            />
          )}
        </Box>
        <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          <ErrorBoundary variant="panel">{children(close)}</ErrorBoundary>
        </Box>
        {seeAll !== undefined && <PopoverFooter to={seeAll} onNavigate={close} />}
      </Popover>
    </>
  );
}
