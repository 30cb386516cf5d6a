import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { closed, dialog, textButton } from '../page';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
import { findBox, firstTicket, openConversation } from './composerHelpers';
// The lazy page and its dialog are loaded before the first test, so that no test waits for the compiler.
import '@/pages/schedules/ScheduleDialog';
import '@/pages/schedules/SchedulesPage';

const written = 'Meio escrito,\nde duas linhas';
const patience = { timeout: 20_000 };

const drafts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const kept = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('form:'));

/** The element that has the focus. */
const fieldInUse = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

interface Place {
  path: string;
  /** What the field is called. */
  label: RegExp;
  /** The tab or the kind it stands behind. */
  behind?: string;
  as?: Person;
}

const places: readonly (readonly [string, Place])[] = [
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

async function open({ path, label, behind, as = 'admin' }: Place, person: Person = as) {
  const app = await renderApp(path, { as: person });
  if (behind !== undefined) await app.user.click(await screen.findByRole('tab', { name: behind }, patience));
  return { ...app, field: await screen.findByRole('textbox', { name: label }, patience) };
}

describe('what is written in a form', () => {
  it.each(places)('DAY-3 %s is offered again to who wrote it, and to nobody else', async (_field, place) => {
    const { user, field, unmount } = await open(place);
    await user.click(field);
    await user.paste(written);
    // The session ends, or the page goes.
    unmount();
    expect(kept()).toEqual([expect.stringMatching(/^form:\d+:\d+:/)]);

    // The pages of the super user are closed to everybody else.
    if (place.as !== 'super') expect((await open(place, 'super')).field).toHaveValue('');
    cleanup();

    const again = await open(place);
    await waitFor(() => expect(again.field).toHaveValue(written));
    expect(screen.getByText('Recuperado do que você tinha escrito, sem senhas nem arquivos.')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Descartar o que foi recuperado' }));
    await waitFor(() => expect(again.field).toHaveValue(''));
    expect(again.field.closest('form')).toContainElement(fieldInUse());
    again.unmount();
    expect(kept()).toEqual([]);
  });

  it('DAY-3 B-04 what is saved, or given up when asked, is not offered again', async () => {
    const place = { path: '/quick-messages?new', label: /^Mensagem/ };
    const first = await open(place);
    await first.user.click(first.field);
    await first.user.paste(written);
    await first.user.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
    await first.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await closed();
    first.unmount();
    expect(kept()).toEqual([]);

    const second = await open(place);
    expect(second.field).toHaveValue('');
    await second.user.type(screen.getByRole('textbox', { name: /^Atalho/ }), 'meio');
    await second.user.click(second.field);
    await second.user.paste(written);
    await second.user.click(textButton('Salvar'));
    await closed();
    expect(backend.store.quickMessages.all().some(({ message }) => message === written)).toBe(true);
    second.unmount();
    expect(kept()).toEqual([]);
  });

  it('DAY-3 the text of a known record is offered in its own form alone', async () => {
    const [one, other] = backend.store.queues.filter(({ companyId }) => companyId === 1);
    if (!one || !other) throw new Error('two queues are needed');
    const label = /^Mensagem de saudação/;
    const first = await open({ path: `/queues?edit=${one.id}`, label });
    await first.user.type(first.field, ' E mais.');
    first.unmount();
    const beside = await open({ path: `/queues?edit=${other.id}`, label });
    expect(beside.field).toHaveValue(other.greetingMessage);
    beside.unmount();
    const again = await open({ path: `/queues?edit=${one.id}`, label });
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
