import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import { FailedState } from '@/components/feedback/FailedState';
import { notify } from '@/components/feedback/notify';
import { useAuth } from '@/contexts/AuthContext';
import { usePlan } from '@/contexts/PlanContext';
import { loadOfficeTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { isRecord } from '@/lib/guards';
import { fetchAhead } from '@/browser/idle';
import { NotFoundPage } from '@/pages/not-found/NotFoundPage';
import { closedBy, useSeer } from './access';
import { PublicLayout } from './shell/PublicLayout';
import { PageLoading } from './PageLoading';
import { RestoringSession } from './RestoringSession';
import type { AppRoute, Refusal } from './routes';
import { PrivateShell, preloadPage } from './PrivateShell.lazy';

const refusalDelayMs = 1_000;

/** Where a forced sign-in leads back to (decisions: After a forced sign-in). */
function returnAddress(location: Location): string | null {
  const state: unknown = location.state;
  // Two slashes would begin another host's address (PUB-49).
  return isRecord(state) && typeof state['from'] === 'string' && /^\/(?![/\\])/.test(state['from'])
    ? state['from']
    : null;
}

/** Public pages send the signed-in to / (R-04), and after a login in this tab to where they came from or /tickets (S-08). */
export function PublicOnly() {
  const { status, signedInHere } = useAuth();
  const location = useLocation();
  // Whoever reads the login page is about to need what lies behind it.
  useEffect(() => fetchAhead(() => preloadPage('/tickets')), []);
  if (status === 'restoring' || status === 'waiting') return <RestoringSession />;
  if (status === 'signedIn') {
    return <Navigate to={returnAddress(location) ?? (signedInHere ? '/tickets' : '/')} replace />;
  }
  return <PublicLayout />;
}

/** The private area: without a session to /login, with one the shell and everything live. */
export function PrivateArea() {
  const { status, ended } = useAuth();
  const location = useLocation();
  if (status === 'restoring' || status === 'waiting') return <RestoringSession />;
  if (status === 'anonymous') {
    const from = ended === 'logout' ? undefined : `${location.pathname}${location.search}`;
    return <Navigate to="/login" replace state={from === undefined || from === '/' ? null : { from }} />;
  }
  return <PrivateShell />;
}

const planRefusal: Refusal = { tone: 'error', text: 'routes.refused' };
const profileRefusal: Refusal = { tone: 'error', text: 'routes.adminsOnly' };

/** Says why a page stays closed, then leads to / (R-11 to R-14, I-17). */
function Refused({ own, usual }: { own?: Refusal | undefined; usual: Refusal }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    const tell = ({ tone, text }: Refusal) => notify[tone](t(text), { id: 'route-refused' });
    // A page's own words come with the texts of the back office.
    if (own) {
      void loadOfficeTexts().then(
        () => tell(own),
        () => tell(usual),
      );
    } else tell(usual);
    const timer = setTimeout(() => void navigate('/', { replace: true }), refusalDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, own, usual, t]);
  return <PageLoading />;
}

/** Who may see a page, by its row in the table (R-07, R-08, R-11 to R-15, SAFE-9). */
export function RouteGuard({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { retry } = usePlan();
  const closed = closedBy(route, useSeer());
  switch (closed) {
    case null:
      return children;
    case 'campaigns':
      return <NotFoundPage />;
    case 'planLoading':
      return <PageLoading />;
    case 'planFailed':
      return <FailedState onRetry={retry} />;
    case 'permission':
      // A non-admin who reaches / is taken on to /tickets (Z-02).
      return route.path === '/' ? <Navigate to="/tickets" replace /> : <Refused usual={profileRefusal} />;
    default:
      return <Refused own={route.refusal} usual={planRefusal} />;
  }
}
