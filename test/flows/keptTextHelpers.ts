import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from '../render';
import type { Person } from '../world';
import { keptPlaces, restoredNotice } from './recordForms';

export const written = 'Meio escrito,\nde duas linhas';
export const patience = { timeout: 20_000 };

/** The element that has the focus. */
const fieldInUse = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export interface TextPlace {
  path: string;
  /** What the field is called. */
  label: RegExp;
  /** The tab or the kind it stands behind. */
  behind?: string;
  as?: Person;
}

/** Fields of several lines. */
export const textPlaces: readonly (readonly [string, TextPlace])[] = [
  ['the message of a schedule', { path: '/schedules?new', label: /^Mensagem/ }],
  ['a quick answer', { path: '/quick-messages?new', label: /^Mensagem/ }],
  ['a text of a campaign', { path: '/campaigns?new', label: /^Texto da mensagem/, behind: 'Msg. 2' }],
  ['the greeting of a queue', { path: '/queues?new', label: /^Mensagem de saudação/ }],
  ['a message of a connection', { path: '/connections?new', label: /^Mensagem de conclusão/, behind: 'Mensagens' }],
  ['the message of a list of files', { path: '/files?new', label: /^Mensagem/ }],
  ['a prompt', { path: '/prompts?new', label: /^Prompt/ }],
  ['an announcement', { path: '/announcements?new', label: /^Texto/, as: 'super' }],
  ['the description of a help video', { path: '/settings?tab=helps&new', label: /^Descrição/, as: 'super' }],
  ['a test message', { path: '/messages-api', label: /^Mensagem/ }],
];

/** Opens the form of a field. */
export async function openText({ path, label, behind, as = 'admin' }: TextPlace, person: Person = as) {
  const app = await renderApp(path, { as: person });
  if (behind !== undefined) await app.user.click(await screen.findByRole('tab', { name: behind }, patience));
  return { ...app, field: await screen.findByRole('textbox', { name: label }, patience) };
}

/** What is written in a field is offered again to who wrote it, and to nobody else (DAY-3). */
export async function isOfferedAgain(place: TextPlace): Promise<void> {
  const { user, field, unmount } = await openText(place);
  await user.click(field);
  await user.paste(written);
  // The session ends, or the page goes.
  unmount();
  expect(keptPlaces()).toEqual([expect.stringMatching(/^form:\d+:\d+:/)]);

  // The pages of the super user are closed to everybody else.
  if (place.as !== 'super') expect((await openText(place, 'super')).field).toHaveValue('');
  cleanup();

  const again = await openText(place);
  await waitFor(() => expect(again.field).toHaveValue(written));
  expect(screen.getByText(restoredNotice)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Descartar o que foi recuperado' }));
  await waitFor(() => expect(again.field).toHaveValue(''));
  expect(again.field.closest('form')).toContainElement(fieldInUse());
  again.unmount();
  expect(keptPlaces()).toEqual([]);
}
