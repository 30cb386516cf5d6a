import type { TFunction } from 'i18next';

/** Braces of a name must not become a template variable of the server (contract 5.8). */
const plain = (name: string): string => name.replaceAll(/[{}*]/g, '').trim();

/** The automatic message after accepting, in the interface's language (T-31, contract 6.4). */
export const greetingText = (t: TFunction, agent: string): string =>
  `*${t('ticketActions.greeting.label')}:*\n{{ms}} *{{name}}*, ${t('ticketActions.greeting.body', { agent: `*${plain(agent)}*` })}`;
