import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { replaceText } from '../page';
import { renderApp } from '../render';
import { recordForms, restoredNotice } from './recordForms';
import { unsurePlaces } from './unsureHelpers';

const patience = { timeout: 20_000 };

/** A form that is filled in by whatever stands in it. */
export interface FilledForm {
  title: string;
  path: () => string;
}

/** Selects that decide which fields there are. */
const leave = ['type'];

/** Every form of a new record, and one of each kind that is stored. */
export const filledForms: readonly FilledForm[] = [
  ...unsurePlaces.map(({ title, opens = '' }) => ({ title: `${title}, a new one`, path: () => opens })),
  ...recordForms.map(([kind, of]) => ({
    title: `${kind}, a stored one`,
    path: () => {
      const { page, id } = of();
      return `${page}${page.includes('?') ? '&' : '?'}edit=${id}`;
    },
  })),
];

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A switch, a text, or a choice with what shows it. */
const controlsIn = (form: HTMLElement): Control[] =>
  [...form.querySelectorAll<Control>('input:not([type="file"]):not([type="color"]), textarea')].filter(
    (control) => control.name !== '' || control.role === 'combobox',
  );

const nameOf = (control: Control): string => control.name || (control.labels?.[0]?.textContent ?? '');

const isTicked = (control: Control): boolean => control instanceof HTMLInputElement && control.type === 'checkbox';

/** What a control shows, with what stands chosen beside it. */
function shownIn(control: Control): string {
  if (isTicked(control)) return String(control instanceof HTMLInputElement && control.checked);
  const chips = control.role === 'combobox' ? (control.parentElement?.textContent ?? '') : '';
  return `${control.value}${chips}`;
}

/** A select holds its value in a field of its own beside the box that is pressed. */
const selectOf = (control: Control): HTMLElement | null =>
  control.role === 'combobox' ? null : (control.parentElement?.querySelector('[role="combobox"]') ?? null);

const isClosed = (control: Control): boolean =>
  control.disabled || (control.readOnly && control.role !== 'combobox') || control.closest('[hidden]') !== null;

async function pickAnother(user: UserEvent, box: HTMLElement): Promise<void> {
  await user.click(box);
  if (screen.queryByText(/^Digite/)) await user.type(box, 'Ana');
  const options = await screen.findAllByRole('option', {}, patience);
  await user.click(options.find((option) => option.getAttribute('aria-selected') !== 'true') ?? options[0] ?? box);
  if (screen.queryByRole('listbox')) await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

async function change(user: UserEvent, control: Control): Promise<void> {
  const select = selectOf(control);
  const before = shownIn(control);
  if (isTicked(control)) await user.click(control);
  else if (control.role === 'combobox') await pickAnother(user, control);
  else if (select) await pickAnother(user, select);
  else await replaceText(user, control, control.value === '7' ? '8' : '7');
  await waitFor(() => expect(shownIn(control), nameOf(control)).not.toBe(before));
}

/** Opens each part of a form in its turn. */
async function inEachPart(user: UserEvent, form: HTMLElement, act: () => Promise<void> | void): Promise<void> {
  const tabs = within(form).queryAllByRole('tab');
  if (tabs.length === 0) return act();
  for (const tab of tabs) {
    await user.click(tab);
    await act();
  }
}

type Shown = Record<string, string>;

const noteIn = (form: HTMLElement, shown: Shown): void => {
  for (const control of controlsIn(form)) shown[nameOf(control)] = shownIn(control);
};

async function allShown(user: UserEvent, form: HTMLElement): Promise<Shown> {
  const shown: Shown = {};
  await inEachPart(user, form, () => noteIn(form, shown));
  return shown;
}

async function open(path: string) {
  const { user } = await renderApp(path, { as: 'super' });
  const form = await screen.findByRole('dialog', {}, patience);
  await waitFor(() => expect(form.querySelector('button[type="submit"]')).not.toBeNull(), patience);
  return { user, form };
}

/** Everything that can be typed, chosen or added in a form comes back; passwords do not (DAY-33). */
export async function allComesBack({ path }: FilledForm): Promise<void> {
  const address = path();
  const { user, form } = await open(address);
  const before = await allShown(user, form);
  const secrets = new Set(
    controlsIn(form)
      .filter(({ type }) => type === 'password')
      .map(nameOf),
  );
  const changed = new Set(leave);
  await inEachPart(user, form, async () => {
    for (const add of within(form).queryAllByText(/^Adicionar/, { selector: 'button, button *' }))
      await user.click(add);
    for (const control of controlsIn(form)) {
      const name = nameOf(control);
      if (!control.isConnected || isClosed(control) || changed.has(name)) continue;
      changed.add(name);
      await change(user, control);
    }
  });
  const written = await allShown(user, form);
  cleanup();

  const again = await open(address);
  await within(again.form).findByText(restoredNotice);
  for (const name of secrets) written[name] = before[name] ?? '';
  await waitFor(async () => expect(await allShown(again.user, again.form)).toEqual(written));
}
