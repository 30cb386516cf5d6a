import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addHours, format } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { findDialog, requests } from '../page';
import { backend } from '../world';
import { choose, openConversation } from './conversationHelpers';
import { idOf } from './ticketsHelpers';

const picture = (name: string, type: string) => new File(['x'], name, { type });
const minute = 'dd/MM/yyyy HH:mm';

async function openScheduleForm() {
  const app = await openConversation();
  await choose(app, 'Agendar mensagem');
  const dialog = await findDialog('Agendar mensagem para Alfa Souza');
  const form = within(dialog);
  const text = await form.findByLabelText(/^Mensagem/);
  return { ...app, dialog, form, text, save: form.getByRole('button', { name: 'Agendar' }) };
}

describe('a message for later, from the ticket', () => {
  it('W-07 SC-05 SC-09 SC-11 E-26 B-07 it is kept for the contact an hour from now, once, with its picture', async () => {
    const start = new Date();
    const { contact, user, dialog, form, text, save } = await openScheduleForm();
    const when = form.getByLabelText(/^Data e hora do envio/);
    const hours = [start, new Date()].map((now) => format(addHours(now, 1), minute));
    expect(hours).toContain(when instanceof HTMLInputElement ? when.value : '');
    await user.click(text);
    await user.paste('Bom dia, Alfa!');
    const file = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    expect(file).toHaveAttribute('accept', '.png,.jpg,.jpeg');
    if (file) await user.upload(file, picture('foto.png', 'image/png'));
    expect(await form.findByText('foto.png')).toBeVisible();
    const before = backend.store.schedules.all().length;
    await user.dblClick(save);
    expect(await screen.findByText('Agendamento salvo com sucesso.')).toBeInTheDocument();
    expect(backend.store.schedules.all()).toHaveLength(before + 1);
    const made = backend.store.schedules.all().at(-1);
    expect(made).toMatchObject({ body: 'Bom dia, Alfa!', contactId: contact.id, userId: idOf('ana') });
    expect(made?.mediaPath).toEqual(expect.stringContaining('.png'));
    expect(hours).toContain(format(new Date(made?.sendAt ?? 0), minute));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('SC-04 SC-06 B-04 too short a text and other files are refused, and what was typed is not lost', async () => {
    const { user, form, dialog, text, save } = await openScheduleForm();
    await user.click(save);
    expect(await form.findByText('Obrigatório')).toBeVisible();
    await user.click(text);
    await user.paste('Oi');
    expect(await form.findByText('Mensagem muito curta')).toBeVisible();
    const file = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (file) fireEvent.change(file, { target: { files: [picture('conta.pdf', 'application/pdf')] } });
    await form.findByText('conta.pdf');
    await user.click(text);
    await user.paste(' Alfa, tudo bem?');
    await user.click(save);
    expect(await form.findByText('Tipo de arquivo não aceito')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    const question = within(await findDialog('Descartar as alterações?'));
    await user.click(question.getByRole('button', { name: 'Continuar editando' }));
    expect(text).toHaveValue('Oi Alfa, tudo bem?');
    expect(requests('POST', '/schedules')).toBe(0);
  });
});
