import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageStateProps {
  state: 'loading' | 'failed' | 'empty' | 'ready';
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

/** The five states of whatever shows server data (ARCHITECTURE, "Failures"). */
export function PageState({ state, refreshing = false, skeleton, failed, empty, children }: PageStateProps) {
  const { t } = useTranslation();
  if (state === 'loading') return <Delayed>{skeleton}</Delayed>;
  if (state === 'failed') return failed;
  return (
    <>
      {refreshing && (
        <Delayed>
          <Box sx={{ position: 'sticky', top: 0, height: 0, zIndex: 1 }}>
            <LinearProgress aria-label={t('common.refreshing')} sx={{ height: 2 }} />
          </Box>
        </Delayed>
      )}
      {state === 'empty' ? empty : children}
    </>
  );
}
