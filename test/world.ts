import { createBackend } from './backend/backend.ts';
import { seedDemo } from './backend/seed.ts';
import { PASSWORD, auroraUsers, otherCompanies } from './backend/seed/people.ts';

/** The backend of this worker: one for all its test files, back to the seed after each test. */
export const backend = createBackend({ seed: seedDemo, size: { tickets: 60, messages: 90 } });

/** Another origin than the page's, so that a forgotten `withCredentials` shows. */
export const backendUrl = 'http://backend.test';

/** The pretended channel answers at once in tests. */
export function quickChannel(): void {
  Object.assign(backend.ctx.delays, { echo: 5, ack: 20, ready: 0, campaign: 5 });
}

/** Who may sign in: the people of the seed by key, the other companies' admins by the name in their e-mail. */
export type Person = 'super' | 'admin' | 'ana' | 'bruno' | 'carla' | 'davi' | 'elisa' | 'vencido' | 'basico' | 'trial';

export function credentials(person: Person): { email: string; password: string } {
  const user = auroraUsers.find(({ key }) => key === person);
  const email = user?.email ?? otherCompanies.find((company) => company.email.startsWith(`${person}@`))?.email;
  if (email === undefined) throw new Error(`nobody is called ${person}`);
  return { email, password: PASSWORD };
}

export interface SignedIn {
  token: string;
  userId: number;
  companyId: number;
  dueDate: string;
  campaigns: boolean;
  cookies: string[];
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** Signs a person in straight at the backend, past the page. */
export async function signIn(person: Person): Promise<SignedIn> {
  const response = await backend.handle(
    new Request(`${backendUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials(person)),
    }),
  );
  const body = record(JSON.parse(await response.text()));
  if (!response.ok) throw new Error(`${person} cannot sign in: ${response.status} ${JSON.stringify(body)}`);
  const user = record(body.user);
  const company = record(user.company);
  const settings = Array.isArray(company.settings) ? company.settings.map(record) : [];
  return {
    token: String(body.token),
    userId: Number(user.id),
    companyId: Number(user.companyId),
    dueDate: typeof company.dueDate === 'string' ? company.dueDate : '',
    campaigns: settings.some(({ key, value }) => key === 'campaignsEnabled' && value === 'true'),
    cookies: response.headers.getSetCookie(),
  };
}
