import type { Theme } from '@mui/material/styles';
import { useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { LiveRegion } from '@/components/feedback/LiveRegion';
import { preloadToasts } from '@/components/feedback/notify';
import { lazyPart } from '@/components/lazy/lazyPart';
import { AuthProvider, type EarlySession, type SessionUser } from '@/contexts/AuthContext';
import { TextsProvider } from '@/i18n/TextsProvider';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { nameTab } from '@/browser/tabTitle';
import '@/browser/leaving';
import { AppRoutes } from './AppRoutes';
import { showTabIcon } from './tabIcon';
import { makeTheme } from './theme/theme';
import { Themed } from './theme/Themed';

/** Fetched beside the first page; notices that come earlier wait in the library's queue. */
const toasts = lazyPart(
  async () => {
    // With what raises one, so that a notice of what was saved waits for nothing.
    const [{ Toasts }] = await Promise.all([import('@/components/feedback/Toasts'), preloadToasts()]);
    return Toasts;
  },
  { afterPaint: true },
);
const tips = lazyPart(async () => (await import('@/components/feedback/TipLayer')).TipLayer, { afterPaint: true });

/** The theme in the colours of the configuration. */
export function brandedTheme(): Theme {
  const { primary } = runtimeConfig().brand;
  return makeTheme(primary === null ? undefined : { primary });
}

interface AppProps {
  theme?: Theme | undefined;
  early?: EarlySession | undefined;
  onSignIn?: ((user: SessionUser) => void) | undefined;
}

/**
 * The whole app: providers, router, toasts. Configuration and texts are loaded before it is rendered.
 * @param theme made already, while something else was waited for
 * @param early the restoring of the stored session, when it has begun already
 * @param onSignIn told of a sign-in before the private pages are drawn
 */
export function App({ theme, early, onSignIn }: AppProps) {
  const [applied] = useState(() => theme ?? brandedTheme());
  // Before any effect of a page, which may count in both (B-11).
  useLayoutEffect(() => {
    nameTab();
    showTabIcon(false);
  }, []);
  return (
    <TextsProvider>
      <Themed theme={applied}>
        <ErrorBoundary variant="root">
          {/* A conversation opened by a click is drawn in one piece, not in slices with frames between. */}
          <BrowserRouter useTransitions={false}>
            <AuthProvider early={early} onSignIn={onSignIn}>
              <AppRoutes />
            </AuthProvider>
          </BrowserRouter>
        </ErrorBoundary>
        <toasts.Component />
        <tips.Component />
        <LiveRegion />
      </Themed>
    </TextsProvider>
  );
}
