import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerWhen, closed, replaceText, textButton } from '../page';
import { backend } from '../world';
import { keptPlaces } from './recordForms';
import { isFoundAfterReload, isFoundAgain, openAgain, openFilled, toldUnsure, unsurePlaces } from './unsureHelpers';

const placeOf = (wanted: string) => unsurePlaces.find(({ title }) => title === wanted) ?? expect.fail(wanted);
const tagPlace = () => placeOf('/tags');

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

describe('a new record whose answer is lost, and a reload after it', () => {
  it.each(['/campaigns', '/schedules', '/quick-messages', '/prompts'])(
    'DAY-34 %s: it is found, and no second one is made',
    (title) => isFoundAfterReload(placeOf(title)),
  );

  it('DAY-34 a reload while the save is on its way makes no second one either', async () => {
    const { save } = await openFilled(tagPlace());
    const release = answerWhen('/tags', 'POST');
    await save();
    await waitFor(() => expect(backend.store.tags.filter(({ name }) => name === 'Falhas')).toHaveLength(1));
    const again = await openAgain(tagPlace());
    await again.save();
    await closed();
    expect(again.saves()).toEqual([]);
    // Only here does the page that was left hear its answer.
    release();
  });

  it.each([
    ['/quick-messages', 'media-upload', () => backend.store.quickMessages.filter((row) => row.shortcode === 'falhas')],
    ['/campaigns', 'media-upload', () => backend.store.campaigns.filter(({ name }) => name === 'Campanha das falhas')],
    ['/schedules', 'media-upload', () => backend.store.schedules.filter(({ body }) => body.startsWith('Sua consulta'))],
    ['/files', 'uploadList', () => backend.store.fileLists.filter(({ name }) => name === 'Arquivos das falhas')],
  ])('DAY-34 %s: a record whose upload failed is not made a second time', async (title, upload, made) => {
    const { form, save } = await openFilled(placeOf(title));
    const picker = form.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail('no file');
    await userEvent.upload(picker, new File(['x'], 'foto.png', { type: 'image/png' }));
    backend.failNext(new RegExp(upload), 500);
    await save();
    await waitFor(() => expect(made()).toHaveLength(1));
    // It is there and in effect: who gives up the form must not think otherwise.
    expect(await screen.findByText(/^O registro já está salvo e vale/)).toBeInTheDocument();
    await waitFor(() => expect(form).not.toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(form.querySelector('button[type="submit"]')).toHaveTextContent('Salvar'));
    const again = await openAgain(placeOf(title));
    await again.save();
    await closed();
    expect(made()).toHaveLength(1);
    expect(keptPlaces()).toEqual([]);
  });

  it('DAY-34 what is discarded after it is forgotten, and another record is made', async () => {
    const { save } = await openFilled(tagPlace());
    backend.failNext(/^POST /, 'lost');
    await save();
    await screen.findByText(toldUnsure);
    const again = await openAgain(tagPlace());
    await again.user.click(within(again.form).getByRole('button', { name: 'Descartar o que foi recuperado' }));
    expect(keptPlaces()).toEqual([]);
    await replaceText(again.user, within(again.form).getByLabelText(/^Nome/), 'Outra');
    await again.save();
    await closed();
    expect(again.saves()).toHaveLength(1);
  });
});
