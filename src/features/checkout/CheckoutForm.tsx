import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useFormikContext } from 'formik';
import type { SubmitEvent } from 'react';
import type { Plan } from '@/api/companies';
import type { Invoice } from '@/api/invoices';
import { BusyButton } from '@/components/buttons/BusyButton';
import { useFocusFirstError } from '@/forms/useFocusFirstError';
import { useNotifyParent } from '@/forms/useNotifyParent';
import { useTranslation } from '@/i18n/useTranslation';
import { DataStep } from './DataStep';
import { PlanStep } from './PlanStep';
import { ReviewStep } from './ReviewStep';
import { Stepper, type Step } from './Stepper';

export interface CheckoutFormProps {
  invoice: Invoice;
  price: number;
  plan: Plan | null;
  planState: 'loading' | 'failed' | 'empty' | 'ready';
  onRetryPlan: () => void;
  step: Step;
  onStep: (step: Step) => void;
  /** The plan has been chosen: the review may be gone to. */
  chosen: boolean;
  onChoose: () => void;
  /** Nothing has been pressed yet. */
  first: boolean;
  failure: string | null;
  /** The whole form was asked for and is not complete. */
  onIncomplete: () => void;
  onDirty: (dirty: boolean) => void;
  onPaying: (paying: boolean) => void;
  onClose: () => void;
}

/** The three steps; each forward button is the form's submit, so that Enter goes on (SB-03 to SB-06). */
export function CheckoutForm(props: CheckoutFormProps) {
  const { invoice, price, plan, planState, onRetryPlan, step, onStep, chosen, onChoose, first, failure } = props;
  const { onIncomplete, onDirty, onPaying, onClose } = props;
  const { t } = useTranslation();
  const { dirty, isSubmitting, submitForm, validateForm } = useFormikContext();
  const form = useFocusFirstError();

  useNotifyParent(dirty, onDirty);
  useNotifyParent(isSubmitting, onPaying);

  const proceed = async () => {
    if (step === 'review' && Object.keys(await validateForm()).length > 0) onIncomplete();
    await submitForm();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isSubmitting && step !== 'plan') void proceed();
  };

  const back = step === 'review' ? 'plan' : 'data';
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      aria-busy={isSubmitting}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <Stepper step={step} reachable={(id) => !isSubmitting && (id !== 'review' || chosen)} onStep={onStep} />
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {step === 'data' && <DataStep />}
        {step === 'plan' && (
          <PlanStep state={planState} plan={plan} onRetry={onRetryPlan} onSelect={onChoose} first={first} />
        )}
        {step === 'review' && plan && <ReviewStep plan={plan} invoice={invoice} price={price} failure={failure} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isSubmitting} sx={{ color: 'app.text2', mr: 'auto' }}>
          {t('common.cancel')}
        </Button>
        {step !== 'data' && (
          <Button variant="outlined" onClick={() => onStep(back)} disabled={isSubmitting}>
            {t('checkoutPage.BACK')}
          </Button>
        )}
        {step === 'data' && (
          <Button type="submit" variant="contained">
            {t('checkoutPage.NEXT')}
          </Button>
        )}
        {step === 'review' && (
          <BusyButton type="submit" variant="contained" busy={isSubmitting} busyLabel={t('checkoutPage.paying')}>
            {t('checkoutPage.PAY')}
          </BusyButton>
        )}
      </DialogActions>
    </Box>
  );
}
