import { app } from './app';
import { common } from './common';
import { composer } from './composer';
import { connections } from './connections';
import { contacts } from './contacts';
import { conversation } from './conversation';
import { dialogs } from './dialogs';
import { errors } from './errors';
import { lists } from './lists';
import { login } from './login';
import { queues } from './queues';
import { quickMessages } from './quickMessages';
import { shell } from './shell';
import { tags } from './tags';
import { tickets } from './tickets';
import { todolist } from './todolist';
import { users } from './users';
import { validation } from './validation';

export const es = {
  ...app,
  ...common,
  ...composer,
  ...connections,
  ...contacts,
  ...conversation,
  ...dialogs,
  ...errors,
  ...lists,
  ...login,
  ...queues,
  ...quickMessages,
  ...shell,
  ...tags,
  ...tickets,
  ...todolist,
  ...users,
  ...validation,
};
