import { CloudOff, Sparkles, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '@/components/feedback/Banner';
import { Spinner } from '@/components/feedback/Spinner';
import { useSocketState } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { leaveThen } from '@/browser/leaving';
import { useFallenLines } from './useFallenLines';
import { useNewBuild } from './useNewBuild';
import { useServerProbe } from './useServerProbe';

/** A break, or a wait for `ready`, shorter than this is not shown; milliseconds. */
const timeoutMs = { down: 3_000, limited: 6_000 } as const;
/** A connection must hold this long before the bar goes away; milliseconds. */
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

/** What live updates have lacked for longer than a moment (B-09, SAFE-1). */
function useLiveTrouble(): keyof typeof timeoutMs | null {
  const state = useSocketState();
  const live = state === 'live' || state === 'idle';
  const trouble = state === 'limited' ? 'limited' : 'down';
  const lostAt = useRef<number | null>(null);
  const [shown, setShown] = useState<keyof typeof timeoutMs | null>(null);
  useEffect(() => {
    if (!live) lostAt.current ??= Date.now();
    const lost = lostAt.current ?? Date.now();
    const timer = setTimeout(
      () => {
        if (live) lostAt.current = null;
        setShown(live ? null : trouble);
      },
      live ? steadyMs : Math.max(0, lost + timeoutMs[trouble] - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [live, trouble]);
  return shown;
}

const icon = { size: 20, 'aria-hidden': true } as const;

/** Offline, server down, live updates down, a fallen connection, new build: the worst one shows (B-09, B-14, REAL-3). */
export function ConnectionBar() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const online = useSyncExternalStore(onNetwork, isOnline);
  const { reachable, secondsLeft, tryNow } = useServerProbe();
  const trouble = useLiveTrouble();
  const lines = useFallenLines();
  const newBuild = useNewBuild();

  const showLines = (): void => leaveThen(() => void navigate('/connections'));

  if (!online) {
    return (
      <Banner
        severity="error"
        icon={<CloudOff {...icon} />}
        cause={t('shell.connection.offline')}
        text={t('shell.connection.offlineText')}
      />
    );
  }
  if (!reachable) {
    return (
      <Banner
        severity="error"
        icon={<TriangleAlert {...icon} />}
        cause={t('shell.connection.server')}
        text={
          secondsLeft > 0
            ? t('shell.connection.serverWait', { count: secondsLeft })
            : t('shell.connection.serverTrying')
        }
        {...(secondsLeft > 0 ? { action: { label: t('shell.connection.tryNow'), onClick: tryNow } } : {})}
      />
    );
  }
  if (trouble) {
    return (
      <Banner
        severity="warning"
        icon={<Spinner size={20} />}
        cause={t(trouble === 'down' ? 'shell.connection.live' : 'shell.connection.limited')}
        text={t(trouble === 'down' ? 'shell.connection.liveText' : 'shell.connection.limitedText')}
      />
    );
  }
  if (lines.length > 0) {
    const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(lines);
    return (
      <Banner
        severity="warning"
        icon={<TriangleAlert {...icon} />}
        cause={t('shell.connection.lines', { count: lines.length, names })}
        text={t('shell.connection.linesText', { count: lines.length })}
        {...(pathname === '/connections'
          ? {}
          : { action: { label: t('shell.connection.showLines'), onClick: showLines } })}
      />
    );
  }
  if (newBuild) {
    return (
      <Banner
        severity="info"
        icon={<Sparkles {...icon} />}
        text={t('shell.connection.newBuild')}
        action={{ label: t('common.reload'), onClick: () => window.location.reload() }}
      />
    );
  }
  return null;
}
