import { lazyPart } from '@/components/lazy/lazyPart';
import { PageLoading } from './PageLoading';
import { routeOf } from './routeOf';

const shell = lazyPart(async () => (await import('./PrivateShell')).PrivateShell, {
  fallback: <PageLoading />,
});

/** The shell, the socket and the live data are not part of what the login page loads. */
export const PrivateShell = shell.Component;

/** Fetches what an address shows, the shell included; what fails is fetched again, and told, when it is drawn. */
export function preloadPage(address: string): Promise<unknown> {
  const { route } = routeOf(address);
  const page = route ? [route.preload()] : [];
  return Promise.allSettled(route?.access === 'public' ? page : [...page, shell.preload()]);
}
