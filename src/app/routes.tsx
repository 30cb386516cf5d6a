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
import type { ComponentType, ReactNode } from 'react';
import type { SessionUser } from '@/api/auth';
import type { PlanFlags } from '@/api/companies';
import { latePart } from '@/components/latePart';
import { loadEntranceTexts, loadOfficeTexts } from '@/i18n/i18n';
import type { MessageKey } from '@/i18n/keys';
import { PageLoading } from './PageLoading';

export type Access = 'public' | 'private';

export interface MenuEntry {
  label: MessageKey;
  icon: LucideIcon;
  section: 'main' | 'admin';
  /** Plan flag that the entry needs, where the page itself does not (Z-13). */
  plan?: keyof PlanFlags;
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
  warm: () => Promise<unknown>;
  /** Asks for what the page shows first, before it is drawn; `search` is the query string of its address. */
  ahead?: (client: QueryClient, user: SessionUser, search: string) => Promise<void>;
  access: Access;
  /** Only this profile may see it. */
  profile?: 'admin';
  superUser?: boolean;
  /** Plan flag that must be on. */
  plan?: keyof PlanFlags;
  /** Own words for those whom plan or profile keep out; absent: the usual ones. */
  refusal?: Refusal;
  /** The route exists only while campaigns are switched on for the company. */
  campaigns?: boolean;
  menu?: MenuEntry;
  /** Name of the page in the tab; absent: the menu's. */
  title?: MessageKey;
}

const page = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) => {
  const { Part, warm } = latePart(async () => (await load())[name], <PageLoading />);
  return { component: () => <Part />, warm };
};

/** A page of the back office brings its texts along. */
const office = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  page(async () => {
    const [module] = await Promise.all([load(), loadOfficeTexts()]);
    return module;
  }, name);

/** A public page beside the login brings its texts along. */
const entrance = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  page(async () => {
    const [module] = await Promise.all([load(), loadEntranceTexts()]);
    return module;
  }, name);

const campaignEntry = { section: 'admin', group: 'campaigns', plan: 'useCampaigns' } as const;

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
    ...office(() => import('@/pages/dashboard/DashboardPage'), 'DashboardPage'),
    access: 'private',
    profile: 'admin',
    menu: { label: 'mainDrawer.listItems.dashboard', icon: LayoutDashboard, section: 'main' },
  },
  {
    path: '/tickets/:ticketId?',
    to: '/tickets',
    ...page(() => import('@/pages/tickets/TicketsPage'), 'TicketsPage'),
    ahead: async (...session) => (await import('@/pages/tickets/list/readAhead')).readAhead(...session),
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
    access: 'private',
    campaigns: true,
    menu: { label: 'mainDrawer.listItems.campaignsList', icon: Megaphone, ...campaignEntry },
    title: 'mainDrawer.listItems.campaigns',
  },
  {
    path: '/contact-lists',
    ...office(() => import('@/pages/contact-lists/ContactListsPage'), 'ContactListsPage'),
    access: 'private',
    campaigns: true,
    menu: { label: 'mainDrawer.listItems.contactLists', icon: BookUser, ...campaignEntry },
  },
  {
    path: '/campaigns-config',
    ...office(() => import('@/pages/campaigns-config/CampaignsConfigPage'), 'CampaignsConfigPage'),
    access: 'private',
    campaigns: true,
    menu: { label: 'mainDrawer.listItems.campaignsConfig', icon: SlidersHorizontal, ...campaignEntry },
  },
  {
    path: '/campaign/:campaignId/report',
    ...office(() => import('@/pages/campaign-report/CampaignReportPage'), 'CampaignReportPage'),
    access: 'private',
    campaigns: true,
    title: 'shell.titles.campaignReport',
  },
  {
    path: '/contact-lists/:contactListId/contacts',
    ...office(() => import('@/pages/contact-list-items/ContactListItemsPage'), 'ContactListItemsPage'),
    access: 'private',
    campaigns: true,
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
    access: 'private',
    menu: { label: 'mainDrawer.listItems.files', icon: Files, section: 'admin' },
  },
  {
    path: '/prompts',
    ...office(() => import('@/pages/prompts/PromptsPage'), 'PromptsPage'),
    access: 'private',
    plan: 'useOpenAi',
    menu: { label: 'mainDrawer.listItems.prompts', icon: Sparkles, section: 'admin' },
  },
  {
    path: '/queue-integration',
    ...office(() => import('@/pages/queue-integration/QueueIntegrationPage'), 'QueueIntegrationPage'),
    access: 'private',
    plan: 'useIntegrations',
    menu: { label: 'mainDrawer.listItems.queueIntegration', icon: Plug, section: 'admin' },
  },
  {
    path: '/messages-api',
    ...office(() => import('@/pages/messages-api/MessagesApiPage'), 'MessagesApiPage'),
    access: 'private',
    plan: 'useExternalApi',
    refusal: { tone: 'error', text: 'messagesAPI.toasts.unauthorized' },
    menu: { label: 'mainDrawer.listItems.messagesAPI', icon: CodeXml, section: 'admin' },
  },
  {
    path: '/users',
    ...office(() => import('@/pages/users/UsersPage'), 'UsersPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.users', icon: Users, section: 'admin' },
  },
  {
    path: '/financeiro',
    ...office(() => import('@/pages/financeiro/FinanceiroPage'), 'FinanceiroPage'),
    access: 'private',
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
    access: 'private',
    superUser: true,
    refusal: { tone: 'info', text: 'announcements.toasts.info' },
    menu: { label: 'mainDrawer.listItems.annoucements', icon: Megaphone, section: 'admin' },
  },
  {
    path: '/settings',
    ...office(() => import('@/pages/settings/SettingsPage'), 'SettingsPage'),
    access: 'private',
    menu: { label: 'mainDrawer.listItems.settings', icon: Settings, section: 'admin' },
  },
];

/** Whether a page of the specification exists in this build; links to it are shown only then. */
export const routeExists = (path: string): boolean => routes.some((route) => (route.to ?? route.path) === path);
