import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closed, changesTo, replaceText } from '../page';
import { backend } from '../world';
import { change, choose, openCampaign, openCampaigns, openNewCampaign } from './campaignsHelpers';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/campaigns/CampaignDialog';
import '@/pages/campaigns/CampaignsPage';

afterEach(() => vi.unstubAllEnvs());

describe('what a campaign needs', () => {
  it('CP-10 DAY-18 what a new one needs is marked and checked before it is sent: the server breaks without a date', async () => {
    const { user } = await openCampaigns();
    const form = await openNewCampaign(user);
    for (const label of [/^Data e hora/, /^Lista de contatos/, /^Conexão/]) {
      expect(form.getByText(label, { selector: 'label' })).toHaveTextContent('*');
    }
    await user.paste('Sem data');
    const sent = changesTo('/campaigns');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/^Informe quando enviar/)).toBeVisible();
    for (const said of ['Escolha uma lista ou uma tag', 'Sem conexão a campanha nunca termina']) {
      expect(form.getByText(said)).toBeVisible();
    }
    expect(form.getByText('Escreva pelo menos uma mensagem')).toBeVisible();
    await choose(user, form, /^Tag/, backend.store.tags.get(1)?.name ?? '');
    await waitFor(() => expect(form.queryByText('Escolha uma lista ou uma tag')).not.toBeInTheDocument());
    expect(form.getByText('Lista de contatos', { selector: 'label' })).not.toHaveTextContent('*');
    expect(sent).toEqual([]);
  });

  it('CP-11 DAY-18 of an inactive one only its name is needed, until it has a date; one of the past is not sent again', async () => {
    change('Volta às aulas', { contactListId: null, whatsappId: null });
    const { user } = await openCampaigns();
    const form = await openCampaign(user, 'Volta às aulas');
    expect(form.getByText('Conexão', { selector: 'label' })).not.toHaveTextContent('*');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Campanha salva com sucesso.')).toBeInTheDocument();
    await closed();
    change('Volta às aulas', { scheduledAt: '2020-01-01T10:00:00.000Z' });
    const again = await openCampaign(user, 'Volta às aulas');
    const sent = changesTo('/campaigns');
    await user.click(again.getByText('Salvar'));
    expect(await again.findByText(/^Escolha um horário com pelo menos 1 minuto de antecedência/)).toBeVisible();
    expect(again.getByText('Sem conexão a campanha nunca termina')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('PUB-21 CP-13 a time that nobody changed goes as it was stored: its seconds, and the second of two hours', async () => {
    vi.stubEnv('TZ', 'Europe/Madrid');
    change('Volta às aulas', { scheduledAt: '2031-10-26T01:30:45.000Z' });
    const { user } = await openCampaigns();
    const form = await openCampaign(user, 'Volta às aulas');
    expect(form.getByLabelText(/^Data e hora/)).toHaveValue('26/10/2031 02:30');
    await replaceText(user, form.getByLabelText(/^Nome/), 'Volta às aulas 2');
    const sent = changesTo('/campaigns');
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(sent[0]?.body).toMatchObject({ name: 'Volta às aulas 2', scheduledAt: '2031-10-26 01:30:45' });
  });

  it('DAY-49 how many get it, and what stands in the way, is told before it is saved', async () => {
    const { user, second } = await openCampaigns();
    await (await second('admin')).request('POST', '/contact-lists', { name: 'Lista vazia' });
    const list = backend.store.contactLists.find(({ name }) => name === 'Clientes ativos');
    const contacts = backend.store.by.itemsOfList.all(list?.id ?? 0);
    const valid = contacts.filter(({ isWhatsappValid }) => isWhatsappValid).length;
    const form = await openNewCampaign(user);
    await choose(user, form, /^Lista de contatos/, 'Lista vazia');
    expect(await form.findByText('Esta lista está vazia: ninguém recebe a campanha.')).toBeVisible();
    await choose(user, form, /^Lista de contatos/, 'Clientes ativos');
    expect(
      await form.findByText(new RegExp(`^Vai para ${valid} contatos\\. Outros ${contacts.length - valid} da lista`)),
    ).toBeVisible();
    const tag = backend.store.tags.get(1);
    const tagged = backend.store.by.ticketsOfTag.count(1);
    await choose(user, form, /^Tag/, tag?.name ?? '');
    expect(
      await form.findByText(new RegExp(`somadas numa lista nova: .* ${contacts.length + tagged} contatos`)),
    ).toBeVisible();
    await choose(user, form, /^Conexão/, 'Reserva (desconectada)');
    expect(await form.findByText(/^A conexão Reserva está desconectada/)).toBeVisible();
    await choose(user, form, /^Conexão/, 'Principal');
    await waitFor(() => expect(form.queryByText(/^A conexão Reserva/)).not.toBeInTheDocument());
    await user.click(form.getByLabelText('Texto da mensagem'));
    await user.paste('Oi {{name}}');
    expect(form.getByText(/^Msg\. 1: \{\{name\}\} não é uma variável/)).toBeVisible();
    await user.click(form.getByText('Msg. 2', { selector: '[role="tab"]' }));
    await user.click(form.getByLabelText('Texto da mensagem'));
    await user.paste('Oi {{nome}}');
    expect(form.getByText(/^Msg\. 2: em \{\{nome\}\} sobra um par de chaves/)).toBeVisible();
    expect(form.getByText(/^Msg\. 1:/)).toBeVisible();
  });
});
