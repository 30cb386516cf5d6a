import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cells, requests } from '../page';
import { deliverNext } from '../backend/campaigns';
import { renderApp } from '../render';
import { backend } from '../world';
import { campaign, change, openCampaign } from './campaignsHelpers';
// The lazy page is loaded before the first test, so that no test waits for the compiler.
import '@/pages/campaign-report/CampaignReportPage';
import '@/pages/campaigns/CampaignDialog';
import '@/pages/campaigns/CampaignsPage';

const shippings = (name: string) => backend.store.by.shippingOfCampaign.all(campaign(name).id);
const delivered = (name: string) => shippings(name).filter(({ deliveredAt }) => deliveredAt !== null).length;
const valid = (name: string) =>
  backend.store.by.itemsOfList.all(campaign(name).contactListId).filter((item) => item.isWhatsappValid).length;

async function openReport(name: string) {
  const { id } = campaign(name);
  const opened = Date.now();
  const app = await renderApp(`/campaign/${id}/report`, { as: 'admin' });
  await screen.findByRole('heading', { name, level: 1 });
  // Events reach this page from now on.
  const sockets = () => [...backend.ctx.ios].flatMap((io) => [...io.sockets.sockets.values()]);
  await waitFor(() => expect(sockets().some(({ handshake }) => handshake.issued >= opened)).toBe(true));
  return { ...app, id };
}

describe('the report of a campaign', () => {
  it('CR-01 CR-02 V-19 deliveries over valid contacts, what it is made of, and who got what', async () => {
    const name = 'Semana do cliente';
    await openReport(name);
    const [done, all] = [delivered(name), valid(name)];
    expect(await screen.findByText(`${done} de ${all} entregues`)).toBeVisible();
    expect(screen.getByLabelText('Andamento da campanha')).toHaveAttribute(
      'aria-valuenow',
      String(Math.round((done / all) * 100)),
    );
    const facts = within(screen.getByLabelText('Dados da campanha'));
    expect(facts.getByText('Novidades por WhatsApp')).toBeVisible();
    expect(facts.getByText('Principal')).toBeVisible();
    expect(facts.getByText('Não concluída')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Envios' }));
    expect(table.getAllByText('Aguardando')).toHaveLength(all - done);
    const row = table.getByText('Adriana Abreu').closest('tr');
    expect(row).toHaveTextContent('Olá Adriana Abreu, esta semana é sua');
    expect(row).toHaveTextContent(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
    expect(screen.getByText('Campanhas', { selector: 'main a' })).toHaveAttribute('href', '/campaigns');
  });

  it('CR-02 nobody valid is nothing done, and a campaign that is gone says so', async () => {
    backend.store.campaigns.update(campaign('Volta às aulas'), { contactListId: null });
    const { id } = await openReport('Volta às aulas');
    expect(await screen.findByText('0 de 0 entregue')).toBeVisible();
    expect(screen.getByLabelText('Andamento da campanha')).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText('Nenhum envio ainda')).toBeVisible();
    backend.store.campaigns.remove(campaign('Volta às aulas'));
    backend.ctx.emit('company-1-mainchannel', 'company-1-campaign', { action: 'delete', id: String(id) });
    expect(await screen.findByText('Campanha não encontrada')).toBeVisible();
  });

  it('CR-03 deliveries count live; five seconds after it is said to be finished the report is read again', async () => {
    const name = 'Semana do cliente';
    const waiting = shippings(name).filter(({ deliveredAt }) => deliveredAt === null);
    waiting.slice(0, -2).forEach((row) => backend.store.campaignShipping.update(row, { deliveredAt: row.createdAt }));
    const { id } = await openReport(name);
    const all = valid(name);
    await screen.findByText(`${all - 2} de ${all} entregues`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    deliverNext(backend.ctx, campaign(name));
    deliverNext(backend.ctx, campaign(name));
    // The last event says that it is over and lacks the last delivery.
    expect(await screen.findByText('Finalizada')).toBeVisible();
    expect(await screen.findByText(`${all - 1} de ${all} entregues`)).toBeVisible();
    const before = requests('GET', `/campaigns/${id}`);
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    expect(requests('GET', `/campaigns/${id}`)).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(await screen.findByText(`${all} de ${all} entregues`)).toBeVisible();
    expect(requests('GET', `/campaigns/${id}`)).toBe(before + 1);
  });

  it('CR-01 CP-03 it is cancelled from here, and the report is read again', async () => {
    const { user, id } = await openReport('Semana do cliente');
    await user.click(await screen.findByText('Cancelar campanha', { selector: 'button' }));
    expect(await screen.findByText('Campanha cancelada.')).toBeInTheDocument();
    expect(await screen.findByText('Cancelada')).toBeVisible();
    await waitFor(() => expect(requests('GET', `/campaigns/${id}`)).toBe(2));
    expect(screen.getByText('Retomar campanha', { selector: 'button' })).toBeVisible();
  });

  it('CR-02 CP-04 DAY-64 without its list there is no share, and what was cancelled is not offered to be sent on', async () => {
    const name = 'Reativação de revendas';
    const { user, second } = await openReport(name);
    const done = delivered(name);
    expect(await screen.findByText(`${done} de ${valid(name)} entregues`)).toBeVisible();
    expect(screen.getByText('Retomar campanha', { selector: 'button' })).toBeVisible();
    await (await second('bruno')).request('DELETE', `/contact-lists/${campaign(name).contactListId}`);
    expect(
      await screen.findByText(/^A lista de contatos foi excluída, por isso a campanha não pode ser/),
    ).toBeVisible();
    expect(screen.queryByText('Retomar campanha', { selector: 'button' })).not.toBeInTheDocument();
    expect(screen.getByText(`${done} entregues`)).toBeVisible();
    expect(screen.queryByLabelText('Andamento da campanha')).not.toBeInTheDocument();
    expect(screen.queryByText(/%/, { selector: 'main *' })).not.toBeInTheDocument();
    expect(within(screen.getByLabelText('Dados da campanha')).getByText('Excluída')).toBeVisible();
    await user.click(screen.getByText('Campanhas', { selector: 'main a' }));
    expect((await cells(name))[2]).toBe('Excluída');
    expect(screen.queryByLabelText(`Retomar ${name}`)).not.toBeInTheDocument();
    const form = await openCampaign(user, name);
    expect(form.getByText(/^A lista de contatos foi excluída, por isso a campanha não pode ser/)).toBeVisible();
    expect(form.queryByText('Retomar campanha')).not.toBeInTheDocument();
  });

  it('CR-02 CP-04 DAY-64 without its connection a cancelled one is not offered to be sent on', async () => {
    const name = 'Reativação de revendas';
    change(name, { whatsappId: null });
    await openReport(name);
    expect(await screen.findByText(/^A conexão foi excluída, por isso a campanha não pode ser retomada/)).toBeVisible();
    expect(screen.getByText(`${delivered(name)} de ${valid(name)} entregues`)).toBeVisible();
    expect(screen.queryByText('Retomar campanha', { selector: 'button' })).not.toBeInTheDocument();
  });
});
