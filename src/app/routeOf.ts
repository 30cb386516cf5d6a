import { matchPath } from 'react-router-dom';
import { routes, type AppRoute } from './routes';

/** The row of the table that an address of this app leads to, and its query string. */
export function routeOf(address: string): { route: AppRoute | undefined; search: string } {
  const { pathname, search } = new URL(address, window.location.origin);
  return { route: routes.find(({ path }) => matchPath(path, pathname)), search };
}
