import { CloudOff, Sparkles, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Banner } from '@/components/Banner';
import { Spinner } from '@/components/Spinner';
import { useSocketState } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { useNewBuild } from './useNewBuild';
import { useServerProbe } from './useServerProbe';

/** A short break is nobody's business. */
const patienceMs = 3_000;
/** A connection that comes and goes is as good as none. */
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

/** Whether live updates have been missing for longer than a moment. */
function useLiveDown(): boolean {
  const state = useSocketState();
  const live = state === 'live' || state === 'idle';
  const lostAt = useRef<number | null>(null);
  const [down, setDown] = useState(false);
  useEffect(() => {
    if (!live) lostAt.current ??= Date.now();
    const lost = lostAt.current ?? Date.now();
    const timer = setTimeout(
      () => {
        if (live) lostAt.current = null;
        setDown(!live);
      },
      live ? steadyMs : Math.max(0, lost + patienceMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [live]);
  return down;
}

const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Offline, server down, live updates down, new build: the worst one shows and goes by itself (B-09, B-14). */
export function ConnectionBar() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(onNetwork, isOnline);
  const { reachable, secondsLeft, tryNow } = useServerProbe();
  const liveDown = useLiveDown();
  const newBuild = useNewBuild();

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
  if (liveDown) {
    return (
      <Banner
        severity="warning"
        icon={<Spinner size={20} />}
        cause={t('shell.connection.live')}
        text={t('shell.connection.liveText')}
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
