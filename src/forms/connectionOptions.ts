import type { TFunction } from 'i18next';
import { isUp, type Connection } from '@/api/connections';
import type { Option } from './option';

/** The connections to choose from: one name for each wherever one is chosen, with a word where it is down (DAY-25). */
export const connectionOptions = (t: TFunction, connections: readonly Connection[]): Option[] =>
  connections.map(({ id, name, status }) => ({
    value: id,
    label: isUp(status) === false ? t('newTicketModal.connectionDown', { name }) : name,
  }));
