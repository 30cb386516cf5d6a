import { fireEvent, screen } from '@testing-library/react';
import { format } from 'date-fns';
import { button, dialog, rowOf, type Part } from '../page';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
import { type User } from './contactsHelpers';

export const campaign = (name: string) => {
  const row = backend.store.campaigns.find((entry) => entry.name === name);
  if (!row) throw new Error(`no campaign ${name}`);
  return row;
};
export const change = (name: string, patch: Partial<ReturnType<typeof campaign>>) =>
  backend.store.campaigns.update(campaign(name), patch);

export async function openCampaigns(as: Person = 'admin', path = '/campaigns') {
  const app = await renderApp(path, { as });
  await rowOf('Black Friday');
  return app;
}

/** A new campaign, with the caret in its name. */
export async function openNewCampaign(user: User) {
  await user.click(screen.getByText('Nova campanha', { selector: 'button' }));
  const form = await dialog();
  await user.click(await form.findByLabelText(/^Nome/));
  return form;
}

/** The form of a campaign, once its record is there. */
export async function openCampaign(user: User, name: string) {
  await user.click(button(`Editar ${name}`));
  const form = await dialog();
  await form.findByDisplayValue(name);
  return form;
}

export async function choose(user: User, form: Part, label: RegExp, option: string) {
  await user.click(form.getByLabelText(label, { selector: '[role="combobox"]' }));
  await user.click(await screen.findByText(option, { selector: 'li, li *' }));
}

export const local = (minutes: number): string =>
  format(backend.ctx.now().getTime() + minutes * 60_000, "yyyy-MM-dd'T'HH:mm");
export const setTime = (form: Part, value: string) =>
  fireEvent.change(form.getByLabelText(/^Data e hora/), { target: { value } });
