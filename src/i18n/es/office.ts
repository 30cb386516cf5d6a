import { about } from './about';
import { alerts } from './alerts';
import { announcements } from './announcements';
import { billing } from './billing';
import { chats } from './chats';
import { campaigns } from './campaigns';
import { connections } from './connections';
import { contactLists } from './contactLists';
import { contactsPage } from './contactsPage';
import { dashboard } from './dashboard';
import { files } from './files';
import { firstSteps } from './firstSteps';
import { forms } from './forms';
import { helps } from './helps';
import { integrations } from './integrations';
import { lists } from './lists';
import { keyboard } from './keyboard';
import { messagesApi } from './messagesApi';
import { officeErrors } from './officeErrors';
import { prompts } from './prompts';
import { kanban } from './kanban';
import { queues } from './queues';
import { quickMessages } from './quickMessages';
import { plans } from './plans';
import { settings } from './settings';
import { schedules } from './schedules';
import { tags } from './tags';
import { todolist } from './todolist';
import { users } from './users';

/** Texts of the back-office pages, fetched with the first of them. */
export const office = {
  ...about,
  ...alerts,
  ...announcements,
  ...billing,
  ...chats,
  ...campaigns,
  ...connections,
  ...contactLists,
  ...contactsPage,
  ...dashboard,
  ...files,
  ...firstSteps,
  ...forms,
  ...helps,
  ...integrations,
  ...lists,
  ...keyboard,
  ...messagesApi,
  ...officeErrors,
  ...prompts,
  ...kanban,
  ...queues,
  ...quickMessages,
  ...plans,
  ...settings,
  ...schedules,
  ...tags,
  ...todolist,
  ...users,
} as const;
