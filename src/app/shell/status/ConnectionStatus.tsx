import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CloudOff, Sparkles, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Spinner } from '@/components/feedback/Spinner';
import { Popover } from '@/components/lazy/layers.lazy';
import { useSocketState } from '@/contexts/SocketContext';
import { mayMissEvents } from '@/realtime/socket/socketManager';
import { useTranslation } from '@/i18n/useTranslation';
import { leaveThen } from '@/browser/leaving';
import { useFallenLines } from './useFallenLines';
import { useNewBuild } from './useNewBuild';
import { useServerProbe } from './useServerProbe';
import styles from './ConnectionStatus.module.css';

/** A break, or a wait for `ready`, shorter than this is not shown; milliseconds. */
const timeoutMs = { down: 3_000, limited: 6_000 } as const;
/** A start that takes no longer than this is nothing to tell; milliseconds. */
const startMs = 5_000;
/** A connection must hold this long before its loss is no longer told; milliseconds. */
const steadyMs = 1_000;

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
const isOnline = (): boolean => navigator.onLine;

/** What live updates have lacked for longer than a moment (B-09, SAFE-1, DAY-20). */
function useLiveTrouble(): keyof typeof timeoutMs | null {
  const state = useSocketState();
  const live = !mayMissEvents(state);
  const trouble = state === 'limited' ? 'limited' : 'down';
  const lostAt = useRef<number | null>(null);
  const stood = useRef(false);
  const [shown, setShown] = useState<keyof typeof timeoutMs | null>(null);
  useEffect(() => {
    if (state === 'live') stood.current = true;
    if (!live) lostAt.current ??= Date.now();
    const lost = lostAt.current ?? Date.now();
    const patience = Math.max(timeoutMs[trouble], stood.current ? 0 : startMs);
    const timer = setTimeout(
      () => {
        if (live) lostAt.current = null;
        setShown(live ? null : trouble);
      },
      live ? steadyMs : Math.max(0, lost + patience - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [state, live, trouble]);
  return shown;
}

interface Told {
  severity: 'error' | 'warning' | 'info';
  /** 20 px. */
  icon: ReactNode;
  /** What happened. */
  cause: string;
  /** What still works. */
  text?: string;
  action?: { label: string; onClick: () => void };
}

const icon = { size: 20, 'aria-hidden': true } as const;

/** The worst of: offline, server down, live updates down, a fallen connection, new build. */
function useTold(): Told | null {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const online = useSyncExternalStore(onNetwork, isOnline);
  const { reachable, secondsLeft, tryNow } = useServerProbe();
  const trouble = useLiveTrouble();
  const lines = useFallenLines();
  const newBuild = useNewBuild();

  if (!online) {
    return {
      severity: 'error',
      icon: <CloudOff {...icon} />,
      cause: t('shell.connection.offline'),
      text: t('shell.connection.offlineText'),
    };
  }
  if (!reachable) {
    return {
      severity: 'error',
      icon: <TriangleAlert {...icon} />,
      cause: t('shell.connection.server'),
      text:
        secondsLeft > 0 ? t('shell.connection.serverWait', { count: secondsLeft }) : t('shell.connection.serverTrying'),
      // Also during an attempt: what is pressed stays where it is.
      action: { label: t('shell.connection.tryNow'), onClick: tryNow },
    };
  }
  if (trouble) {
    return {
      severity: 'warning',
      icon: <Spinner size={20} />,
      cause: t(trouble === 'down' ? 'shell.connection.live' : 'shell.connection.limited'),
      text: t('shell.connection.readMeanwhile'),
    };
  }
  if (lines.length > 0) {
    const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(lines);
    const showLines = (): void => leaveThen(() => void navigate('/connections'));
    return {
      severity: 'warning',
      icon: <TriangleAlert {...icon} />,
      cause: t('shell.connection.lines', { count: lines.length, names }),
      text: t('shell.connection.linesText', { count: lines.length }),
      ...(pathname !== '/connections' && {
        action: { label: t('shell.connection.showLines'), onClick: showLines },
      }),
    };
  }
  if (newBuild) {
    return {
      severity: 'info',
      icon: <Sparkles {...icon} />,
      cause: t('shell.connection.newBuild'),
      action: { label: t('common.reload'), onClick: () => window.location.reload() },
    };
  }
  return null;
}

/**
 * What is wrong with the connections (B-09, B-14, REAL-3, DAY-20, DAY-55): as much of it as there is room for; a click
 * tells all of it.
 */
export function ConnectionStatus() {
  const told = useTold();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = (): void => setAnchor(null);
  if (!told && anchor) close();
  if (!told) return null;
  return (
    <div className={styles.told} data-severity={told.severity}>
      <button
        type="button"
        className={styles.pill}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {told.icon}
        <b className={styles.cause}>{told.cause}</b>{' '}
        {/* The seconds to the next attempt are not read out one by one. */}
        {told.text !== undefined && (
          <span aria-live="off" className={styles.text}>
            {told.text}
          </span>
        )}
      </button>
      {told.action && (
        <span className={styles.action}>
          <Button size="small" color="inherit" onClick={told.action.onClick}>
            {told.action.label}
          </Button>
        </span>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { width: 'min(360px, calc(100vw - 24px))', mt: 0.5, p: 2 },
          },
        }}
      >
        <Typography id={id} variant="subtitle1" component="h2">
          {told.cause}
        </Typography>
        {told.text}
        {told.action && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
            <Button
              variant="outlined"
              onClick={() => {
                close();
                told.action?.onClick();
              }}
            >
              {told.action.label}
            </Button>
          </Box>
        )}
      </Popover>
    </div>
  );
}
