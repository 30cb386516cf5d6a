import { latePart } from '@/components/latePart';
import { PageLoading } from './PageLoading';
import { routeOf } from './routeOf';

const shell = latePart(async () => (await import('./PrivateShell')).PrivateShell, <PageLoading />);

/** The shell, the socket and the live data are not part of what the login page loads. */
export const PrivateShell = shell.Part;

/** Fetches what an address shows, the shell included; what fails is fetched again, and told, when it is drawn. */
export function warmPage(address: string): Promise<unknown> {
  const { route } = routeOf(address);
  const page = route ? [route.warm()] : [];
  return Promise.allSettled(route?.access === 'public' ? page : [...page, shell.warm()]);
}
