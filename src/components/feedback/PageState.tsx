import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { QueryState } from './stateOfQuery';

interface PageStateProps {
  state: QueryState;
  /** Data is on screen and a newer answer is on its way. */
  refreshing?: boolean;
  skeleton: ReactNode;
  failed: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}

/** Long enough that a quick answer never flashes a skeleton (design, "Empty, failed, loading"). */
const PATIENCE = 150;

function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

/** MUI's bar costs the start more than these two rules. */
const bar = {
  height: 2,
  overflow: 'hidden',
  bgcolor: 'app.accentSoft',
  '&::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: 1,
    bgcolor: 'app.accent',
    animation: 'app-slide 1.4s ease-in-out infinite',
  },
} as const;

/** The five states of whatever shows server data (architecture, "Failures"). */
export function PageState({ state, refreshing = false, skeleton, failed, empty, children }: PageStateProps) {
  const { t } = useTranslation();
  if (state === 'loading') return <Delayed>{skeleton}</Delayed>;
  if (state === 'failed') return failed;
  return (
    <>
      {refreshing && (
        <Delayed>
          <Box sx={{ position: 'sticky', top: 0, height: 0, zIndex: 1 }}>
            <Box role="progressbar" aria-label={t('common.refreshing')} sx={bar} />
          </Box>
        </Delayed>
      )}
      {state === 'empty' ? empty : children}
    </>
  );
}
