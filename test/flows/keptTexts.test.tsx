import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { closed, dialog, textButton } from '../page';
import { backend } from '../world';
import { findBox, firstTicket, openConversation } from './composerHelpers';
import { isOfferedAgain, openText, patience, textPlaces, written } from './keptTextHelpers';
import { keptPlaces } from './recordForms';
// The lazy page and its dialog are loaded before the first test, so that no test waits for the compiler.
import '@/pages/schedules/ScheduleDialog';
import '@/pages/schedules/SchedulesPage';

const drafts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

const isOften = ([name]: readonly [string, unknown]): boolean => /schedule|campaign|test message/.test(name);

describe('what is written in a form', () => {
  it.each(textPlaces.filter(isOften))(
    'DAY-3 %s is offered again to who wrote it, and to nobody else',
    (_field, place) => isOfferedAgain(place),
  );

  it('DAY-3 B-04 what is saved, or given up when asked, is not offered again', async () => {
    const place = { path: '/quick-messages?new', label: /^Mensagem/ };
    const first = await openText(place);
    await first.user.click(first.field);
    await first.user.paste(written);
    await first.user.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
    await first.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await closed();
    first.unmount();
    expect(keptPlaces()).toEqual([]);

    const second = await openText(place);
    expect(second.field).toHaveValue('');
    await second.user.type(screen.getByRole('textbox', { name: /^Atalho/ }), 'meio');
    await second.user.click(second.field);
    await second.user.paste(written);
    await second.user.click(textButton('Salvar'));
    await closed();
    expect(backend.store.quickMessages.all().some(({ message }) => message === written)).toBe(true);
    second.unmount();
    expect(keptPlaces()).toEqual([]);
  });

  it('DAY-3 the text of a known record is offered in its own form alone', async () => {
    const [one, other] = backend.store.queues.filter(({ companyId }) => companyId === 1);
    if (!one || !other) throw new Error('two queues are needed');
    const label = /^Mensagem de saudação/;
    const first = await openText({ path: `/queues?edit=${one.id}`, label });
    await first.user.type(first.field, ' E mais.');
    first.unmount();
    const beside = await openText({ path: `/queues?edit=${other.id}`, label });
    expect(beside.field).toHaveValue(other.greetingMessage);
    beside.unmount();
    const again = await openText({ path: `/queues?edit=${one.id}`, label });
    await waitFor(() => expect(again.field).toHaveValue(`${one.greetingMessage} E mais.`));
  });
});

describe('captions', () => {
  const files = ['um.pdf', 'dois.pdf'].map(
    (name) => new File([name], name, { type: 'application/pdf', lastModified: 1_700_000_000_000 }),
  );
  const pick = async () => {
    await findBox();
    await userEvent.upload(screen.getByLabelText('Anexar arquivo', { selector: 'input' }), files);
    return screen.findByLabelText('Legenda de um.pdf', {}, patience);
  };

  it('DAY-3 the caption of a file is offered again with the file, to who wrote it, until it is sent', async () => {
    const ticket = firstTicket('ana');
    const first = await openConversation(ticket);
    await first.user.type(await pick(), 'A primeira');
    first.unmount();

    const again = await openConversation(ticket);
    const caption = await pick();
    expect(caption).toHaveValue('A primeira');
    // Left alone it keeps its caption in sight, since that goes with it.
    await again.user.click(screen.getByRole('button', { name: 'Remover dois.pdf' }));
    expect(screen.getByLabelText('Legenda de um.pdf')).toHaveValue('A primeira');
    await again.user.click(screen.getByRole('button', { name: /^Enviar/ }));
    await waitFor(() => expect(again.posts).toHaveLength(1));
    expect(drafts()).toEqual([]);
  });
});
