import { beforeEach } from 'vitest';
import { adoptStoredSession, getSession, startSession } from '@/api/session';
import { setRuntimeConfig } from '@/lib/runtimeConfig';
import { storeCookie } from '../msw';
import { backend, backendUrl, signIn, type Person } from '../world';

/** How often a call whose path ends so has been made. */
export const calls = (path: string): number => backend.faults.log.filter((entry) => entry.path.endsWith(path)).length;

/** Signs somebody in, without any page. @returns the token */
export async function become(person: Person): Promise<string> {
  const { token, userId, companyId, cookies } = await signIn(person);
  cookies.forEach(storeCookie);
  startSession({ token, userId, companyId });
  backend.faults.log = [];
  return token;
}

/** A token that the server refuses, as an aged one would be. */
export function age(): void {
  const session = getSession();
  if (session) startSession({ ...session, token: `${session.token}x` });
}

/** The client's own code against the embedded backend, nobody signed in. */
export function useBareClient(): void {
  beforeEach(() => {
    setRuntimeConfig({
      apiUrl: `${backendUrl}/api`,
      socketUrl: backendUrl,
      filesUrl: backendUrl,
      brand: { name: 'Prosa', logoUrl: null, primary: null },
    });
    adoptStoredSession();
  });
}
