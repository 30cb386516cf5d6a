import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, closed, dialog, requests } from '../page';
import { setViewport } from '../browserStubs';
import { backend, intercept } from '../world';
import {
  address,
  cell,
  chip,
  contacts,
  emptyCalendar,
  inMarch,
  march,
  message,
  openCalendar,
  status,
  stored,
  writes,
} from './schedulesHelpers';

beforeEach(emptyCalendar);

describe('the calendar of schedules', () => {
  it('SC-01 N-01 B-27 B-35 every page is read; a crowded day opens; view, day and order of the week are kept', async () => {
    for (let index = 0; index < 41; index += 1) message(march(1 + (index % 3)), { body: `Aviso ${index}` });
    message(march(24, 15, 30));
    const { user } = await openCalendar();
    await waitFor(() => expect(status()).toBe('42 neste período · 42 no total'));
    expect(requests('GET', '/schedules')).toBe(3);
    const grid = screen.getByLabelText('Março de 2031');
    expect(grid).toHaveAttribute('role', 'grid');
    const days = [...grid.querySelectorAll('[role="columnheader"]')].map(({ textContent }) => textContent);
    expect([days[0], days.length]).toEqual(['Domingo', 7]);
    expect(within(cell('2031-03-24') ?? grid).getByText('15:30')).toBeVisible();
    await user.click(screen.getByText(/^mais/, { selector: '[data-slot="2031-03-01"] button' }));
    expect([address().get('view'), address().get('date')]).toEqual(['day', '2031-03-01']);
    expect(await screen.findByText('Sábado, 1 de março de 2031')).toBeVisible();
    await user.click(button('Próximo dia'));
    expect(await screen.findByText('Domingo, 2 de março de 2031')).toBeVisible();
    await user.click(screen.getByText('Semana', { selector: 'button' }));
    expect(await screen.findByText('2 – 8 de mar. de 2031')).toBeVisible();
    await user.click(screen.getByText('Hoje', { selector: 'button' }));
    expect([address().get('view'), address().get('date')]).toEqual(['week', null]);
  });

  it('SC-01 I-16 a search finds text and contact, whatever the capitals, and leads to where it is', async () => {
    message(march(5), { body: 'Lembrete do boleto' });
    message(new Date(2031, 4, 20, 10), { body: 'Sua promoção chegou' });
    const { user } = await openCalendar();
    await user.click(screen.getByLabelText('Buscar agendamentos', { selector: 'input' }));
    await user.paste('PROMOCAO');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(status()).toBe('Nenhuma neste período · 1 resultado'));
    await user.click(screen.getByText('Ir para 20 de mai.', { selector: 'button' }));
    expect(await chip(/^10:00 .*promoção/)).toBeVisible();
    expect([address().get('date'), address().get('q')]).toEqual(['2031-05-20', 'PROMOCAO']);
  });

  it('SC-03 PAIN-1.2 what a colleague schedules, moves and deletes shows at once, with its contact', async () => {
    const { second } = await openCalendar();
    const admin = await second('admin');
    const [contact] = contacts();
    const body = { body: 'De outra mesa', contactId: contact?.id, sendAt: march(10, 14).toISOString(), userId: 1 };
    await admin.request('POST', '/schedules', body);
    expect(await chip(new RegExp(`^14:00 ${contact?.name} De outra mesa · Agendada$`))).toBeVisible();
    const id = backend.store.schedules.all().at(-1)?.id ?? 0;
    await admin.request('PUT', `/schedules/${id}`, { sendAt: march(11, 16).toISOString() });
    const moved = await chip(/^16:00 /);
    expect(cell('2031-03-11')).toContainElement(moved);
    await admin.request('DELETE', `/schedules/${id}`);
    await waitFor(() => expect(moved).not.toBeInTheDocument());
  });

  it('SC-03 SC-08 a message whose time has come is asked after, as no event tells that it was sent', async () => {
    const row = message(new Date(Date.now() + 5_000), { body: 'Está na hora' });
    intercept(async (request, handle) => {
      const answer = await handle(request);
      if (new URL(request.url).pathname === '/api/schedules') {
        backend.store.schedules.update(row, { status: 'ENVIADA', sentAt: new Date().toISOString() });
      }
      return answer;
    });
    await openCalendar('/schedules?view=agenda');
    expect(await screen.findByText('Enviada')).toBeVisible();
    expect(requests('GET', `/schedules/${row.id}`)).toBe(1);
  });

  it('SC-01 B-29 nothing there says what to do; what cannot be read says so and tries again', async () => {
    backend.faults.fail('GET /schedules', 500);
    const { user } = await openCalendarFailing();
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(status()).toMatch(/^Nenhuma mensagem agendada ainda/));
    await user.click(screen.getByText('Agenda', { selector: 'button' }));
    expect(await screen.findByText('Nenhuma mensagem neste período')).toBeVisible();
  });
});

async function openCalendarFailing() {
  const { renderApp } = await import('../render');
  const app = await renderApp(inMarch, { as: 'admin' });
  expect(await screen.findByText('Os agendamentos não puderam ser carregados')).toBeVisible();
  return app;
}

describe('the form of a message', () => {
  it('SC-02 SC-09 SC-12 B-10 the address asks for one to a contact; it is sent once and stands there at once', async () => {
    const [, contact] = contacts();
    const { user, session } = await openCalendar(`${inMarch}&contactId=${contact?.id}`);
    const form = await dialog();
    expect(await form.findByDisplayValue(contact?.name ?? '')).toBeVisible();
    await user.click(form.getByLabelText(/^Mensagem/));
    await user.paste('Olá ');
    await user.click(form.getByText('Inserir variável'));
    await user.click(await screen.findByText('{{firstName}}'));
    const when = form.getByLabelText(/^Data e hora/);
    await user.clear(when);
    await user.click(when);
    await user.type(when, '200320311115');
    const sent = writes();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Agendamento salvo com sucesso.')).toBeInTheDocument();
    expect(await chip(new RegExp(`^11:15 ${contact?.name} Olá \\{\\{firstName\\}\\} · Agendada$`))).toBeVisible();
    const sendAt = march(20, 11, 15).toISOString();
    const body = { body: 'Olá {{firstName}}', contactId: contact?.id, sendAt, userId: session?.userId };
    expect(sent).toEqual([{ method: 'POST', path: '/schedules', body }]);
    await closed();
    expect(address().has('contactId')).toBe(false);
  });

  it('SC-04 SC-05 B-33 Enter on a day opens a form for 9:00; the past, short texts and nobody are refused', async () => {
    const { user } = await openCalendar();
    cell('2031-03-12')?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(cell('2031-03-20')).toHaveFocus());
    await user.keyboard('{Enter}');
    const form = await dialog();
    const when = await form.findByLabelText(/^Data e hora/);
    expect(when).toHaveValue('20/03/2031 09:00');
    await user.clear(when);
    await user.click(when);
    await user.paste('01/01/2020 10:00');
    await user.click(form.getByLabelText(/^Mensagem/));
    await user.paste('1234');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Mensagem muito curta')).toBeVisible();
    expect(form.getByText('Escolha uma data futura')).toBeVisible();
    expect(form.getByLabelText(/^Contato/)).toHaveAccessibleDescription('Obrigatório');
    await user.click(form.getByLabelText(/^Mensagem/));
    await user.paste('5');
    await waitFor(() => expect(form.getByLabelText(/^Mensagem/)).toBeValid());
    await user.clear(form.getByLabelText(/^Mensagem/));
    await waitFor(() => expect(form.getByLabelText(/^Mensagem/)).toHaveAccessibleDescription('Obrigatório'));
    await user.clear(when);
    await waitFor(() => expect(when).toHaveAccessibleDescription('Obrigatório'));
    expect(requests('POST', '/schedules')).toBe(0);
  });

  it('SC-07 SC-10 SC-11 a failed one says so, loses its picture and gets a new time, and is to be sent again', async () => {
    const row = message(march(3), { status: 'ERRO', mediaPath: '1_foto.png', mediaName: 'foto.png' });
    const { user } = await openCalendar();
    await user.click(await chip(/Erro no envio$/));
    const form = await dialog();
    expect(await form.findByText('Erro ao enviar a mensagem')).toBeVisible();
    expect(requests('GET', `/schedules/${row.id}`)).toBe(1);
    await user.click(await form.findByLabelText('Remover foto.png'));
    const sent = writes();
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Imagem do agendamento excluída.')).toBeInTheDocument();
    expect(await chip(/^09:00 .* · Agendada$/)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ status: 'PENDENTE', body: row.body });
    expect(stored(row.id)).toMatchObject({ status: 'PENDENTE', mediaPath: null });
    await closed();
  });

  it('SC-08 SC-10 B-05 a sent one has no save button; deleting asks first, and the focus stays on the page', async () => {
    const row = message(march(4), { status: 'ENVIADA', sentAt: march(4).toISOString() });
    const { user } = await openCalendar();
    const shown = await chip(/Enviada$/);
    await user.click(shown);
    const form = await dialog();
    expect(await form.findByText('Mensagem enviada')).toBeVisible();
    expect(form.queryByText('Salvar')).not.toBeInTheDocument();
    await user.click(form.getByText('Excluir'));
    const question = within(
      await screen
        .findByText(/^O contato já a recebeu/)
        .then((text) => text.closest('[role="dialog"]') ?? document.body),
    );
    expect(stored(row.id)).toBeDefined();
    await user.click(question.getByText('Excluir agendamento'));
    expect(await screen.findByText('Agendamento excluído com sucesso.')).toBeInTheDocument();
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await closed();
    expect(screen.getByText('Agendamentos', { selector: 'h1' })).toHaveFocus();
    expect(requests('DELETE', `/schedules/${row.id}`)).toBe(1);
  });

  it('SC-09 whom the server does not let change messages may read, add and delete them', async () => {
    message(march(4));
    const { user } = await openCalendar(inMarch, 'ana');
    const shown = await chip(/Agendada$/);
    shown.focus();
    await user.keyboard('{Enter}');
    const form = await dialog();
    expect(await form.findByText('Mensagem agendada')).toBeVisible();
    expect(form.queryByText('Salvar')).not.toBeInTheDocument();
    expect(form.getByText('Excluir')).toBeEnabled();
  });
});

describe('moving a message', () => {
  it('SC-09 B-33 B-10 by keyboard: Space picks it up, arrows carry it, Enter drops it, Esc takes it back', async () => {
    const row = message(march(12, 14));
    const { user } = await openCalendar();
    const shown = await chip(/^14:00 /);
    shown.focus();
    await user.keyboard(' ');
    expect(await screen.findByText(/na mão: quarta-feira, 12 de março, às 14:00/)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(shown).toHaveFocus());
    expect(requests('PUT', `/schedules/${row.id}`)).toBe(0);
    const sent = writes();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.keyboard(' {ArrowRight}{ArrowDown}');
    expect(await screen.findByText('quinta-feira, 20 de março, às 14:00')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(cell('2031-03-20')).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    );
    expect(document.activeElement).toHaveAccessibleName(/^14:00 /);
    const sendAt = march(20, 14).toISOString();
    expect(sent).toEqual([{ method: 'PUT', path: `/schedules/${row.id}`, body: { sendAt } }]);
    await user.click(await screen.findByText('Desfazer', { selector: 'button' }));
    await waitFor(() => expect(stored(row.id)?.sendAt).toBe(row.sendAt));
  });

  it('SC-09 a refused move goes back and says why; the past and what is sent cannot be had', async () => {
    const row = message(march(12, 14));
    message(march(13, 8), { status: 'AGENDADA', body: 'A caminho' });
    const { user } = await openCalendar();
    backend.faults.fail('PUT /schedules', 403, 'ERR_NO_PERMISSION');
    backend.faults.fail('PUT /schedules', 403, 'ERR_NO_PERMISSION');
    (await chip(/^14:00 /)).focus();
    await user.keyboard(' {ArrowLeft}{Enter}');
    expect(await screen.findByText(/permiss/i)).toBeInTheDocument();
    await waitFor(() => expect(cell('2031-03-12')?.querySelector('[data-event]')).not.toBeNull());
    expect(stored(row.id)?.sendAt).toBe(row.sendAt);
    const queued = await chip(/^08:00 .* · Em envio$/);
    expect(queued).not.toHaveAccessibleDescription();
    expect(await chip(/^14:00 /)).toHaveAccessibleDescription(/Espaço/);
  });

  it('SC-09 a message is not moved into the past', async () => {
    const row = message(new Date(2020, 2, 12, 14), { status: 'ERRO' });
    const { user } = await openCalendar('/schedules?view=week&date=2020-03-12');
    (await chip(/^14:00 /)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(await screen.findByText('Esse horário já passou. Escolha um no futuro.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(requests('PUT', `/schedules/${row.id}`)).toBe(0);
    await user.click(cell('2020-03-13T10') ?? document.body);
    expect(await screen.findByText('Esse dia já passou. Escolha de hoje em diante.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('on a telephone', () => {
  it('SC-01 B-34 the agenda comes first, with a menu for each message', async () => {
    setViewport(390);
    const tomorrow = new Date();
    tomorrow.setDate(tomorrow.getDate() + 1);
    tomorrow.setHours(10, 0, 0, 0);
    message(tomorrow, { body: 'Até amanhã' });
    const [contact] = contacts();
    const { user } = await openCalendar('/schedules');
    expect(screen.getByText('Agenda', { selector: 'button' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByLabelText(`Ações de ${contact?.name} às 10:00`));
    await user.click(await screen.findByText(`Editar ${contact?.name} às 10:00`));
    expect(await (await dialog()).findByDisplayValue('Até amanhã')).toBeVisible();
  });
});
