import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { SessionUser } from '@/api/auth';
import { restoreSession, type RefreshAnswer } from '@/api/refresh';
import { getSession, tokenProfile } from '@/api/session';
import { untilHad } from '@/browser/comeback';
import { startI18n } from '@/i18n/i18n';
import { ConfigUnavailable, loadRuntimeConfig } from '@/browser/loadConfig';
import { runtimeConfig, setRuntimeConfig } from '@/lib/runtimeConfig';
import { App, brandedTheme } from './App';
import { watchBuild } from './newBuild';
import { routes } from './routes';
import { preloadPage } from './PrivateShell.lazy';

/** The operator's own address hears of it as well, where there is one (OP-13). */
let tellOperator: (error: unknown) => void = () => undefined;

const root = createRoot(document.getElementById('root') ?? document.body, {
  onCaughtError: (error) => {
    console.error(error);
    tellOperator(error);
  },
});

/** Where the first page will be, as the guards will decide. */
function landing(): string {
  const { pathname, search } = window.location;
  const isPublic = routes.some(({ path, access }) => access === 'public' && path === pathname);
  const session = getSession();
  if (session) {
    // What the token says is a guess: the renewed session decides.
    const elsewhere = isPublic || (pathname === '/' && tokenProfile(session.token) !== 'admin');
    return elsewhere ? '/tickets' : pathname + search;
  }
  return isPublic ? pathname : '/login';
}

/** At `/` an admin has the dashboard, everybody else is led to the tickets. */
const homeOf = ({ profile }: SessionUser): string => (profile === 'admin' ? `/${window.location.search}` : '/tickets');

/** Several slashes at its beginning would be read as the name of another host, by whoever reads it (PUB-49). */
function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  if (pathname.startsWith('//')) window.history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
}

// Code does without a stylesheet that is lost for a moment; public/scheme.js asks for it again (PUB-46).
window.addEventListener('vite:preloadError', (event) => {
  if (event.payload.message.includes('preload CSS')) event.preventDefault();
});

/** Not part of what the login page loads; what cannot be read ahead is read, and missed, by the page itself. */
const readFirstPage = (user: SessionUser, address: string): Promise<void> =>
  import('./sessionClient').then(
    (client) => client.readFirstPage(user, address),
    () => undefined,
  );

/** A server that answers later than this, in milliseconds after everything else is here, is waited for in sight. */
const timeoutMs = 300;

/** Reads the configuration and the texts first; a wrong configuration gives a readable page, not a blank one (B-37). */
async function start(): Promise<void> {
  cleanAddress();
  watchBuild();
  const texts = startI18n();
  const address = landing();
  const code = preloadPage(address);
  try {
    setRuntimeConfig(await loadRuntimeConfig());
    const { errorUrl } = runtimeConfig();
    if (errorUrl) {
      void untilHad(() => import('./errorBeacon')).then(({ sendErrors }) => {
        tellOperator = sendErrors(errorUrl).tell;
      });
    }
  } catch (error) {
    // Not the file's fault, and to be tried again (PUB-58).
    if (error instanceof ConfigUnavailable) throw error;
    const [{ StartFailure }] = await Promise.all([import('./StartFailure'), texts]);
    root.render(<StartFailure error={error} />);
    return;
  }
  let answer: RefreshAnswer | undefined;
  const restoring = getSession() ? restoreSession() : undefined;
  const restored = restoring?.then(
    (value) => {
      answer = value;
    },
    // The app asks again, and tells.
    () => undefined,
  );
  const reading = restoring?.then(
    ({ user }) => readFirstPage(user, window.location.pathname === '/' ? homeOf(user) : address),
    () => undefined,
  );
  // Takes a while on a slow machine, in which the server answers.
  const theme = brandedTheme();
  // Drawn once, when all of it is here: a page in pieces paints later, not earlier.
  await Promise.all([texts, code]);
  await Promise.race([
    Promise.allSettled([restored, reading]),
    new Promise((resolve) => setTimeout(resolve, timeoutMs)),
  ]);
  // In slices, between which the browser draws and hears keys.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App theme={theme} early={answer ?? restoring} onSignIn={(user) => void readFirstPage(user, '/tickets')} />
      </StrictMode>,
    ),
  );
}

start().catch((error: unknown) => {
  console.error(error);
  // In words that are there without any file of the app (public/scheme.js).
  window.early?.fail();
});
