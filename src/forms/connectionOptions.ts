import type { TFunction } from '@/i18n/keys';
import { isUp, type Connection } from '@/api/connections';
import type { Option } from './option';

/** A connection to choose: one name for it wherever it can be chosen, with a word where it is down (DAY-25). */
export const connectionOption =
  (t: TFunction) =>
  ({ id, name, status }: Connection): Option => ({
    value: id,
    label: isUp(status) === false ? t('newTicketModal.connectionDown', { name }) : name,
  });
