import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { formPlaces, type FormPlace } from '../long/formPlaces';
import { changesTo, closed, replaceText } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import { keptPlaces, restoredNotice } from './recordForms';

const [list] = backend.store.contactLists.filter(({ companyId }) => companyId === 1);
/** The forms that make a new record. */
export const unsurePlaces = formPlaces(`/contact-lists/${list?.id ?? 0}/contacts`).filter(
  ({ opens }) => opens !== undefined,
);

export const toldUnsure = /não se sabe se foi salvo/;
const patience = { timeout: 20_000 };

async function fillIn(user: UserEvent, form: HTMLElement, { fill = {}, pick = [], contact }: FormPlace) {
  if (contact !== undefined) {
    await user.type(within(form).getByLabelText(/^Contato/), contact);
    await user.click((await screen.findAllByRole('option', {}, patience))[0] ?? expect.fail('no contact'));
  }
  for (const name of pick) {
    const input = form.querySelector(`input[name="${name}"]`);
    const select = input?.parentElement?.querySelector('[role="combobox"]') ?? expect.fail(name);
    await user.click(select);
    await user.click((await screen.findAllByRole('option')).at(-1) ?? expect.fail(name));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  }
  for (const [name, text] of Object.entries(fill)) {
    // What stands behind a tab or another choice may be left out.
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
    if (field) await replaceText(user, field, name === 'scheduledAt' ? '05/05/2031 10:00' : text);
  }
}

async function openPlace(place: FormPlace) {
  const { user } = await renderApp(place.opens ?? '', { as: 'super' });
  const form = await screen.findByRole('dialog', {}, patience);
  await within(form)
    .findByText('Salvar', {}, patience)
    .catch(() => undefined);
  const sent = changesTo();
  const saves = () => sent.filter(({ line }) => line.startsWith('POST'));
  const save = () => user.click(form.querySelector('button[type="submit"]') ?? expect.fail('no button'));
  return { user, form, saves, save, sent };
}

/** Opens the form of a place and fills it in. */
export async function openFilled(place: FormPlace) {
  const opened = await openPlace(place);
  await fillIn(opened.user, opened.form, place);
  return opened;
}

/** After a reload: the form stands there again, with its secrets typed once more. */
export async function openAgain(place: FormPlace) {
  cleanup();
  const opened = await openPlace(place);
  await within(opened.form).findByText(restoredNotice);
  for (const secret of opened.form.querySelectorAll<HTMLInputElement>('input[type="password"]')) {
    await replaceText(opened.user, secret, place.fill?.[secret.name] ?? '');
  }
  return opened;
}

/** It is told that nobody knows; saved again, the record is found and not made a second time (DAY-34). */
export async function isFoundAgain(place: FormPlace): Promise<void> {
  const { saves, save } = await openFilled(place);
  backend.failNext(/^POST /, 'lost');
  await save();
  expect(await screen.findByText(toldUnsure, {}, patience)).toBeInTheDocument();
  expect(saves()).toHaveLength(1);
  await save();
  await closed();
  expect(saves()).toHaveLength(1);
}

/** It is found after a reload as well, and nothing of it is kept once it is (DAY-34). */
export async function isFoundAfterReload(place: FormPlace): Promise<void> {
  const { save } = await openFilled(place);
  backend.failNext(/^POST /, 'lost');
  await save();
  expect(await screen.findByText(toldUnsure, {}, patience)).toBeInTheDocument();
  const again = await openAgain(place);
  await again.save();
  await closed();
  expect(again.saves()).toEqual([]);
  expect(keptPlaces()).toEqual([]);
}
