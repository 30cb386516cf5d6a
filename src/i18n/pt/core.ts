import { app } from './app';
import { common } from './common';
import { composer } from './composer';
import { contacts } from './contacts';
import { conversation } from './conversation';
import { dialogs } from './dialogs';
import { errors } from './errors';
import { login } from './login';
import { shell } from './shell';
import { tickets } from './tickets';
import { validation } from './validation';

/** Texts that the start of the app needs, on every page. */
export const core = {
  ...app,
  ...common,
  ...composer,
  ...contacts,
  ...conversation,
  ...dialogs,
  ...errors,
  ...login,
  ...shell,
  ...tickets,
  ...validation,
} as const;
