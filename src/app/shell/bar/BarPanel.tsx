import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { IconAction } from '@/components/buttons/IconAction';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
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

export interface BarPanelProps {
  open: boolean;
  anchorEl: HTMLElement | null;
  onClose: () => void;
  title: string;
  width: number;
  /** A button beside the title; the popover is closed first, so that what is opened gives the focus back to the icon. */
  action?: { label: string; icon: ReactNode; onSelect: () => void } | undefined;
  /** Receives the way to close the popover. */
  children: (close: () => void) => ReactNode;
  /** Address of the page that shows all; absent: there is none. */
  seeAll?: string | undefined;
}

/** The popover of an icon of the app bar: 360 wide, at most 70 % high (design, "App bar"). */
export function BarPanel({ open, anchorEl, onClose, title, width, action, children, seeAll }: BarPanelProps) {
  const id = useId();
  return (
    <Popover
      open={open}
      anchorEl={anchorEl}
      onClose={onClose}
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
              flushSync(onClose);
              action.onSelect();
            }}
          />
        )}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        <ErrorBoundary variant="panel">{children(onClose)}</ErrorBoundary>
      </Box>
      {seeAll !== undefined && <PopoverFooter to={seeAll} onNavigate={onClose} />}
    </Popover>
  );
}
