import type { BillingData } from '@/api/subscription';
import { readJson, writeJson } from '@/browser/storage';
import { isRecord, isString } from '@/lib/guards';

/** Who pays for a company on this browser. */
interface PayerOf {
  companyId: number;
  userId: number;
}

/** Names and address alone: nothing of a card is ever kept (B-45). */
const payerFields = ['firstName', 'lastName', 'address2', 'city', 'state', 'zipcode', 'country'] as const;

export type Payer = Partial<Pick<BillingData, (typeof payerFields)[number]>>;

const keyOf = ({ companyId, userId }: PayerOf): string => `payer:${companyId}:${userId}`;

const partsOf = (source: Readonly<Record<string, unknown>>): Payer =>
  Object.fromEntries(payerFields.flatMap((name) => (isString(source[name]) ? [[name, source[name]]] : [])));

/** What this person filled in for the last payment. */
export const storedPayer = (of: PayerOf): Payer => partsOf(readJson(keyOf(of), isRecord) ?? {});

/** Keeps it for the next one. */
export const keepPayer = (of: PayerOf, billing: BillingData): void => writeJson(keyOf(of), partsOf({ ...billing }));
