import Box from '@mui/material/Box';
import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { passwordRules, type PasswordRule } from '@/lib/password';

const labels: Record<PasswordRule, MessageKey> = {
  length: 'resetPassword.rules.length',
  lower: 'resetPassword.rules.lower',
  upper: 'resetPassword.rules.upper',
  digit: 'resetPassword.rules.digit',
};

/** What the password must have, ticked off while it is typed (FP-05). */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      id={id}
      aria-label={t('resetPassword.rules.label')}
      sx={{
        m: 0,
        mt: -1,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 0.5,
        typography: 'caption',
      }}
    >
      {passwordRules.map(({ id: rule, met }) => {
        const done = met(password);
        const Icon = done ? Check : Circle;
        return (
          <Box
            component="li"
            key={rule}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              color: done ? 'app.success' : 'app.text3',
              '& > svg': { strokeWidth: done ? 2.4 : 1.6 },
            }}
          >
            <Icon size={14} aria-hidden />
            <span>
              {t(labels[rule])}
              <VisuallyHidden>{`: ${t(done ? 'resetPassword.rules.met' : 'resetPassword.rules.unmet')}`}</VisuallyHidden>
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
