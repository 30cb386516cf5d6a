import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileWarning } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { TextsProvider } from '@/i18n/TextsProvider';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfigError, type ConfigProblem } from '@/lib/runtimeConfig';
import { makeTheme } from './theme/theme';
import { Themed } from './theme/Themed';

function Reason({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const words = {
    object: t('start.problems.object'),
    json: t('start.problems.json'),
    text: t('start.problems.text'),
    address: t('start.problems.address'),
    path: t('start.problems.path'),
    insecure: t('start.problems.insecure'),
    unread: t('start.problems.unread'),
  } satisfies Record<ConfigProblem, string>;
  const problem = error instanceof ConfigError ? error.problem : null;
  return (
    <EmptyState
      icon={<FileWarning />}
      tone="error"
      heading="h1"
      title={t('start.failedTitle')}
      {...(problem !== null && problem !== 'unread' && { body: t('start.failedText') })}
    >
      <Box
        component="pre"
        sx={{
          m: 0,
          mt: 1,
          px: 1.5,
          py: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {error instanceof Error ? error.message : String(error)}
      </Box>
      {problem !== null && <Typography sx={{ maxWidth: 420 }}>{words[problem]}</Typography>}
      <Button variant="contained" sx={{ mt: 1 }} onClick={() => window.location.reload()}>
        {t('start.retry')}
      </Button>
    </EmptyState>
  );
}

/** Shown instead of the app when it cannot start: says what is wrong in `config.json`, and where (B-37, REAL-19). */
export function StartFailure({ error }: { error: unknown }) {
  const [theme] = useState(() => makeTheme());
  return (
    <TextsProvider>
      <Themed theme={theme}>
        <Box
          component="main"
          sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', bgcolor: 'background.default' }}
        >
          <div role="alert">
            <Reason error={error} />
          </div>
        </Box>
      </Themed>
    </TextsProvider>
  );
}
