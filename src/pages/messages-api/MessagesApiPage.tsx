import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { externalEndpoint } from '@/api/externalMessages';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { keptForm } from '@/forms/keptForm';
import { LeaveGuard } from '@/forms/LeaveGuard';
import { useTranslation } from '@/i18n/useTranslation';
import { MessageBlock } from './MessageBlock';

// The numbering plans of all countries come with them.
const textTest = lazyPart(async () => (await import('./TextTest')).TextTest);
const mediaTest = lazyPart(async () => (await import('./MediaTest')).MediaTest);

const exampleNumber = '5511912345678';

/** Where both tests are kept while they are written. */
const places = { text: 'messages-api-text', media: 'messages-api-media' } as const;

/** How other systems send messages through this one, with examples and tests (AP-01 to AP-04). */
export function MessagesApiPage() {
  const { t } = useTranslation();
  const exists = useRouteOpen();
  const [dirty, setDirty] = useState({ text: false, media: false });

  const base = { endpoint: externalEndpoint(), token: t('messagesAPI.samples.token'), number: exampleNumber };

  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: { xs: 1.5, sm: 2, md: 3 }, pt: { sm: 2.5 } }}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1280, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <Typography variant="h1" sx={{ minHeight: 36, display: 'flex', alignItems: 'center' }}>
            {t('messagesAPI.title')}
          </Typography>
          <Typography color="textSecondary">{t('messagesAPI.intro')}</Typography>
        </Box>
        <Box
          component="section"
          aria-label={t('messagesAPI.labels.instructions')}
          sx={{
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius-card)',
            p: { xs: 1.5, sm: 2.5 },
          }}
        >
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('messagesAPI.labels.instructions')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, maxWidth: 880 }}>
            <li>
              {t('messagesAPI.labels.token')}{' '}
              {exists('/connections') && <Link to="/connections">{t('messagesAPI.labels.tokenPlace')}</Link>}
            </li>
            <li>{t('messagesAPI.labels.numberDescription', { example: exampleNumber })}</li>
            <li>{t('messagesAPI.labels.secret')}</li>
          </Box>
        </Box>
        <MessageBlock
          kind="text"
          title="messagesAPI.labels.textMessage"
          text="messagesAPI.labels.textMessageInstructions"
          sample={{ ...base, body: t('messagesAPI.samples.body') }}
        >
          <textTest.Component onDirty={(text) => setDirty((old) => ({ ...old, text }))} place={places.text} />
        </MessageBlock>
        <MessageBlock
          kind="media"
          title="messagesAPI.labels.mediaMessage"
          text="messagesAPI.labels.mediaMessageInstructions"
          sample={{ ...base, body: t('messagesAPI.samples.caption') }}
        >
          <mediaTest.Component onDirty={(media) => setDirty((old) => ({ ...old, media }))} place={places.media} />
        </MessageBlock>
      </Box>
      {/* One question for both forms. */}
      <LeaveGuard
        active={dirty.text || dirty.media}
        onLeave={() => {
          Object.values(places).forEach((place) => keptForm(place)?.forget());
          setDirty({ text: false, media: false });
        }}
      />
    </Box>
  );
}
