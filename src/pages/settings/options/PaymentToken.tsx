import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { object } from 'yup';
import { paymentTokenKey, paymentTokenQuery, saveSetting } from '@/api/settings';
import { notify } from '@/components/feedback/notify';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { PasswordField } from '@/forms/fields';
import { PageForm } from '@/forms/PageForm';
import { optionalText } from '@/forms/rules';
import { useTranslation } from '@/i18n/useTranslation';
import { putSetting } from '@/realtime/live/settings';
import { LoadFailure } from '../LoadFailure';

const schema = object({ token: optionalText() });

/** The payment provider's token: masked, and saved by its button alone (O-11, B-43; contract back-office, defect 40). */
export function PaymentToken() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(paymentTokenQuery());

  const { mutateAsync } = useMutation({
    mutationFn: (token: string) => saveSetting(paymentTokenKey, token),
    onSuccess: (saved) => {
      putSetting(client, saved);
      notify.success(t('settings.options.toasts.success'), { id: 'setting' });
    },
  });

  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <PageState
        state={stateOfQuery(query)}
        skeleton={<RowsSkeleton rows={1} height={60} avatar={false} />}
        failed={<LoadFailure error={query.error} onRetry={() => query.refetch()} />}
        empty={null}
      >
        <PageForm
          label={t('settings.options.fields.asaas.title')}
          initial={{ token: query.data ?? '' }}
          schema={schema}
          onSubmit={({ token }) => mutateAsync(token.trim())}
          submitLabel={t('settings.options.fields.asaas.save')}
        >
          <PasswordField
            name="token"
            autoComplete="off"
            show="settings.options.fields.asaas.show"
            hide="settings.options.fields.asaas.hide"
            label="settings.options.fields.asaas.title"
            helper="settings.options.fields.asaas.hint"
          />
        </PageForm>
      </PageState>
    </Box>
  );
}
