import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { StatusPill } from '@/components/text/StatusPill';
import { monospaceStack } from '@/components/text/monospace';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { CodeExample } from './CodeExample';
import type { ExampleKind, Sample } from './examples';
import { FieldTable } from './FieldTable';
import { useCopy } from '@/components/hooks/useCopy';

interface MessageBlockProps {
  kind: ExampleKind;
  title: MessageKey;
  text: MessageKey;
  sample: Sample;
  /** The form that tries it. */
  children: ReactNode;
}

const types: Readonly<Record<ExampleKind, string>> = { text: 'application/json', media: 'multipart/form-data' };
const mono = { fontFamily: monospaceStack, fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

function Line({ label, children }: { label: MessageKey; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <Box component="dt" sx={{ typography: 'subtitle2', color: 'app.text2' }}>
        {t(label)}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Box>
    </>
  );
}

/** One way of sending: how it is called, an example to copy, and a form to try it (AP-01). */
export function MessageBlock({ kind, title, text, sample, children }: MessageBlockProps) {
  const { t } = useTranslation();
  const { copy } = useCopy({ copied: 'messagesAPI.copied', refused: 'messagesAPI.copyFailed' });
  const id = useId();

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius-card)',
        p: { xs: 1.5, sm: 2.5 },
      }}
    >
      <Typography id={id} variant="h2">
        {t(title)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t(text)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: { xs: 3, lg: 4 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
              columnGap: 2,
              rowGap: { xs: 0.25, sm: 1 },
              alignItems: 'baseline',
              '& dd + dt': { mt: { xs: 1, sm: 0 } },
            }}
          >
            <Line label="messagesAPI.labels.method">
              <StatusPill tone="info" label="POST" />
            </Line>
            <Line label="messagesAPI.labels.endpoint">
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                <Box component="code" translate="no" sx={mono}>
                  {sample.endpoint}
                </Box>
                <IconAction
                  size="small"
                  label={t('messagesAPI.buttons.copyEndpoint')}
                  icon={<Copy size={16} />}
                  onClick={() => void copy(sample.endpoint)}
                />
              </Box>
            </Line>
            <Line label="messagesAPI.labels.headers">
              <Box component="code" translate="no" sx={{ ...mono, display: 'block', whiteSpace: 'pre-line' }}>
                {`Authorization: Bearer ${sample.token}\nContent-Type: ${types[kind]}`}
              </Box>
            </Line>
          </Box>
          <FieldTable kind={kind} />
          <CodeExample kind={kind} sample={sample} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
            {t('messagesAPI.labels.tests')}
          </Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
