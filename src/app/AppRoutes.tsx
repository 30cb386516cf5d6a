import { useEffect } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { RoutesProvider } from '@/contexts/RoutesContext';
import { NotFoundPage } from '@/pages/not-found/NotFoundPage';
import { PrivateArea, PublicOnly, RouteGuard } from './guards';
import { routes, routeExists, type AppRoute } from './routes';
import { usePageName } from './usePageName';

function Page({ route }: { route: AppRoute }) {
  const { component: Component } = route;
  const { pathname } = useLocation();
  usePageName(route.title ?? route.menu?.label);
  // The router keeps what stands in the same place: a page that broke must not keep the next one closed.
  return (
    <ErrorBoundary variant="route" resetKey={pathname}>
      <Component />
    </ErrorBoundary>
  );
}

/**
 * The router reads the address when it is first drawn, and listens once that is on screen: a step back in between, on a
 * slow machine, would leave another page than the address says (REAL-7).
 */
function useAddressFromStart(): void {
  const { pathname, search } = useLocation();
  const read = pathname + search;
  useEffect(() => {
    if (window.location.pathname + window.location.search === read) return;
    window.dispatchEvent(new PopStateEvent('popstate'));
    // Later it listens itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** Made once: `Routes` would make it anew from its elements with each address. */
const table: RouteObject[] = [
  {
    element: <PublicOnly />,
    children: routes
      .filter(({ access }) => access === 'public')
      .map((route) => ({ path: route.path, element: <Page route={route} /> })),
  },
  {
    element: <PrivateArea />,
    children: [
      ...routes
        .filter(({ access }) => access === 'private')
        .map((route) => ({
          path: route.path,
          element: (
            <RouteGuard route={route}>
              <Page route={route} />
            </RouteGuard>
          ),
        })),
      ...(routeExists('/') ? [] : [{ path: '/', element: <Navigate to="/tickets" replace /> }]),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** The router, made from the table in routes.tsx; unknown addresses show the not-found page, never a blank one. */
export function AppRoutes() {
  useAddressFromStart();
  return <RoutesProvider value={routeExists}>{useRoutes(table)}</RoutesProvider>;
}
