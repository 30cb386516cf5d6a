import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import { campaignsEnabled } from '@/api/session';
import { FailedState } from '@/components/FailedState';
import { notify } from '@/components/notify';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { usePlan } from '@/contexts/PlanContext';
import { loadOfficeTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { isRecord } from '@/lib/storage';
import { whenIdle } from '@/lib/whenIdle';
import { NotFoundPage } from '@/pages/not-found/NotFoundPage';
import { PublicLayout } from './layout/PublicLayout';
import { PageLoading } from './PageLoading';
import type { AppRoute, Refusal } from './routes';
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

const usualRefusal: Refusal = { tone: 'error', text: 'routes.refused' };

/** Says why a page stays closed, then leads to / (R-11 to R-14, I-17). */
function Refused({ route }: { route: AppRoute }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { refusal } = route;
  useEffect(() => {
    const tell = ({ tone, text }: Refusal) => notify[tone](t(text), { id: 'route-refused' });
    // A page's own words come with the texts of the back office.
    if (refusal) {
      void loadOfficeTexts().then(
        () => tell(refusal),
        () => tell(usualRefusal),
      );
    } else tell(usualRefusal);
    const timer = setTimeout(() => void navigate('/', { replace: true }), refusalDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, refusal, t]);
  return <PageLoading />;
}

/** Who may see a page, by its row in the table. */
export function RouteGuard({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { user } = useSession();
  const { flags, failed, retry } = usePlan();
  if (route.campaigns && !campaignsEnabled()) return <NotFoundPage />;
  // A non-admin who reaches / is taken on to /tickets (Z-02).
  if (route.profile === 'admin' && user.profile !== 'admin') return <Navigate to="/tickets" replace />;
  if (route.superUser && !user.super) return <Refused route={route} />;
  if (route.plan && failed) return <FailedState onRetry={retry} />;
  if (route.plan && flags === null) return <PageLoading />;
  if (route.plan && !flags?.[route.plan]) return <Refused route={route} />;
  return children;
}
