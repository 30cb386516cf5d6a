import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scanLine } from '../backend/connections';
import { setViewport } from '../browserStubs';
import { button, requests } from '../page';
import { renderApp } from '../render';
import { backend, personOf, type Person } from '../world';
import { liveIn } from './liveSocket';
// The lazy parts are loaded before the first test, so that no test waits for the compiler.
import '@/app/PrivateShell';
import '@/i18n/pt/bulk';
import '@/i18n/pt/office';
import '@/pages/tickets/first/FirstSteps';
import '@/pages/tickets/first/NewCompany';
import '@/pages/tickets/TicketsPage';
import '@/pages/tickets/list/ListEmpty';

const { store } = backend;

/** The company of this admin as it was when it had just signed up. */
function anew(person: Person): number {
  const { companyId } = personOf(person);
  const its = (row: { companyId: number | null }) => row.companyId === companyId;
  for (const row of store.queues.filter(its)) store.queues.remove(row);
  for (const row of store.whatsapps.filter(its)) store.whatsapps.remove(row);
  return companyId;
}

const kept = (companyId: number) => localStorage.getItem(`firstSteps:${companyId}`);
const card = async () => within(await screen.findByRole('region', { name: 'Primeiros passos' }));
const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Primeiros passos' })).not.toBeInTheDocument());
const usual = 'Escolha um atendimento para começar';

describe('the first steps of a new company', () => {
  it('DAY-54 lead where each is taken, are ticked as it is done, by whomever, and go with the last one', async () => {
    const companyId = anew('trial');
    const { second } = await renderApp('/tickets', { as: 'trial' });
    const steps = await card();
    const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Conectar um número', '/connections?new'],
      ['Criar uma fila', '/queues?new'],
      ['Adicionar um atendente', '/users?new'],
      ['Receber a primeira mensagem', '/tickets?sub=pending'],
    ]);
    expect(steps.getByText('0 de 4')).toBeVisible();
    expect(steps.getByText('Conectar um número')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(usual)).not.toBeVisible();
    expect(kept(companyId)).toBe('begun');

    await liveIn('notification');
    const colleague = await second('trial');
    const make = async (path: string, body: object) =>
      expect((await colleague.request('POST', path, body)).ok).toBe(true);
    await make('/whatsapp', { name: 'Balcão' });
    // It is there, and waits for its code to be read.
    await waitFor(() => expect(steps.getByText('Conectar um número')).toHaveAttribute('href', '/connections'));
    expect(steps.getByText(/^Leia o QR code da sua conexão/)).toBeVisible();
    const line = store.whatsapps.find(({ name }) => name === 'Balcão') ?? expect.fail('no connection');
    await waitFor(() => expect(line.status).toBe('qrcode'));
    await make('/queue', { name: 'Peças', color: '#123456' });
    await waitFor(() => expect(steps.getByText('Criar uma fila')).toHaveTextContent('Criar uma fila, feito'));
    scanLine(backend.ctx, line);
    expect(await steps.findByText('2 de 4')).toBeVisible();
    expect(steps.getByText('Adicionar um atendente')).toHaveAttribute('aria-current', 'step');

    backend.receive({ companyId, number: '5511970001234', name: 'Dona Lúcia', body: 'Tem pão?' });
    expect(await steps.findByText('3 de 4')).toBeVisible();
    expect(kept(companyId)).toBe('heard');
    await make('/users', {
      name: 'Nina',
      email: 'nina@oficina.example',
      password: 'segredo',
      profile: 'user',
      companyId,
    });
    await gone();
    expect(kept(companyId)).toBe('over');
    expect(screen.getByText(usual)).toBeVisible();
  });

  it('DAY-54 are dismissed for good, for this company', async () => {
    const companyId = anew('trial');
    const { user, unmount } = await renderApp('/tickets', { as: 'trial' });
    await card();
    await user.click(button('Dispensar os primeiros passos'));
    await gone();
    expect(screen.getByText(usual)).toBeVisible();
    unmount();
    await renderApp('/tickets', { as: 'trial', storage: { [`firstSteps:${companyId}`]: 'over' } });
    expect(await screen.findByText('Nenhum atendimento com você')).toBeVisible();
    expect(requests('GET', '/users/list')).toBe(0);
  });

  it('DAY-54 go on in another browser; a plan for one user has no colleague among them', async () => {
    await renderApp('/tickets', { as: 'basico' });
    const steps = await card();
    expect(steps.getByText('2 de 3')).toBeVisible();
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Receber a primeira mensagem']);
  });

  it('DAY-54 stand in the list where there is no room beside it', async () => {
    setViewport(390, 844);
    anew('trial');
    await renderApp('/tickets', { as: 'trial' });
    expect((await card()).getAllByRole('link')).toHaveLength(4);
    expect(screen.getByText('Nenhum atendimento com você')).not.toBeVisible();
  });

  it('DAY-54 a company at work sees nothing of them and is asked for nothing more', async () => {
    const { companyId } = personOf('admin');
    await renderApp('/tickets', { as: 'admin' });
    await waitFor(() => expect(requests('GET', '/whatsapp')).toBe(1), { timeout: 4_000 });
    expect(screen.getByText(usual)).toBeVisible();
    expect(screen.queryByText('Primeiros passos')).not.toBeInTheDocument();
    expect(requests('GET', '/users/list')).toBe(0);
    expect(requests('GET', '/queue')).toBe(1);
    // Two lists and the bell.
    expect(requests('GET', '/tickets')).toBe(3);
    expect(kept(companyId)).toBeNull();
  });

  it('DAY-54 a company at work that has resolved everything is looked at once', async () => {
    const { companyId } = personOf('admin');
    for (const ticket of store.tickets.filter((row) => row.companyId === companyId)) {
      store.tickets.update(ticket, { status: 'closed' });
    }
    const { unmount } = await renderApp('/tickets', { as: 'admin' });
    await waitFor(() => expect(kept(companyId)).toBe('over'));
    expect(screen.queryByText('Primeiros passos')).not.toBeInTheDocument();
    expect(requests('GET', '/users/list')).toBe(1);
    unmount();
    await renderApp('/tickets', { as: 'admin', storage: { [`firstSteps:${companyId}`]: 'over' } });
    await waitFor(() => expect(requests('GET', '/whatsapp')).toBe(1), { timeout: 4_000 });
    expect(requests('GET', '/users/list')).toBe(0);
  });

  it('DAY-54 are for admins', async () => {
    const { companyId } = personOf('ana');
    await renderApp('/tickets', { as: 'ana', storage: { [`firstSteps:${companyId}`]: 'begun' } });
    expect(await screen.findByText(usual)).toBeVisible();
    await waitFor(() => expect(requests('GET', '/tickets')).toBeGreaterThan(1));
    expect(screen.queryByText('Primeiros passos')).not.toBeInTheDocument();
  });
});
