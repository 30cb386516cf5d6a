import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { restAs } from './rest';

const table = readFileSync(fileURLToPath(new URL('../../src/app/routes.tsx', import.meta.url)), 'utf8');
/** Every pattern of the table of routes: a new page is looked at without a word here. */
export const patterns = [...table.matchAll(/\bpath: '([^']+)'/g)].flatMap(([, path]) =>
  path === undefined ? [] : [path],
);
export const publicPages = ['/login', '/signup', '/forgetpsw'];
export const privatePages = patterns.filter((path) => !publicPages.includes(path));

/** A conversation of the demo company: the long one, unless another is asked for. */
export async function conversationAddress(ticketId = 2): Promise<string> {
  const rest = await restAs('super');
  const ticket = await rest.call('GET', `/tickets/${ticketId}`);
  if (typeof ticket !== 'object' || ticket === null || !('uuid' in ticket)) throw new Error('no such ticket');
  return `/tickets/${String(ticket.uuid)}`;
}

/** A new internal chat of the super user, who alone may edit and delete it. */
export async function ownChat(): Promise<string> {
  const rest = await restAs('super');
  const chat = await rest.call('POST', '/chats', { title: 'Turno da noite', users: [{ id: rest.id }, { id: 3 }] });
  if (typeof chat !== 'object' || chat === null || !('uuid' in chat)) throw new Error('no chat');
  return `/chats/${String(chat.uuid)}`;
}

/** What has an address for each pattern of the table of routes; public pages and those of a company in need apart. */
export async function addresses(): Promise<Record<string, string>> {
  const rest = await restAs('super');
  const chats = await rest.call('GET', '/chats');
  const records: unknown = typeof chats === 'object' && chats !== null && 'records' in chats ? chats.records : [];
  const chat: unknown = Array.isArray(records) ? records[0] : null;
  if (typeof chat !== 'object' || chat === null || !('uuid' in chat)) throw new Error('no chat');
  return {
    '/chats/:uuid?': `/chats/${String(chat.uuid)}`,
    '/tickets/:ticketId?': '/tickets',
    '/campaign/:campaignId/report': '/campaign/1/report',
    '/contact-lists/:contactListId/contacts': '/contact-lists/1/contacts',
  };
}

/** Pages whose form of a new record has an address. */
export const withForm: readonly string[] = [
  '/quick-messages',
  '/contacts',
  '/schedules',
  '/tags',
  '/campaigns',
  '/contact-lists',
  '/contact-lists/1/contacts',
  '/connections',
  '/queues',
  '/files',
  '/prompts',
  '/queue-integration',
  '/users',
  '/announcements',
];

/** Tabs of the settings, which the super user alone sees in full. */
export const settingsTabs: readonly string[] = ['companies', 'plans', 'helps'].map((tab) => `/settings?tab=${tab}`);
