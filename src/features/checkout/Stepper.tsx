import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

export type Step = 'data' | 'plan' | 'review';

const steps: readonly (readonly [Step, MessageKey])[] = [
  ['data', 'checkoutPage.steps.data'],
  ['plan', 'checkoutPage.steps.customize'],
  ['review', 'checkoutPage.steps.review'],
];

interface StepperProps {
  step: Step;
  /** Steps that may be gone to; the others are only named. */
  reachable: (step: Step) => boolean;
  onStep: (step: Step) => void;
}

/** The three steps of the checkout and where one stands (SB-03). */
export function Stepper({ step, reachable, onStep }: StepperProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="ol"
      aria-label={t('checkoutPage.steps.label')}
      sx={{ display: 'flex', gap: 1, m: 0, p: 0, px: 3, pb: 1, listStyle: 'none' }}
    >
      {steps.map(([id, label], index) => {
        const current = id === step;
        return (
          <Box component="li" key={id} sx={{ flex: 1, minWidth: 0 }}>
            <ButtonBase
              onClick={() => onStep(id)}
              disabled={!reachable(id)}
              aria-current={current ? 'step' : undefined}
              sx={{
                width: 1,
                minHeight: 44,
                px: 1,
                gap: 1,
                justifyContent: 'flex-start',
                borderRadius: 'var(--radius)',
                borderBottom: 3,
                borderColor: current ? 'app.accent' : 'divider',
                typography: 'subtitle2',
                textAlign: 'left',
                color: current ? 'text.primary' : 'app.text3',
                '&:hover': { bgcolor: 'app.hover' },
              }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{
                  flex: 'none',
                  width: 22,
                  height: 22,
                  borderRadius: '11px',
                  bgcolor: current ? 'app.accent' : 'app.hover',
                  color: current ? 'app.onAccent' : 'app.text2',
                  fontSize: '0.75rem',
                  fontWeight: 600,
                  lineHeight: '22px',
                  textAlign: 'center',
                }}
              >
                {index + 1}
              </Box>
              {t(label)}
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}
