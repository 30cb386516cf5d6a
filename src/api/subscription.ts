import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { runtimeConfig } from '@/lib/runtimeConfig';
import type { Plan } from './companies';
import { http } from './http';

/** What the billing pages need of the own company; the address is there on some servers only (Y-02, contract back-office 16). */
export interface BillingCompany {
  id: number;
  name: string;
  email: string | null;
  dueDate: string | null;
  planId: number | null;
  trialExpiration?: string | null;
  billingName?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
  zipcode?: string | null;
  country?: string | null;
}

/** What the checkout asks for (SB-04, SB-05). The card's part goes nowhere unless the configuration says so (B-45). */
export interface BillingData {
  firstName: string;
  lastName: string;
  /** The street. */
  address2: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  useAddressForPaymentDetails: boolean;
  nameOnCard: string;
  cardNumber: string;
  expiryDate: string;
  cvv: string;
}

export interface SubscriptionOrder {
  billing: BillingData;
  plan: Plan;
  /** What the invoice asks for. */
  price: number;
  invoiceId: number;
}

/** A charge to be paid by Pix. */
export interface PixCharge {
  /** The text to pay and to draw. */
  code: string;
  /** In reais. */
  amount: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export const billingKeys = {
  company: (companyId: number) => ['billing', 'company', companyId] as const,
  plan: (planId: number) => ['billing', 'plan', planId] as const,
};

/** How long a charge lives where its answer does not say (contract back-office 16). */
const lifetimeSeconds = 3_600;

const cardFields = ['nameOnCard', 'cardNumber', 'expiryDate', 'cvv'] as const;

/** The body without what the server does not need: card data stays in the form (decisions: Card data; B-45). */
export function subscriptionBody({ billing, plan, price, invoiceId }: SubscriptionOrder) {
  const withCard = runtimeConfig().sendCardData === true;
  const address = Object.fromEntries(
    Object.entries(billing)
      .filter(([name]) => withCard || !cardFields.some((field) => field === name))
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
  const { id: planId, name: title, users, connections } = plan;
  return {
    ...address,
    plan: JSON.stringify({ title, planId, price: plan.value, users, connections }),
    price,
    users,
    connections,
    invoiceId,
  };
}

/** The charge, whether the answer is the Pix object itself or holds it under `pix` (decisions: Both dialects). */
export function toCharge(data: unknown, now: number): PixCharge {
  const pix = isRecord(data) && isRecord(data['pix']) ? data['pix'] : data;
  const fields = isRecord(pix) ? pix : {};
  const qrcode = isRecord(fields['qrcode']) ? fields['qrcode']['qrcode'] : null;
  const original = isRecord(fields['valor']) ? Number(fields['valor']['original']) : Number.NaN;
  if (typeof qrcode !== 'string' || qrcode === '' || Number.isNaN(original)) throw new Error('no Pix charge');
  const lasts = isRecord(fields['calendario']) ? Number(fields['calendario']['expiracao']) : Number.NaN;
  return { code: qrcode, amount: original, expiresAt: now + (lasts > 0 ? lasts : lifetimeSeconds) * 1_000 };
}

/** POST /subscription: asks the payment provider for a Pix charge that pays the invoice (SB-07, SB-08, Y-24). */
export async function requestCharge(body: ReturnType<typeof subscriptionBody>): Promise<PixCharge> {
  const { data } = await http.post<unknown>('/subscription', body);
  return toCharge(data, Date.now());
}

/** GET /companies/{id}: e-mail, due date and, where there is one, the end of the trial (SB-01; defect 35). */
export const billingCompany = (companyId: number) =>
  queryOptions({
    queryKey: billingKeys.company(companyId),
    queryFn: async ({ signal }): Promise<BillingCompany> => {
      const { data } = await http.get<BillingCompany>(`/companies/${companyId}`, { signal });
      return data;
    },
    meta: { keptByEvents: true },
  });

/** GET /plans/{id}: what the company pays for (contract back-office 16). */
export const billingPlan = (planId: number | null | undefined) =>
  queryOptions({
    queryKey: billingKeys.plan(planId ?? 0),
    queryFn: async ({ signal }): Promise<Plan> => {
      const { data } = await http.get<Plan>(`/plans/${planId ?? 0}`, { signal });
      return data;
    },
    enabled: typeof planId === 'number',
    staleTime: 60_000,
  });
