import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Plan } from '@/api/companies';
import type { Invoice } from '@/api/invoices';
import type { BillingData } from '@/api/subscription';
import { BusyButton } from '@/components/buttons/BusyButton';
import { useFocusFirstError } from '@/forms/useFocusFirstError';
import { useNotifyParent } from '@/forms/useNotifyParent';
import { useTranslation } from '@/i18n/useTranslation';
import { faultsOf } from './checkoutValues';
import { DataStep } from './DataStep';
import { MissingData } from './MissingData';
import { PlanStep } from './PlanStep';
import { ReviewStep } from './ReviewStep';
import { Stepper, type Step } from './Stepper';

export interface CheckoutFormProps {
  invoice: Invoice;
  price: number;
  plan: Plan | null;
  planState: 'loading' | 'failed' | 'empty' | 'ready';
  onRetryPlan: () => unknown;
  step: Step;
  onStep: (step: Step) => void;
  /** The plan has been chosen: the review may be gone to. */
  chosen: boolean;
  onChoose: () => void;
  /** Nothing has been pressed yet. */
  first: boolean;
  failure: string | null;
  onDirty: (dirty: boolean) => void;
  onPaying: (paying: boolean) => void;
  onClose: () => void;
}

/** The three steps; each forward button is the form's submit, so that Enter goes on (SB-03 to SB-06). */
export function CheckoutForm(props: CheckoutFormProps) {
  const { invoice, price, plan, planState, onRetryPlan, step, onStep, chosen, onChoose, first, failure } = props;
  const { onDirty, onPaying, onClose } = props;
  const { t } = useTranslation();
  const { values, dirty, isSubmitting, submitForm } = useFormikContext<BillingData>();
  const form = useFocusFirstError();
  const missing = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const wanted = useRef<string | null>(null);
  const faults = step === 'review' ? faultsOf(values) : [];

  useNotifyParent(dirty, onDirty);
  useNotifyParent(isSubmitting, onPaying);

  // After the title of the step, which takes the focus itself.
  useEffect(() => {
    if (wanted.current === null) return;
    const input = form.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`);
    wanted.current = null;
    // A list of choices has its value in a hidden field.
    (input?.parentElement?.querySelector<HTMLElement>('[role="combobox"]') ?? input)?.focus();
  }, [step, form]);

  const goToField = (field: string) => {
    wanted.current = field;
    onStep('data');
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isSubmitting || step === 'plan') return;
    // What is missing is named there; nobody is thrown back to fields that they have not seen yet.
    if (faults.length === 0) {
      void submitForm();
      return;
    }
    setAsked(true);
    missing.current?.focus();
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
        {faults.length > 0 && <MissingData faults={faults} asked={asked} onGo={goToField} ref={missing} />}
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
