import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Part } from '../page';
import type { WhatsappRow } from '../backend/types';
import { backend, type Person, intercept } from '../world';
import { renderApp } from '../render';

export type User = Awaited<ReturnType<typeof renderApp>>['user'];

export function line(name: string): WhatsappRow {
  const row = backend.store.whatsapps.find((entry) => entry.name === name);
  if (!row) throw new Error(`no connection is called ${name}`);
  return row;
}
export const queuesOf = (name: string) =>
  backend.store.by.queuesOfWhatsapp.all(line(name).id).map(({ queueId }) => queueId);
export const set = (name: string, patch: Partial<WhatsappRow>) => backend.store.whatsapps.update(line(name), patch);

/** A session event as the server sends it. */
export function tell(name: string, patch: Partial<WhatsappRow>, event = 'company-1-whatsappSession'): void {
  const session = set(name, { ...patch, ...backend.ctx.touched() });
  backend.ctx.emit('company-1-mainchannel', event, { action: 'update', session: { ...session } });
}

export const inRow = async (name: string) => {
  const row = (await screen.findByText(name, { selector: 'th *' })).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
export const session = async (name: string) =>
  (await inRow(name)).queryAllByText(/./, { selector: 'button' }).flatMap((button) => {
    const text = button.textContent;
    return text === '' ? [] : [{ text, enabled: !button.hasAttribute('disabled') }];
  });
export const press = async (user: User, name: string, text: string) =>
  user.click((await inRow(name)).getByText(text, { selector: 'button' }));
export const dialogElement = () => document.querySelector<HTMLElement>('[role="dialog"]');
export const tab = async (user: User, form: Part, name: string) =>
  user.click(form.getByText(name, { selector: '[role="tab"]' }));

export async function openConnections(as: Person = 'admin', path = '/connections') {
  const opened = Date.now();
  const app = await renderApp(path, { as });
  await screen.findByText('Principal', { selector: 'th *' });
  // Events reach this page from now on; before, only its polls would.
  const sockets = () => [...backend.ctx.ios].flatMap((io) => [...io.sockets.sockets.values()]);
  await waitFor(() => expect(sockets().some(({ handshake }) => handshake.issued >= opened)).toBe(true));
  return app;
}

/** Every call that changes something, with its body. */
export function callsOf(): { line: string; body: unknown }[] {
  const sent: { line: string; body: unknown }[] = [];
  intercept(async (request, handle) => {
    const { method, url } = request;
    if (method !== 'GET') {
      const text = await request.clone().text();
      sent.push({ line: `${method} ${new URL(url).pathname}`, body: text === '' ? null : JSON.parse(text) });
    }
    return handle(request);
  });
  return sent;
}
