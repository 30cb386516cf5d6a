import type { Hono } from 'hono';
import type { AppEnv, Ctx } from './context.ts';
import { registerAuth } from './routes/auth.ts';
import { registerContacts } from './routes/contacts.ts';
import { registerExternalApi } from './routes/externalApi.ts';
import { registerMessages } from './routes/messages.ts';
import { registerTags } from './routes/tags.ts';
import { registerTicketNotes } from './routes/ticketNotes.ts';
import { registerTickets } from './routes/tickets.ts';
import { registerAnnouncements } from './routes/announcements.ts';
import { registerCampaigns } from './routes/campaigns.ts';
import { registerCampaignSettings } from './routes/campaignSettings.ts';
import { registerContactListItems } from './routes/contactListItems.ts';
import { registerContactLists } from './routes/contactLists.ts';
import { registerChats } from './routes/chats.ts';
import { registerCompanies } from './routes/companies.ts';
import { registerPlans } from './routes/plans.ts';
import { registerQueueOptions } from './routes/queueOptions.ts';
import { registerQueues } from './routes/queues.ts';
import { registerQuickMessages } from './routes/quickMessages.ts';
import { registerSchedules } from './routes/schedules.ts';
import { registerSettings } from './routes/settings.ts';
import { registerUsers } from './routes/users.ts';
import { registerVersion } from './routes/version.ts';
import { registerDashboard } from './routes/dashboard.ts';
import { registerFiles } from './routes/files.ts';
import { registerHelps } from './routes/helps.ts';
import { registerIntegrations } from './routes/integrations.ts';
import { registerInvoices } from './routes/invoices.ts';
import { registerPasswordReset } from './routes/passwordReset.ts';
import { registerPrompts } from './routes/prompts.ts';
import { registerSubscription } from './routes/subscription.ts';
import { registerWhatsapp } from './routes/whatsapp.ts';

export type Register = (app: Hono<AppEnv>, ctx: Ctx) => void;

/** Every module of routes, one line each; order matters only where two paths overlap. */
const modules: Register[] = [
  registerAuth,
  registerTickets,
  registerMessages,
  registerTicketNotes,
  registerTags,
  registerContacts,
  registerExternalApi,
  registerAnnouncements,
  registerChats,
  registerCompanies,
  registerPlans,
  registerQueueOptions,
  registerQueues,
  registerQuickMessages,
  registerSchedules,
  registerSettings,
  registerUsers,
  registerVersion,
  registerWhatsapp,
  registerDashboard,
  registerFiles,
  registerHelps,
  registerIntegrations,
  registerInvoices,
  registerPasswordReset,
  registerPrompts,
  registerContactLists,
  registerContactListItems,
  registerCampaigns,
  registerCampaignSettings,
  registerSubscription,
];

export function registerRoutes(app: Hono<AppEnv>, ctx: Ctx): void {
  for (const register of modules) register(app, ctx);
}
