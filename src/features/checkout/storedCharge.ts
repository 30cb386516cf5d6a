import type { PixCharge } from '@/api/subscription';
import { isRecord } from '@/lib/guards';

/** Which payment a charge belongs to. */
export interface ChargeOf {
  companyId: number;
  invoiceId: number;
}

const keyOf = ({ companyId, invoiceId }: ChargeOf): string => `pix:${companyId}:${invoiceId}`;

const isCharge = (value: unknown): value is PixCharge =>
  isRecord(value) &&
  typeof value['code'] === 'string' &&
  typeof value['amount'] === 'number' &&
  typeof value['expiresAt'] === 'number';

/** The tab's own storage may be forbidden: then a reload asks for another code. */
function attempt<T>(act: () => T, fallback: T): T {
  try {
    return act();
  } catch (error) {
    console.warn('storage', error);
    return fallback;
  }
}

/** The charge that waits for this payment, so that a reload shows the same code instead of charging twice (B-07). */
export function storedCharge(of: ChargeOf, now: number): PixCharge | null {
  return attempt(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? 'null');
    return isCharge(kept) && kept.expiresAt > now ? kept : null;
  }, null);
}

/** Keeps the code to pay and nothing of the form: no address, no card (B-45). */
export const keepCharge = (of: ChargeOf, { code, amount, expiresAt }: PixCharge): void =>
  attempt(() => sessionStorage.setItem(keyOf(of), JSON.stringify({ code, amount, expiresAt })), undefined);

export const dropCharge = (of: ChargeOf): void => attempt(() => sessionStorage.removeItem(keyOf(of)), undefined);
