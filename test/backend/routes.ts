import type { Hono } from 'hono';
import type { AppEnv, Ctx } from './context.ts';
import { registerAuth } from './routes/auth.ts';
import { registerContacts } from './routes/contacts.ts';
import { registerExternalApi } from './routes/externalApi.ts';
import { registerMessages } from './routes/messages.ts';
import { registerTags } from './routes/tags.ts';
import { registerTicketNotes } from './routes/ticketNotes.ts';
import { registerTickets } from './routes/tickets.ts';

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
];

export function registerRoutes(app: Hono<AppEnv>, ctx: Ctx): void {
  for (const register of modules) register(app, ctx);
}
