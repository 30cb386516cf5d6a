import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changesTo, closed, replaceText } from '../page';
import { backend } from '../world';
import { fewRecordForms, isTold, openRecord, recordForms } from './recordForms';
import { chip, emptyCalendar, march, message, openCalendar } from './schedulesHelpers';

describe('two people edit one record', () => {
  it.each(fewRecordForms)(
    'PUB-11 %s: what both changed is told at its field and goes through the next time; the rest stays as the colleague has it',
    (_kind, of) => isTold(of),
  );

  it('PUB-11 what a colleague changed stays, and nobody is asked, when something else is changed here', async () => {
    const record = (recordForms[0]?.[1] ?? expect.fail())();
    const { user, dialog, field } = await openRecord(record);
    record.change(record.theirs, record.there);
    await replaceText(user, field, 'Mudado por mim');
    await user.click(dialog.getByText('Salvar'));
    await closed();
    expect(record.read(record.mine)).toBe('Mudado por mim');
    expect(record.read(record.theirs)).toBe(record.there);
  });

  it('PUB-11 the record cannot be read before the save: nothing is sent, what was typed stays', async () => {
    const record = (recordForms[0]?.[1] ?? expect.fail())();
    const { user, dialog, field } = await openRecord(record);
    const sent = changesTo();
    backend.failNext(`GET /tags/${record.id}`, 500);
    await replaceText(user, field, 'Mudado por mim');
    await user.click(dialog.getByText('Salvar'));
    expect(await screen.findByText(/servidor/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(field).toHaveValue('Mudado por mim');
    await user.click(dialog.getByText('Salvar'));
    await closed();
    expect(record.read(record.mine)).toBe('Mudado por mim');
  });

  it('PUB-11 a time is told as it is written', async () => {
    emptyCalendar();
    const { id } = message(march(12), { body: 'Lembrete de março' });
    const { user } = await openCalendar();
    await user.click(await chip(/Lembrete de março/));
    const dialog = within(await screen.findByRole('dialog'));
    const when = await dialog.findByLabelText(/^Data e hora/);
    const row = backend.store.schedules.get(id) ?? expect.fail();
    backend.store.schedules.update(row, { sendAt: march(26).toISOString() });
    await replaceText(user, when, '13/03/2031 10:00');
    await user.click(dialog.getByText('Salvar'));
    await waitFor(() => expect(when).toHaveAccessibleDescription(/mudou isto para 26\/03\/2031 09:00/));
    await user.click(dialog.getByText('Salvar'));
    await closed();
    expect(backend.store.schedules.get(id)?.sendAt).toBe(march(13, 10).toISOString());
  });
});
