import { core } from './core';
import { office } from './office';

/** Everything, for types and tests; the app fetches the two parts apart (i18n.ts). New areas go into one of them. */
export const en = { ...core, ...office } as const;
