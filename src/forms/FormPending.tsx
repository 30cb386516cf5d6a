import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { failureText, isNetworkFailure } from '@/api/errors';
import { FailedState } from '@/components/feedback/FailedState';
import { Skeleton } from '@/components/feedback/Skeleton';
import { useLastError } from '@/components/hooks/useLastError';
import { useTranslation } from '@/i18n/useTranslation';
import { FormHead, type FormHeadProps } from './FormHead';

/** The dialog's frame while its record is on the way. */
export function FormLoading(props: FormHeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormHead {...props} />
      <DialogContent role="status" aria-busy aria-label={t('common.loading')} sx={{ display: 'grid', gap: 2 }}>
        {['40%', '30%', '50%'].map((width) => (
          <Box key={width} sx={{ display: 'grid', gap: 0.75 }}>
            <Skeleton width={width} height={14} />
            <Skeleton height={36} />
          </Box>
        ))}
      </DialogContent>
    </>
  );
}

interface FormFailedProps extends FormHeadProps {
  error: unknown;
  onRetry: () => unknown;
}

/** The dialog's frame when its record could not be fetched: why, and the way to try again. */
export function FormFailed({ error, onRetry, ...head }: FormFailedProps) {
  const { t } = useTranslation();
  const told = useLastError(error);
  const reason = isNetworkFailure(told) ? null : failureText(t, told);
  return (
    <>
      <FormHead {...head} />
      <DialogContent>
        <FailedState onRetry={onRetry} {...(reason !== null && { body: reason })} />
      </DialogContent>
    </>
  );
}
