import { accountIn, type Account } from './account';
import { createBackend } from './backend/backend.ts';
import { seedDemo } from './backend/seed.ts';
import { PASSWORD, auroraUsers, otherCompanies } from './backend/seed/people.ts';

const ownBackend = createBackend({ seed: seedDemo, size: { tickets: 60, messages: 90 } });
const { handle: plainly } = ownBackend;
let used = false;

/** The backend of this worker: one for all its test files, back to the seed after each test that used it. */
export const backend = new Proxy(ownBackend, {
  get: (target, name): unknown => {
    used = true;
    return Reflect.get(target, name);
  },
});

/** Back to the seed, nobody connected, with a pretended channel that answers at once. */
export function freshBackend(): void {
  for (const server of ownBackend.ctx.ios) server.disconnectSockets(true);
  Object.assign(ownBackend.ctx.delays, { echo: 5, ack: 20, ready: 0, campaign: 5 });
  ownBackend.reset();
  used = false;
}

/** The same for those who have touched it alone: the seed takes thirty milliseconds, most tests of pure code less than one. */
export function freshBackendIfUsed(): void {
  if (used) freshBackend();
}

/**
 * Puts itself before the backend until the test is over; what was put there before is behind it.
 * @param answer gets the request and what would have answered it
 */
export function intercept(answer: (request: Request, handle: typeof plainly) => Promise<Response>): void {
  const next = backend.handle;
  backend.handle = async (request) => answer(request, next);
}

/** Nothing is before the backend any more. */
export function interceptNothing(): void {
  ownBackend.handle = plainly;
}

/** Another origin than the page's, so that a forgotten `withCredentials` shows. */
export const backendUrl = 'http://backend.test';

/** Who may sign in: the people of the seed by key, the other companies' admins by the name in their e-mail. */
export type Person = 'super' | 'admin' | 'ana' | 'bruno' | 'carla' | 'davi' | 'elisa' | 'vencido' | 'basico' | 'trial';

export function credentials(person: Person): { email: string; password: string } {
  const user = auroraUsers.find(({ key }) => key === person);
  const email = user?.email ?? otherCompanies.find((company) => company.email.startsWith(`${person}@`))?.email;
  if (email === undefined) throw new Error(`nobody is called ${person}`);
  return { email, password: PASSWORD };
}

/** The row of a person in the store. */
export function personOf(person: Person) {
  const { email } = credentials(person);
  const user = backend.store.users.find((row) => row.email === email);
  if (!user) throw new Error(`${person} is not in the seed`);
  return user;
}

export interface SignedIn extends Account {
  cookies: string[];
}

/** Signs a person in straight at the backend, past the page. */
export async function signIn(person: Person): Promise<SignedIn> {
  const response = await backend.handle(
    new Request(`${backendUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials(person)),
    }),
  );
  return {
    ...accountIn(await response.json()),
    cookies: response.headers.getSetCookie(),
  };
}
