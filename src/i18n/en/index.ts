import { bulk } from './bulk';
import { core } from './core';
import { entrance } from './entrance';
import { office } from './office';

/** Everything, for types and tests; the app fetches the parts apart (i18n.ts). New areas go into one of them. */
export const en = { ...core, ...entrance, ...office, ...bulk } as const;
