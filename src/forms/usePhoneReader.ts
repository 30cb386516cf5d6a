import { useQuery } from '@tanstack/react-query';
import { companyPlan } from '@/api/companies';
import { useSession } from '@/contexts/AuthContext';
import { countryOfCompany, readCountryPhone, type CheckedPhone } from '@/lib/countryPhone';

export interface PhoneReader {
  /** Two letters; null: nobody knows. */
  country: string | null;
  read: (text: string) => CheckedPhone;
}

/**
 * Reads telephone numbers with the country of the company assumed (DAY-43). The numbering plans come with it: only what
 * is fetched late may use it.
 * @param stored the number that an edit began with
 */
export function usePhoneReader(stored?: string): PhoneReader {
  const { user } = useSession();
  // The shell reads it; here it is only looked at.
  const { data, isError } = useQuery({ ...companyPlan(user.companyId), enabled: false });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const country = data || isError ? countryOfCompany(data?.phone, timeZone) : null;
  return { country, read: (text) => readCountryPhone(text, country, stored) };
}
