import { connections } from './connections';
import { contactsPage } from './contactsPage';
import { dashboard } from './dashboard';
import { files } from './files';
import { helps } from './helps';
import { integrations } from './integrations';
import { prompts } from './prompts';
import { kanban } from './kanban';
import { queues } from './queues';
import { quickMessages } from './quickMessages';
import { settings } from './settings';
import { tags } from './tags';
import { todolist } from './todolist';
import { users } from './users';

/** Texts of the back-office pages, fetched with the first of them. */
export const office = {
  ...connections,
  ...contactsPage,
  ...dashboard,
  ...files,
  ...helps,
  ...integrations,
  ...prompts,
  ...kanban,
  ...queues,
  ...quickMessages,
  ...settings,
  ...tags,
  ...todolist,
  ...users,
} as const;
