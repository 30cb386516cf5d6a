import i18next from 'i18next';
import type { TestConfig } from 'yup';
import { skippedHour } from '@/lib/wallTime';

/**
 * A time that the clock leaves out when summer time begins is refused, and it is said why: a time beside it may be
 * another than was meant, and nobody would look (PUB-21).
 */
export const existingTime: TestConfig<string | undefined> = {
  name: 'existing',
  test: (local, { createError }) => {
    const skipped = skippedHour(local ?? '');
    return skipped === null || createError({ message: i18next.t('validation.skippedHour', { ...skipped }) });
  },
};
