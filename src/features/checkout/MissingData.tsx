import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { isKey } from '@/i18n/isKey';
import { useTranslation } from '@/i18n/useTranslation';
import type { Fault } from './checkoutValues';

interface MissingDataProps {
  faults: readonly Fault[];
  /** Leads to the field. */
  onGo: (field: string) => void;
  /** The payment was asked for all the same. */
  asked: boolean;
  /** What takes the focus then. */
  ref: Ref<HTMLDivElement>;
}

/** What the payment still lacks, each with the way to its field (DAY-16, DAY-36). */
export function MissingData({ faults, asked, onGo, ref }: MissingDataProps) {
  const { t, i18n } = useTranslation();
  return (
    <Alert
      severity={asked ? 'warning' : 'info'}
      role="group"
      aria-label={t('checkoutPage.incomplete')}
      tabIndex={-1}
      ref={ref}
    >
      <AlertTitle>{t('checkoutPage.incomplete')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <Button size="small" color="inherit" sx={{ textDecoration: 'underline' }} onClick={() => onGo(field)}>
              {isKey(i18n, message) ? t(message) : message}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
