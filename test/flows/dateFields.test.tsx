import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { changeLanguage, startI18n } from '@/i18n/i18n';
import { button, changesTo, closed, findDialog, replaceText, rowOf, textButton } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import { campaign, change as changeCampaign, openCampaign, openCampaigns } from './campaignsHelpers';
import { change as changeCompany, company, openCompanies, openCompanyForm } from './companiesHelpers';
import { chip, emptyCalendar, march, message, openCalendar } from './schedulesHelpers';
// Loaded before the first test, so that no test waits for the compiler.
import '@/components/inputs/CalendarPopover';
import '@/pages/campaigns/CampaignDialog';
import '@/pages/campaigns/CampaignsPage';
import '@/pages/dashboard/DashboardPage';

interface Place {
  name: string;
  withTime: boolean;
  /** The field, and what sends it. */
  open: () => Promise<{ user: UserEvent; field: HTMLElement; send: () => Promise<void> }>;
}

const places: Place[] = [
  {
    name: 'due date of a company',
    withTime: false,
    open: async () => {
      changeCompany('Mercado Vencido', { dueDate: '2028-01-31T00:00:00.000Z' });
      const { user } = await openCompanies();
      const { form } = await openCompanyForm(user, 'Editar Mercado Vencido');
      return { user, field: form.getByLabelText('Vencimento'), send: () => user.click(form.getByText('Salvar')) };
    },
  },
  {
    name: 'time of a campaign',
    withTime: true,
    open: async () => {
      changeCampaign('Black Friday', {
        status: 'PROGRAMADA',
        scheduledAt: addDays(backend.ctx.now(), 3).toISOString(),
      });
      const { user } = await openCampaigns();
      const form = await openCampaign(user, 'Black Friday');
      return {
        user,
        field: form.getByLabelText(/^Data e hora/),
        send: () => user.click(form.getByText('Salvar')),
      };
    },
  },
  {
    name: 'time of a message for later',
    withTime: true,
    open: async () => {
      emptyCalendar();
      message(march(12), { body: 'Lembrete de março' });
      const { user } = await openCalendar();
      await user.click(await chip(/Lembrete de março/));
      const form = within(await screen.findByRole('dialog'));
      return {
        user,
        field: await form.findByLabelText(/^Data e hora/),
        send: () => user.click(form.getByText('Salvar')),
      };
    },
  },
  {
    name: 'start of the dashboard',
    withTime: false,
    open: async () => {
      const { user } = await renderApp('/', { as: 'admin' });
      const field = await screen.findByLabelText('Data inicial');
      return { user, field, send: () => user.click(textButton('Filtrar')) };
    },
  },
];

const wrongDays = [
  ['31/04/2030', 'Este dia não existe no calendário'],
  ['25/12', 'Escreva a data como 25/12/2026'],
  ['25/12/30', /quatro algarismos/],
  ['25/12/2', /quatro algarismos/],
  ['25/12/20300', /quatro algarismos/],
  ['natal', 'Escreva a data como 25/12/2026'],
] as const;
const wrongTimes = [
  ['25/12/2030', /^Falta a hora/],
  ['25/12/2030 25:00', 'Escreva a hora como 14:30'],
] as const;

describe('what is shown in a date field is what it holds', () => {
  it.each(places)(
    'PUB-9 PUB-10 $name: half a date, a day that does not exist and a slip of the year are refused in words',
    async ({ withTime, open }) => {
      const { user, field, send } = await open();
      const sent = changesTo();
      const { search } = window.location;
      for (const [text, said] of [
        ...wrongDays.map(([day, words]) => [withTime && /\d$/.test(day) ? `${day} 10:00` : day, words] as const),
        ...(withTime ? wrongTimes : []),
      ]) {
        await replaceText(user, field, text);
        await send();
        await waitFor(() => expect(field).toHaveAccessibleDescription(said));
        expect(field).toBeInvalid();
        expect(field).toHaveValue(text);
      }
      expect(sent).toEqual([]);
      expect(window.location.search).toBe(search);
    },
  );

  it('DAY-52 in English the field of a date is the app’s own and reads as the dates of the page do', async () => {
    changeCompany('Mercado Vencido', { dueDate: '2028-05-12T00:00:00.000Z' });
    await startI18n();
    await changeLanguage('en');
    const { user } = await renderApp('/settings?tab=companies', { as: 'super', storage: { i18nextLng: 'en' } });
    const row = await rowOf('Mercado Vencido');
    expect(row).toHaveTextContent('12/05/2028');
    await user.click(button('Edit Mercado Vencido'));
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByLabelText('Due date')).toHaveValue('12/05/2028');
    expect(document.querySelector('input[type^="date"]')).toBeNull();
  });

  it('PUB-9 a day is picked from the calendar, in the language of the page, and the field is written in full', async () => {
    const { user, field, send } = await (places[0] ?? expect.fail()).open();
    await user.click(button('Calendário: Vencimento'));
    const calendar = within(await findDialog('Calendário: Vencimento'));
    expect(calendar.getByText('janeiro 2028')).toBeVisible();
    expect(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('31');
    await user.click(calendar.getByLabelText(/próximo mês/i));
    await user.click(await calendar.findByRole('gridcell', { name: '29' }));
    expect(field).toHaveValue('29/02/2028');
    await send();
    await waitFor(() => expect(company('Mercado Vencido')?.dueDate).toContain('2028-02-29'));
    await closed();
  });

  it('PUB-9 day and hour of a message are picked; the keyboard does it as well', async () => {
    const { user, field, send } = await (places[2] ?? expect.fail()).open();
    expect(field).toHaveValue('12/03/2031 09:00');
    const name = 'Calendário: Data e hora do envio';
    button(name).focus();
    await user.keyboard('{Enter}');
    const calendar = within(await findDialog(name));
    await waitFor(() => expect(calendar.getByRole('gridcell', { selected: true })).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(field).toHaveValue('13/03/2031 09:00');
    await user.click(calendar.getByRole('option', { name: '14 horas' }));
    await user.click(calendar.getByRole('option', { name: '30 minutos' }));
    expect(field).toHaveValue('13/03/2031 14:30');
    await user.click(calendar.getByText('Pronto'));
    await waitFor(() => expect(button(name)).toHaveFocus());
    await send();
    await waitFor(() =>
      expect(backend.store.schedules.all().map(({ sendAt }) => sendAt)).toEqual([march(13, 14, 30).toISOString()]),
    );
  });

  it('PUB-9 digits alone are enough, as on a telephone; the strokes come by themselves', async () => {
    const { user, field } = await (places[2] ?? expect.fail()).open();
    await replaceText(user, field, '');
    await user.type(field, '250320311415');
    expect(field).toHaveValue('25/03/2031 1415');
    await user.tab();
    expect(field).toHaveValue('25/03/2031 14:15');
  });

  it('PUB-9 an emptied date of a campaign is empty, and only then', async () => {
    const { user, field, send } = await (places[1] ?? expect.fail()).open();
    await replaceText(user, field, '25/12');
    await send();
    await waitFor(() => expect(field).toBeInvalid());
    await replaceText(user, field, '');
    await send();
    await waitFor(() => expect(campaign('Black Friday').scheduledAt).toBeNull());
  });
});
