import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closed, replaceText, textButton } from '../page';
import { backend } from '../world';
import { isFoundAgain, openFilled, toldUnsure, unsurePlaces } from './unsureHelpers';

const tagPlace = () => unsurePlaces.find(({ title }) => title === '/tags') ?? expect.fail('no form of tags');

describe('a new record whose answer is lost', () => {
  it('DAY-34 it is told that nobody knows; saved again, it is found and not made a second time', () =>
    isFoundAgain(tagPlace()));

  it('DAY-34 what never arrived is sent again', async () => {
    const { saves, save } = await openFilled(tagPlace());
    backend.failNext(/^POST /, 'network');
    await save();
    expect(await screen.findByText(toldUnsure)).toBeInTheDocument();
    await save();
    await closed();
    expect(saves()).toHaveLength(2);
    expect(backend.store.tags.filter(({ name }) => name === 'Falhas')).toHaveLength(1);
  });

  it('DAY-34 what was changed meanwhile goes to the record that arrived', async () => {
    const { user, form, saves, save, sent } = await openFilled(tagPlace());
    backend.failNext(/^POST /, 'lost');
    await save();
    expect(await screen.findByText(toldUnsure)).toBeInTheDocument();
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
    const { user, form, saves, save } = await openFilled(tagPlace());
    backend.failNext(/^POST /, 'lost');
    await save();
    expect(await screen.findByText(toldUnsure)).toBeInTheDocument();
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
