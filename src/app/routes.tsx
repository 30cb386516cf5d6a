import type { LucideIcon } from 'lucide-react';
import {
  BookUser,
  CalendarClock,
  CircleHelp,
  CodeXml,
  Contact,
  Files,
  LayoutDashboard,
  ListTodo,
  Megaphone,
  MessageCircleMore,
  MessagesSquare,
  Plug,
  ReceiptText,
  Settings,
  SlidersHorizontal,
  Smartphone,
  Sparkles,
  SquareKanban,
  Tag,
  Users,
  Workflow,
  Zap,
} from 'lucide-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SessionUser } from '@/api/auth';
import type { PlanFlags } from '@/api/companies';
import type { MessageKey } from '@/i18n/keys';
import type { Permission } from '@/lib/permissions';
import { preloadCharts } from '@/pages/dashboard/charts.lazy';
import { entrance, office, page } from './lazyPages';

export type Access = 'public' | 'private';

export interface MenuEntry {
  label: MessageKey;
  icon: LucideIcon;
  /** Entries of the administration are for admins, also where the page is open to all (N-04). */
  section: 'main' | 'admin';
  /** Entries of a group stand together under one line of its own. */
  group?: 'campaigns';
}

/** What someone is told who may not see a page. */
export interface Refusal {
  tone: 'error' | 'info';
  text: MessageKey;
}

/** One row per page: the router, the guards and the side menu are made from this table. */
export interface AppRoute {
  /** Pattern of react-router. */
  path: string;
  /** Where the menu leads; absent: the pattern itself. */
  to?: string;
  component: () => ReactNode;
  /** Fetches the page's code ahead. */
  preload: () => Promise<unknown>;
  /** Asks for what the page shows first, before it is drawn; `search` is the query string of its address. */
  prefetch?: (client: QueryClient, user: SessionUser, search: string) => Promise<void>;
  access: Access;
  /** Only who holds this may see it; absent: everybody, whatever else they may do there. */
  permission?: Permission;
  superUser?: boolean;
  /** Flag of the plan that must be on; otherwise the page says that the plan lacks it. */
  plan?: keyof PlanFlags;
  /** Own words for those whom the plan or a lacking super flag keeps out; absent: the usual ones. */
  refusal?: Refusal;
  /** Open only while the company's own setting `campaignsEnabled` is on; otherwise "page not found". */
  campaigns?: boolean;
  menu?: MenuEntry;
  /** Name of the page in the tab; absent: the menu's. */
  title?: MessageKey;
}

const dashboard = office(() => import('@/pages/dashboard/DashboardPage'), 'DashboardPage');

/** What the menu hides from a profile its address refuses (SAFE-9, REAL-17). */
const administration = { access: 'private', permission: 'drawer-admin-items:view' } as const;

/** The plan's flag `useCampaigns` and the company's setting `campaignsEnabled`; the plan is looked at first (N-05, Z-13). */
const campaigning = { ...administration, plan: 'useCampaigns', campaigns: true } as const;

const campaignEntry = { section: 'admin', group: 'campaigns' } as const;

export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    ...page(() => import('@/pages/login/LoginPage'), 'LoginPage'),
    access: 'public',
    title: 'login.buttons.submit',
  },
  {
    path: '/signup',
    ...entrance(() => import('@/pages/signup/SignupPage'), 'SignupPage'),
    access: 'public',
    title: 'login.buttons.register',
  },
  {
    path: '/forgetpsw',
    ...entrance(() => import('@/pages/forgetpsw/ForgetPasswordPage'), 'ForgetPasswordPage'),
    access: 'public',
    title: 'login.forgot',
  },
  {
    path: '/',
    ...dashboard,
    preload: () => {
      // Beside the page, which does not wait for them.
      void preloadCharts();
      return dashboard.preload();
    },
    prefetch: async (client, _user, search) =>
      (await import('@/pages/dashboard/prefetchedBoard')).prefetchBoard(client, search),
    access: 'private',
    permission: 'dashboard:view',
    menu: { label: 'mainDrawer.listItems.dashboard', icon: LayoutDashboard, section: 'main' },
  },
  {
    path: '/tickets/:ticketId?',
    to: '/tickets',
    ...page(() => import('@/pages/tickets/TicketsPage'), 'TicketsPage'),
    prefetch: async (...session) => (await import('@/pages/tickets/list/prefetchedLists')).prefetchLists(...session),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.tickets', icon: MessageCircleMore, section: 'main' },
  },
  {
    path: '/kanban',
    ...office(() => import('@/pages/kanban/KanbanPage'), 'KanbanPage'),
    access: 'private',
    plan: 'useKanban',
    menu: { label: 'mainDrawer.listItems.kanban', icon: SquareKanban, section: 'main' },
  },
  {
    path: '/quick-messages',
    ...office(() => import('@/pages/quick-messages/QuickMessagesPage'), 'QuickMessagesPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.quickMessages', icon: Zap, section: 'main' },
  },
  {
    path: '/todolist',
    ...office(() => import('@/pages/todolist/TodoListPage'), 'TodoListPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.tasks', icon: ListTodo, section: 'main' },
  },
  {
    path: '/contacts',
    ...office(() => import('@/pages/contacts/ContactsPage'), 'ContactsPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.contacts', icon: Contact, section: 'main' },
  },
  {
    path: '/schedules',
    ...office(() => import('@/pages/schedules/SchedulesPage'), 'SchedulesPage'),
    access: 'private',
    plan: 'useSchedules',
    menu: { label: 'mainDrawer.listItems.schedules', icon: CalendarClock, section: 'main' },
  },
  {
    path: '/tags',
    ...office(() => import('@/pages/tags/TagsPage'), 'TagsPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.tags', icon: Tag, section: 'main' },
  },
  {
    path: '/chats/:uuid?',
    to: '/chats',
    ...office(() => import('@/pages/chats/ChatsPage'), 'ChatsPage'),
    access: 'private',
    plan: 'useInternalChat',
    menu: { label: 'mainDrawer.listItems.chats', icon: MessagesSquare, section: 'main' },
  },
  {
    path: '/helps',
    ...office(() => import('@/pages/helps/HelpsPage'), 'HelpsPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.helps', icon: CircleHelp, section: 'main' },
  },
  {
    path: '/campaigns',
    ...office(() => import('@/pages/campaigns/CampaignsPage'), 'CampaignsPage'),
    ...campaigning,
    menu: { label: 'mainDrawer.listItems.campaignsList', icon: Megaphone, ...campaignEntry },
    title: 'mainDrawer.listItems.campaigns',
  },
  {
    path: '/contact-lists',
    ...office(() => import('@/pages/contact-lists/ContactListsPage'), 'ContactListsPage'),
    ...campaigning,
    menu: { label: 'mainDrawer.listItems.contactLists', icon: BookUser, ...campaignEntry },
  },
  {
    path: '/campaigns-config',
    ...office(() => import('@/pages/campaigns-config/CampaignsConfigPage'), 'CampaignsConfigPage'),
    ...campaigning,
    menu: { label: 'mainDrawer.listItems.campaignsConfig', icon: SlidersHorizontal, ...campaignEntry },
  },
  {
    path: '/campaign/:campaignId/report',
    ...office(() => import('@/pages/campaign-report/CampaignReportPage'), 'CampaignReportPage'),
    ...campaigning,
    title: 'shell.titles.campaignReport',
  },
  {
    path: '/contact-lists/:contactListId/contacts',
    ...office(() => import('@/pages/contact-list-items/ContactListItemsPage'), 'ContactListItemsPage'),
    ...campaigning,
    title: 'mainDrawer.listItems.contactLists',
  },
  {
    path: '/connections',
    ...office(() => import('@/pages/connections/ConnectionsPage'), 'ConnectionsPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.connections', icon: Smartphone, section: 'admin' },
  },
  {
    path: '/queues',
    ...office(() => import('@/pages/queues/QueuesPage'), 'QueuesPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.queues', icon: Workflow, section: 'admin' },
  },
  {
    path: '/files',
    ...office(() => import('@/pages/files/FilesPage'), 'FilesPage'),
    ...administration,
    menu: { label: 'mainDrawer.listItems.files', icon: Files, section: 'admin' },
  },
  {
    path: '/prompts',
    ...office(() => import('@/pages/prompts/PromptsPage'), 'PromptsPage'),
    ...administration,
    plan: 'useOpenAi',
    menu: { label: 'mainDrawer.listItems.prompts', icon: Sparkles, section: 'admin' },
  },
  {
    path: '/queue-integration',
    ...office(() => import('@/pages/queue-integration/QueueIntegrationPage'), 'QueueIntegrationPage'),
    ...administration,
    plan: 'useIntegrations',
    menu: { label: 'mainDrawer.listItems.queueIntegration', icon: Plug, section: 'admin' },
  },
  {
    path: '/messages-api',
    ...office(() => import('@/pages/messages-api/MessagesApiPage'), 'MessagesApiPage'),
    ...administration,
    plan: 'useExternalApi',
    refusal: { tone: 'error', text: 'messagesAPI.toasts.unauthorized' },
    menu: { label: 'mainDrawer.listItems.messagesAPI', icon: CodeXml, section: 'admin' },
  },
  {
    path: '/users',
    ...office(() => import('@/pages/users/UsersPage'), 'UsersPage'),
    ...administration,
    menu: { label: 'mainDrawer.listItems.users', icon: Users, section: 'admin' },
  },
  {
    path: '/financeiro',
    ...office(() => import('@/pages/financeiro/FinanceiroPage'), 'FinanceiroPage'),
    ...administration,
    menu: { label: 'mainDrawer.listItems.financeiro', icon: ReceiptText, section: 'admin' },
  },
  {
    path: '/subscription',
    ...office(() => import('@/pages/subscription/SubscriptionPage'), 'SubscriptionPage'),
    access: 'private',
    title: 'shell.titles.subscription',
  },
  {
    path: '/announcements',
    ...office(() => import('@/pages/announcements/AnnouncementsPage'), 'AnnouncementsPage'),
    ...administration,
    superUser: true,
    refusal: { tone: 'info', text: 'announcements.toasts.info' },
    menu: { label: 'mainDrawer.listItems.annoucements', icon: Megaphone, section: 'admin' },
  },
  {
    path: '/settings',
    ...office(() => import('@/pages/settings/SettingsPage'), 'SettingsPage'),
    ...administration,
    menu: { label: 'mainDrawer.listItems.settings', icon: Settings, section: 'admin' },
  },
];

/** Whether a page of the specification exists in this build; links to it are shown only then. */
export const routeExists = (path: string): boolean => routes.some((route) => (route.to ?? route.path) === path);
