import { useMutation, useQuery } from '@tanstack/react-query';
import { Formik } from 'formik';
import { useState } from 'react';
import { failureCode, failureText } from '@/api/errors';
import type { Invoice } from '@/api/invoices';
import {
  billingCompany,
  billingPlan,
  requestCharge,
  subscriptionBody,
  type BillingData,
  type PixCharge,
} from '@/api/subscription';
import { notify } from '@/components/feedback/notify';
import { hasFailed } from '@/components/feedback/stateOfQuery';
import { useSession } from '@/contexts/AuthContext';
import { useSubmit } from '@/forms/useSubmit';
import { useTranslation } from '@/i18n/useTranslation';
import { CheckoutForm } from './CheckoutForm';
import { dataSchema, initialBilling, wholeSchema } from './checkoutValues';
import type { Step } from './Stepper';
import { keepPayer, storedPayer } from './storedPayer';

interface CheckoutStepsProps {
  invoice: Invoice;
  onCharge: (charge: PixCharge) => void;
  onDirty: (dirty: boolean) => void;
  onPaying: (paying: boolean) => void;
  onClose: () => void;
}

/** From the plan to the charge: starts at the plan step, as the specification says (SB-03). */
export function CheckoutSteps({ invoice, onCharge, ...rest }: CheckoutStepsProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const payer = { companyId: user.companyId, userId: user.id };
  const [last] = useState(() => storedPayer(payer));
  const company = useQuery(billingCompany(user.companyId));
  const planId = company.data?.planId;
  const planQuery = useQuery(billingPlan(planId));
  const plan = planQuery.data ?? null;
  const [step, setStep] = useState<Step>('plan');
  const [first, setFirst] = useState(true);
  const [chosen, setChosen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Nothing of a card may stay in memory longer than the form: what is sent is built before (B-45).
  const charge = useMutation({ mutationFn: requestCharge, gcTime: 0, meta: { silent: true } });
  const price = invoice.value > 0 ? invoice.value : (plan?.value ?? 0);

  const goTo = (next: Step) => {
    setFirst(false);
    setFailure(null);
    setStep(next);
  };

  const order = async (billing: BillingData) => {
    if (!plan) return;
    setFailure(null);
    const answer = await charge.mutateAsync(subscriptionBody({ billing, plan, price, invoiceId: invoice.id }));
    keepPayer(payer, billing);
    notify.success(t('checkoutPage.success'), { id: 'checkout' });
    onCharge(answer);
  };
  const { submit: pay } = useSubmit(order, {
    onRefused: (error) => {
      // The server says so whatever went wrong, the provider's part included (contract back-office 16).
      const text = failureCode(error) === 'Validation fails' ? null : failureText(t, error);
      setFailure(text ?? t('checkoutPage.failed'));
    },
  });

  const failed = hasFailed(company) || hasFailed(planQuery);
  const planState = plan ? 'ready' : failed ? 'failed' : company.data && planId == null ? 'empty' : 'loading';

  return (
    <Formik
      initialValues={initialBilling(company.data, last)}
      enableReinitialize={first}
      validationSchema={step === 'review' ? wholeSchema : dataSchema}
      onSubmit={async (values, helpers) => {
        if (step === 'review') await pay(values, helpers);
        else goTo(chosen && plan ? 'review' : 'plan');
      }}
    >
      <CheckoutForm
        {...rest}
        invoice={invoice}
        price={price}
        plan={plan}
        planState={planState}
        onRetryPlan={() => (hasFailed(company) ? company.refetch() : planQuery.refetch())}
        step={step}
        onStep={goTo}
        chosen={chosen && plan !== null}
        onChoose={() => {
          setChosen(true);
          goTo('review');
        }}
        first={first}
        failure={failure}
      />
    </Formik>
  );
}
