import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writtenDate } from '@/lib/readDate';
import { closed, dialog, replaceText, requests } from '../page';
import { cell, chip, contacts, emptyCalendar, message, openCalendar, status, stored, writes } from './schedulesHelpers';

beforeEach(emptyCalendar);
afterEach(() => vi.unstubAllEnvs());

/** The hours of the clock in 2031: forward on 30 March in Madrid and on 7 September in Santiago, back on 26 October and 5 April. */
const inZone = (zone: string) => vi.stubEnv('TZ', zone);

const slots = () => [...document.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'));
const rows = () => [...document.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);
const when = async () => (await dialog()).findByLabelText(/^Data e hora/);
const hours = Array.from({ length: 24 }, (_hour, index) => `${String(index).padStart(2, '0')}:00`);

describe('the days on which clocks change', () => {
  it.each([
    ['Europe/Madrid', '2031-03-30', 2],
    ['Europe/Madrid', '2031-10-26', null],
    ['America/Santiago', '2031-09-07', 0],
    ['America/Santiago', '2031-04-05', null],
    ['Australia/Lord_Howe', '2031-10-05', null],
  ])('PUB-21 in %s %s has 24 rows, each with its own hour', async (zone, date, missing) => {
    inZone(zone);
    const { user } = await openCalendar(`/schedules?view=day&date=${date}`);
    expect(rows()).toEqual(hours);
    expect(slots()).toEqual(hours.map((hour) => `${date}T${hour.slice(0, 2)}`));
    expect(cell(`${date}T02`)).toHaveAccessibleName(/às 02:00: nenhuma mensagem$/);
    cell(`${date}T00`)?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(cell(`${date}T03`)).toHaveFocus());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(cell(`${date}T00`)).toHaveFocus());
    if (missing !== null) {
      await user.click(cell(`${date}T0${missing}`) ?? document.body);
      const hour = `0${missing}:00`;
      expect(
        await screen.findByText(`Nesta noite o relógio pula de ${hour} para 0${missing + 1}:00: ${hour} não existe.`),
      ).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    await user.click(cell(`${date}T09`) ?? document.body);
    expect(await when()).toHaveValue(writtenDate(`${date}T09:00`));
  });

  it('PUB-21 SC-05 a day of the month offers 9:00; an hour that is left out is refused at the field, in words', async () => {
    inZone('Europe/Madrid');
    const { user } = await openCalendar('/schedules?view=month&date=2031-03-30');
    cell('2031-03-30')?.focus();
    await user.keyboard('{Enter}');
    const field = await when();
    expect(field).toHaveValue('30/03/2031 09:00');
    await replaceText(user, field, '2031-03-30T02:30');
    await user.click((await dialog()).getByText('Salvar'));
    const said = 'Nesta noite o relógio pula de 02:00 para 03:00: 02:30 não existe.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(said));
    await replaceText(user, field, '2031-03-30T03:30');
    await waitFor(() => expect(field).toBeValid());
    expect(requests('POST', '/schedules')).toBe(0);
  });

  it('PUB-21 what is edited keeps its seconds and its hour, the second 2:30 too, and stands in the row of its hour', async () => {
    inZone('Europe/Madrid');
    const [contact] = contacts();
    const row = message(new Date('2031-10-26T01:30:45.000Z'), { body: 'Na segunda' });
    const { user } = await openCalendar('/schedules?view=week&date=2031-10-26');
    expect(cell('2031-10-26T02')).toContainElement(await chip(/^02:30 /));
    expect(new Set(slots()).size).toBe(7 * 24);
    const sent = writes();
    await user.click(await chip(/^02:30 /));
    const form = await dialog();
    expect(await when()).toHaveValue('26/10/2031 02:30');
    await replaceText(user, form.getByLabelText(/^Mensagem/), 'Outro texto');
    await user.click(form.getByText('Salvar'));
    await closed();
    const body = { body: 'Outro texto', contactId: contact?.id, sendAt: row.sendAt };
    expect(sent).toEqual([{ method: 'PUT', path: `/schedules/${row.id}`, body }]);
  });

  it('PUB-21 what is carried goes on by the clock, and put back is where it was', async () => {
    inZone('Europe/Madrid');
    const row = message(new Date('2031-10-26T01:30:45.000Z'));
    const { user } = await openCalendar('/schedules?view=month&date=2031-10-26');
    (await chip(/^02:30 /)).focus();
    await user.keyboard(' {ArrowRight}{ArrowLeft}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^02:30 /));
    expect(requests('PUT', `/schedules/${row.id}`)).toBe(0);
    await user.click(screen.getByText('Dia', { selector: 'button' }));
    (await chip(/^02:30 /)).focus();
    await user.keyboard(' {ArrowDown}');
    expect(await screen.findByText(/26 de outubro, às 02:45$/)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText(/26 de outubro, às 03:00$/)).toBeInTheDocument();
  });

  it('PUB-21 what is carried over the change keeps its time, and where that is left out it is said what is taken', async () => {
    inZone('Europe/Madrid');
    const row = message(new Date('2031-03-29T01:30:00.000Z'));
    const { user } = await openCalendar('/schedules?view=month&date=2031-03-29');
    (await chip(/^02:30 /)).focus();
    await user.keyboard(' {ArrowRight}');
    expect(await screen.findByText(/30 de março, às 03:30$/)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(stored(row.id)?.sendAt).toBe('2031-03-31T00:30:00.000Z'));
  });

  it('PUB-21 a week ends with its last day, where a day begins at 1:00', async () => {
    inZone('America/Santiago');
    message(new Date(2031, 8, 7, 9), { body: 'Primeira' });
    message(new Date(2031, 8, 14, 0, 30), { body: 'Da semana seguinte' });
    await openCalendar('/schedules?view=week&date=2031-09-10');
    await waitFor(() => expect(status()).toBe('1 neste período · 2 no total'));
    expect(cell('2031-09-07T09')).toContainElement(await chip(/^09:00 /));
    expect(slots().some((slot) => slot?.startsWith('2031-09-14'))).toBe(false);
  });
});
