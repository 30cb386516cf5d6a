import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { campaignsEnabled } from '@/api/session';
import { notify } from '@/components/notify';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { usePlan } from '@/contexts/PlanContext';
import { isRecord } from '@/lib/storage';
import { whenIdle } from '@/lib/whenIdle';
import { NotFoundPage } from '@/pages/not-found/NotFoundPage';
import { PublicLayout } from './layout/PublicLayout';
import { PageLoading } from './PageLoading';
import type { AppRoute } from './routes';
import { PrivateShell, warmPage } from './warmPage';
import { WaitingForServer } from './WaitingForServer';

const refusalDelayMs = 1_000;

/** Where a forced sign-in leads back to (decisions: After a forced sign-in). */
function returnAddress(location: Location): string | null {
  const state: unknown = location.state;
  return isRecord(state) && typeof state['from'] === 'string' && state['from'].startsWith('/') ? state['from'] : null;
}

/** Public pages send the signed-in to / (R-04), and after a login in this tab to where they came from or /tickets (S-08). */
export function PublicOnly() {
  const { status, signedInHere } = useAuth();
  const location = useLocation();
  // Whoever reads the login page is about to need what lies behind it.
  useEffect(() => whenIdle(() => void warmPage('/tickets')), []);
  if (status === 'restoring') return <PageLoading />;
  if (status === 'waiting') return <WaitingForServer />;
  if (status === 'signedIn') {
    return <Navigate to={returnAddress(location) ?? (signedInHere ? '/tickets' : '/')} replace />;
  }
  return <PublicLayout />;
}

/** The private area: without a session to /login, with one the shell and everything live. */
export function PrivateArea() {
  const { status, ended } = useAuth();
  const location = useLocation();
  if (status === 'restoring') return <PageLoading />;
  if (status === 'waiting') return <WaitingForServer />;
  if (status === 'anonymous') {
    const from = ended === 'logout' ? undefined : `${location.pathname}${location.search}`;
    return <Navigate to="/login" replace state={from === undefined || from === '/' ? null : { from }} />;
  }
  return <PrivateShell />;
}

function Refused() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    notify.error(t('routes.refused'), { id: 'route-refused' });
    const timer = setTimeout(() => void navigate('/', { replace: true }), refusalDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, t]);
  return <PageLoading />;
}

/** Who may see a page, by its row in the table. */
export function RouteGuard({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { user } = useSession();
  const { flags } = usePlan();
  if (route.campaigns && !campaignsEnabled()) return <NotFoundPage />;
  // A non-admin who reaches / is taken on to /tickets (Z-02).
  if (route.profile === 'admin' && user.profile !== 'admin') return <Navigate to="/tickets" replace />;
  if (route.superUser && !user.super) return <Refused />;
  if (route.plan && flags === null) return <PageLoading />;
  if (route.plan && !flags?.[route.plan]) return <Refused />;
  return children;
}
