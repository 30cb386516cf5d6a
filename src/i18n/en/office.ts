import { connections } from './connections';
import { contactsPage } from './contactsPage';
import { files } from './files';
import { helps } from './helps';
import { queues } from './queues';
import { quickMessages } from './quickMessages';
import { tags } from './tags';
import { todolist } from './todolist';
import { users } from './users';

/** Texts of the back-office pages, fetched with the first of them. */
export const office = {
  ...connections,
  ...contactsPage,
  ...files,
  ...helps,
  ...queues,
  ...quickMessages,
  ...tags,
  ...todolist,
  ...users,
} as const;
