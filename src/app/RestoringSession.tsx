import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FailedState } from '@/components/feedback/FailedState';
import { Spinner } from '@/components/feedback/Spinner';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useAuth } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';

const wordsMs = 3_000;
const wayOutMs = 10_000;

/** How many of these moments have passed since the component came, in milliseconds. */
function usePassed(...moments: readonly number[]): number {
  const [passed, setPassed] = useState(0);
  const next = moments[passed];
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setPassed(passed + 1), next - (moments[passed - 1] ?? 0));
    return () => clearTimeout(timer);
  });
  return passed;
}

function SignInAgain() {
  const { t } = useTranslation();
  const { logout } = useAuth();
  return <Button onClick={logout}>{t('start.signInAgain')}</Button>;
}

/** The stored session is being renewed: a spinner, after 3 s words, after 10 s a way out (REAL-8). */
function Renewing() {
  const { t } = useTranslation();
  const passed = usePassed(wordsMs, wayOutMs);
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, px: 3 }}>
      <Spinner />
      {passed === 0 ? (
        <VisuallyHidden>{t('start.loading')}</VisuallyHidden>
      ) : (
        <Typography color="textSecondary">{t('start.renewing')}</Typography>
      )}
      {passed > 1 && <SignInAgain />}
    </Box>
  );
}

/** A session is stored; whether it still holds, the server has not said yet (S-16, decisions: Refresh fails). */
export function RestoringSession() {
  const { t } = useTranslation();
  const { status, retry } = useAuth();
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', bgcolor: 'background.default' }}
    >
      {status === 'waiting' ? (
        <FailedState
          title={t('start.waitingTitle')}
          body={t('start.waitingText')}
          onRetry={retry}
          below={<SignInAgain />}
        />
      ) : (
        <Renewing />
      )}
    </Box>
  );
}
