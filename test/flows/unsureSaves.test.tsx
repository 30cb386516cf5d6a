import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formPlaces, type FormPlace } from '../long/formPlaces';
import { changesTo, closed, replaceText, textButton } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';

const [list] = backend.store.contactLists.filter(({ companyId }) => companyId === 1);
const places = formPlaces(`/contact-lists/${list?.id ?? 0}/contacts`).filter(({ opens }) => opens !== undefined);

const told = /não se sabe se foi salvo/;
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

async function openFilled(place: FormPlace) {
  const { user } = await renderApp(place.opens ?? '', { as: 'super' });
  const form = await screen.findByRole('dialog', {}, patience);
  await within(form)
    .findByText('Salvar', {}, patience)
    .catch(() => undefined);
  await fillIn(user, form, place);
  const sent = changesTo();
  const saves = () => sent.filter(({ line }) => line.startsWith('POST'));
  const save = () => user.click(form.querySelector('button[type="submit"]') ?? expect.fail('no button'));
  return { user, form, saves, save, sent };
}

describe('a new record whose answer is lost', () => {
  it.each(places.map((place) => [place.title, place] as const))(
    'DAY-34 %s: it is told that nobody knows; saved again, it is found and not made a second time',
    async (_title, place) => {
      const { saves, save } = await openFilled(place);
      backend.failNext(/^POST /, 'lost');
      await save();
      expect(await screen.findByText(told, {}, patience)).toBeInTheDocument();
      expect(saves()).toHaveLength(1);
      await save();
      await closed();
      expect(saves()).toHaveLength(1);
    },
  );

  it('DAY-34 what never arrived is sent again', async () => {
    const place = places.find(({ title }) => title === '/tags') ?? expect.fail();
    const { saves, save } = await openFilled(place);
    backend.failNext(/^POST /, 'network');
    await save();
    expect(await screen.findByText(told)).toBeInTheDocument();
    await save();
    await closed();
    expect(saves()).toHaveLength(2);
    expect(backend.store.tags.filter(({ name }) => name === 'Falhas')).toHaveLength(1);
  });

  it('DAY-34 what was changed meanwhile goes to the record that arrived', async () => {
    const place = places.find(({ title }) => title === '/tags') ?? expect.fail();
    const { user, form, saves, save, sent } = await openFilled(place);
    backend.failNext(/^POST /, 'lost');
    await save();
    expect(await screen.findByText(told)).toBeInTheDocument();
    await replaceText(user, within(form).getByLabelText(/^Nome/), 'Falhas de hoje');
    await save();
    await closed();
    expect(saves()).toHaveLength(1);
    expect(sent.at(-1)?.line).toMatch(/^PUT \/tags\/\d+$/);
    expect(backend.store.tags.filter(({ name }) => name.startsWith('Falhas')).map(({ name }) => name)).toEqual([
      'Falhas de hoje',
    ]);
  });

  it('DAY-34 another form opened afterwards knows nothing of it', async () => {
    const place = places.find(({ title }) => title === '/tags') ?? expect.fail();
    const { user, form, saves, save } = await openFilled(place);
    backend.failNext(/^POST /, 'lost');
    await save();
    expect(await screen.findByText(told)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await closed();
    await user.click(textButton('Nova tag'));
    await replaceText(user, await screen.findByLabelText(/^Nome/), 'Outra');
    await user.click(screen.getByRole('dialog').querySelector('button[type="submit"]') ?? form);
    await closed();
    expect(saves()).toHaveLength(2);
  });
});
