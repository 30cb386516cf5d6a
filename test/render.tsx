import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '@/app/App';
import { adoptStoredSession } from '@/api/session';
import { startI18n } from '@/i18n/i18n';
import { setRuntimeConfig, type Brand } from '@/lib/runtimeConfig';
import { storedAccount } from './account';
import type { Backend } from './backend/backend';
import { storeCookie } from './msw';
import { connectPerson, socketUrl, type SecondPerson } from './socketServer';
import { backend, backendUrl, signIn, type Person, type SignedIn } from './world';

export interface RenderAppOptions {
  /** Signed in as this person; absent: signed out. */
  as?: Person;
  /** Further keys of local storage, set before the app starts. */
  storage?: Record<string, string>;
  /** White label; absent: the product itself. */
  brand?: Partial<Brand>;
  /** Of config.json; absent: nobody is named as support. */
  supportUrl?: string;
  /** With `vi.useFakeTimers`, what moves the clock between two actions of the user. */
  advanceTimers?: (milliseconds: number) => void;
}

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  backend: Backend;
  /** The session the app started with. */
  session: SignedIn | null;
  /**
   * Another signed-in person, to see what they receive or to act in their name; for the one of `as` another window of
   * the same session, since another login would end this one (S-26).
   */
  second(person: Person): Promise<SecondPerson>;
}

async function prepareSession(person: Person): Promise<SignedIn> {
  const session = await signIn(person);
  session.cookies.forEach(storeCookie);
  for (const [key, value] of storedAccount(session)) localStorage.setItem(key, value);
  return session;
}

/**
 * Mounts the whole app at `path` over the embedded backend: real router, providers, requests and sockets.
 * Resolves after the first render; find what is loaded with `findBy…`.
 */
export async function renderApp(path: string, options: RenderAppOptions = {}): Promise<RenderedApp> {
  const { as, storage = {}, brand = {}, supportUrl, advanceTimers } = options;
  setRuntimeConfig({
    apiUrl: `${backendUrl}/api`,
    socketUrl: await socketUrl(),
    filesUrl: backendUrl,
    brand: { name: 'Prosa', logoUrl: null, primary: null, ...brand },
    ...(supportUrl === undefined ? {} : { supportUrl }),
  });
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const session = as === undefined ? null : await prepareSession(as);
  backend.faults.log = [];
  adoptStoredSession();
  await startI18n();
  window.history.replaceState(null, '', path);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, ...(advanceTimers ? { advanceTimers } : {}) });
  const second = (person: Person): Promise<SecondPerson> =>
    connectPerson(person, person === as && session ? session : undefined);
  return { ...render(<App />), user, backend, session, second };
}
