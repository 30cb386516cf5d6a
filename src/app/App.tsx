import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { LiveRegion } from '@/components/LiveRegion';
import { Toasts } from '@/components/Toasts';
import { AuthProvider } from '@/contexts/AuthContext';
import { PreferencesProvider } from '@/contexts/PreferencesContext';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { AppRoutes } from './AppRoutes';
import { createQueryClient } from './queryClient';
import { makeTheme } from './theme';

function brandColours(): { primary: string } | undefined {
  const { primary } = runtimeConfig().brand;
  return primary === null ? undefined : { primary };
}

/** The whole app: providers, router, toasts. Configuration and texts are loaded before it is rendered. */
export function App() {
  const [client] = useState(createQueryClient);
  const [theme] = useState(() => makeTheme(brandColours()));
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="preferredTheme" disableTransitionOnChange>
      <CssBaseline />
      <ErrorBoundary variant="root">
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <PreferencesProvider>
              <AuthProvider>
                <AppRoutes />
              </AuthProvider>
            </PreferencesProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
      <Toasts />
      <LiveRegion />
    </ThemeProvider>
  );
}
