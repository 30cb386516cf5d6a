import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

export type IntegrationType = 'dialogflow' | 'n8n' | 'webhook' | 'typebot';

interface TypeLook {
  label: MessageKey;
  ink: string;
  /** Drawn for this product on a 24 px grid; nobody's trademark. */
  drawing: ReactNode;
}

/** The kinds of integration the specification knows (QI-05), in the order in which they are offered. */
export const integrationTypes: Readonly<Record<IntegrationType, TypeLook>> = {
  dialogflow: {
    label: 'queueIntegrationModal.types.dialogflow',
    ink: 'app.ch1',
    drawing: (
      <>
        <path d="M5 4h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H9l-3 3v-3H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
        <path d="M19 9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-1v3l-3-3h-3a2 2 0 0 1-2-2" />
        <path d="M7 8.5h5" />
      </>
    ),
  },
  n8n: {
    label: 'queueIntegrationModal.types.n8n',
    ink: 'app.ch5',
    drawing: (
      <>
        <circle cx="5" cy="12" r="2.5" />
        <circle cx="19" cy="6" r="2.5" />
        <circle cx="19" cy="18" r="2.5" />
        <path d="M7.5 12h3c2 0 2.5-1 3-3s1-3 3-3M10.5 12c2 0 2.5 1 3 3s1 3 3 3" />
      </>
    ),
  },
  webhook: {
    label: 'queueIntegrationModal.types.webhook',
    ink: 'app.ch2',
    drawing: (
      <>
        <circle cx="12" cy="5" r="2" />
        <path d="M12 7v8a4 4 0 0 1-8 0v-2" />
        <path d="m2 15 2-2.5 2 2.5" />
        <path d="M16 9h5m-2-2 2 2-2 2M16 15h5m-3-2-2 2 2 2" />
      </>
    ),
  },
  typebot: {
    label: 'queueIntegrationModal.types.typebot',
    ink: 'app.ch3',
    drawing: (
      <>
        <rect x="4" y="7" width="16" height="12" rx="3" />
        <path d="M12 7V4M9 12v2M15 12v2M2 12v3M22 12v3" />
        <circle cx="12" cy="3" r="1" />
      </>
    ),
  },
};

const unknown = { ink: 'app.text3', drawing: <path d="M9 3v4M15 3v4M6 7h12v4a6 6 0 0 1-12 0zM12 17v4" /> };

export const isIntegrationType = (type: string): type is IntegrationType => Object.hasOwn(integrationTypes, type);

/** What kind of service it is, by its drawing and its name; a kind we do not know keeps the server's word (QI-01). */
export function TypeLogo({ type }: { type: string }) {
  const { t } = useTranslation();
  const look = isIntegrationType(type) ? integrationTypes[type] : null;
  const { ink, drawing } = look ?? unknown;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, verticalAlign: 'middle' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: { xs: 20, sm: 32 },
          height: { xs: 20, sm: 32 },
          borderRadius: { xs: 'var(--radius-small)', sm: 'var(--radius)' },
          bgcolor: 'app.hover',
          color: ink,
        }}
      >
        <SvgIcon
          sx={{
            width: { xs: 16, sm: 20 },
            height: { xs: 16, sm: 20 },
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 1.6,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          }}
        >
          {drawing}
        </SvgIcon>
      </Box>
      {look ? t(look.label) : type}
    </Box>
  );
}
