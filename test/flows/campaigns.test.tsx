import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, cells, closed, dialog, replaceText, requests, changesTo } from '../page';
import { deliverNext } from '../backend/campaigns';
import { backend } from '../world';
import { campaign, change, choose, local, openCampaign, openCampaigns, setTime } from './campaignsHelpers';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/campaigns/CampaignDialog';
import '@/pages/campaigns/CampaignsPage';

const noTexts = { message2: null, message3: null, message4: null, message5: null };

describe('the list of campaigns', () => {
  it('CP-01 CP-02 Y-16 names each state, list, connection and time, or that there is none', async () => {
    const { user } = await openCampaigns();
    expect(await cells('Black Friday')).toEqual(expect.arrayContaining(['Finalizada', 'Clientes ativos', 'Principal']));
    expect((await cells('Natal iluminado'))[1]).toBe('Programada');
    expect(await cells('Volta às aulas')).toEqual(
      expect.arrayContaining(['Inativa', 'Sem agendamento', 'Não concluída']),
    );
    expect((await cells('Reativação de revendas'))[1]).toBe('Cancelada');
    expect((await cells('Semana do cliente'))[1]).toBe('Em andamento');
    expect(screen.getByLabelText('Relatório de Black Friday')).toHaveAttribute(
      'href',
      `/campaign/${campaign('Black Friday').id}/report`,
    );
    await user.click(screen.getByLabelText('Buscar campanhas', { selector: 'input' }));
    await user.paste('semana');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
  });

  it('CP-03 CP-04 B-10 one under way is cancelled, a cancelled one restarted after a question; the list is read again', async () => {
    const { user } = await openCampaigns();
    const { id } = campaign('Semana do cliente');
    await user.click(button('Cancelar Semana do cliente'));
    expect(await screen.findByText('Campanha cancelada.')).toBeInTheDocument();
    await waitFor(async () => expect((await cells('Semana do cliente'))[1]).toBe('Cancelada'));
    expect(requests('POST', `/campaigns/${id}/cancel`)).toBe(1);
    await waitFor(() => expect(requests('GET', '/campaigns')).toBeGreaterThan(1));
    await user.click(button('Retomar Semana do cliente'));
    const question = await dialog();
    expect(question.getByText('As mensagens que ainda não foram entregues voltam a ser enviadas.')).toBeVisible();
    expect(requests('POST', `/campaigns/${id}/restart`)).toBe(0);
    backend.ctx.delays.campaign = 60_000;
    await user.click(question.getByText('Retomar campanha'));
    expect(await screen.findByText('Campanha retomada.')).toBeInTheDocument();
    await waitFor(async () => expect((await cells('Semana do cliente'))[1]).toBe('Em andamento'));
    await closed();
  });

  it('CP-05 a refused cancel says why', async () => {
    const { user } = await openCampaigns();
    backend.faults.fail(`POST /campaigns/${campaign('Semana do cliente').id}/cancel`, 400, 'Só que não');
    await user.click(button('Cancelar Semana do cliente'));
    expect(await screen.findByText('Só que não')).toBeInTheDocument();
    expect((await cells('Semana do cliente'))[1]).toBe('Em andamento');
  });

  it('CP-06 RT-21 new, changed, running and deleted campaigns show without a reload', async () => {
    const { second } = await openCampaigns();
    const bruno = await second('bruno');
    const body = { name: 'Do colega', message1: 'Oi', scheduledAt: '2030-01-01 10:00:00', whatsappId: 1 };
    await bruno.request('POST', '/campaigns', body);
    expect((await cells('Do colega'))[1]).toBe('Programada');
    const { id } = campaign('Do colega');
    await bruno.request('PUT', `/campaigns/${id}`, {
      ...body,
      name: 'Outro nome',
      status: 'INATIVA',
      scheduledAt: null,
    });
    expect((await cells('Outro nome'))[1]).toBe('Inativa');
    await bruno.request('DELETE', `/campaigns/${id}`);
    await waitFor(() => expect(screen.queryByText('Outro nome')).not.toBeInTheDocument());
    const running = campaign('Semana do cliente');
    const waiting = backend.store.by.shippingOfCampaign.all(running.id).filter(({ deliveredAt }) => !deliveredAt);
    waiting.slice(1).forEach((row) => backend.store.campaignShipping.update(row, { deliveredAt: row.createdAt }));
    deliverNext(backend.ctx, running);
    await waitFor(async () => expect((await cells('Semana do cliente'))[1]).toBe('Finalizada'));
  });

  it('CP-15 B-05 a campaign is deleted after a question; one under way cannot be', async () => {
    const { user } = await openCampaigns();
    expect(screen.queryByLabelText('Excluir Semana do cliente')).not.toBeInTheDocument();
    const { id } = campaign('Volta às aulas');
    await user.click(button('Excluir Volta às aulas'));
    const question = await dialog();
    expect(question.getByText('Excluir a campanha Volta às aulas?')).toBeVisible();
    expect(requests('DELETE', `/campaigns/${id}`)).toBe(0);
    await user.click(question.getByText('Excluir campanha'));
    expect(await screen.findByText('Campanha excluída com sucesso.')).toBeInTheDocument();
    await closed();
    expect(screen.queryByText('Volta às aulas')).not.toBeInTheDocument();
  });
});

describe('the form of a campaign', () => {
  it('CP-07 CP-08 CP-10 CP-13 CP-14 V-19 a new one is sent with local time and zone, what is empty as null, once, from the choices of the server', async () => {
    // From the start: after two seconds the menu has asked for the connections, and the form finds them there.
    const asked = vi.spyOn(backend, 'handle');
    const { user, session } = await openCampaigns();
    await user.click(screen.getByText('Nova campanha', { selector: 'button' }));
    const form = await dialog();
    const name = await form.findByLabelText(/^Nome/);
    expect(form.getByLabelText('Tag')).toHaveTextContent('Nenhuma');
    expect(form.getByText(/^Horário de .+ \(GMT/)).toBeVisible();
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Obrigatório')).toBeVisible();
    await user.click(name);
    await user.paste('ab');
    expect(await form.findByText('Muito curto!')).toBeVisible();
    for (const [text, said] of [
      ['abc', null],
      ['a'.repeat(51), 'Muito longo!'],
      ['a'.repeat(50), null],
    ] as const) {
      await replaceText(user, name, text);
      await waitFor(() => {
        if (said === null) expect(name).toBeValid();
        else expect(name).toHaveAccessibleDescription(said);
      });
    }
    await replaceText(user, name, ' De teste ');
    // A day, as the last minutes may come again in the night in which summer time ends.
    setTime(form, local(-24 * 60));
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/^Escolha um horário com pelo menos 1 minuto de antecedência/)).toBeVisible();
    expect(form.getByText('Escolha uma lista ou uma tag')).toBeVisible();
    expect(form.getByText('Sem conexão a campanha nunca termina')).toBeVisible();
    expect(form.getByText('Escreva pelo menos uma mensagem')).toBeVisible();
    const at = local(3 * 60);
    setTime(form, at);
    await choose(user, form, /^Lista de contatos/, 'Atacado e revenda');
    await choose(user, form, /^Conexão/, 'Principal');
    await user.click(form.getByLabelText('Texto da mensagem'));
    await user.paste('Oi {{nome}');
    const urls = asked.mock.calls.map(([{ url }]) => url.replace(/.*\/api/, ''));
    const companyId = session?.companyId;
    expect(urls).toEqual(
      expect.arrayContaining([
        `/contact-lists/list?companyId=${companyId}`,
        `/tags?companyId=${companyId}`,
        `/files?searchParam=&pageNumber=2&companyId=${companyId}`,
        `/whatsapp?companyId=${companyId}&session=0`,
      ]),
    );
    asked.mockRestore();
    const sent = changesTo('/campaigns');
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Campanha salva com sucesso.')).toBeInTheDocument();
    expect((await cells('De teste'))[1]).toBe('Programada');
    const list = backend.store.contactLists.find((row) => row.name === 'Atacado e revenda');
    expect(sent).toEqual([
      {
        line: 'POST /campaigns',
        body: {
          name: 'De teste',
          status: 'INATIVA',
          message1: 'Oi {{nome}',
          ...noTexts,
          scheduledAt: `${at.replace('T', ' ')}:00`,
          timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          whatsappId: 1,
          contactListId: list?.id,
          tagListId: 'Nenhuma',
          fileListId: null,
          confirmation: false,
          companyId,
        },
      },
    ]);
    expect(campaign('De teste').scheduledAt).toBe(new Date(at).toISOString());
    await closed();
  });

  it('CP-11 CP-13 a scheduled one is changed while more than an hour is left, its time sent as UTC; then it only shows', async () => {
    const minute = 60_000;
    const soon = new Date((Math.floor(backend.ctx.now().getTime() / minute) + 61) * minute);
    change('Natal iluminado', { scheduledAt: new Date(soon.getTime() + 60_000).toISOString() });
    const { user } = await openCampaigns();
    const form = await openCampaign(user, 'Natal iluminado');
    await user.click(form.getByLabelText('Texto da mensagem'));
    await user.paste('!');
    const sent = changesTo('/campaigns');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Campanha salva com sucesso.')).toBeInTheDocument();
    const iso = new Date(soon.getTime() + 60_000).toISOString();
    expect(sent).toMatchObject([
      {
        body: {
          status: 'PROGRAMADA',
          scheduledAt: iso.slice(0, 19).replace('T', ' '),
          message3: null,
          message4: null,
          message5: null,
        },
      },
    ]);
    expect(campaign('Natal iluminado')).toMatchObject({ message1: expect.stringContaining('!'), message5: null });
    expect(campaign('Natal iluminado').scheduledAt).toBe(iso);
    await closed();
    change('Natal iluminado', { scheduledAt: new Date(backend.ctx.now().getTime() + 3_599_000).toISOString() });
    const shown = await openCampaign(user, 'Natal iluminado');
    expect(await shown.findByText('Natal iluminado (só leitura)')).toBeVisible();
    expect(shown.getByText(/^Falta menos de uma hora/)).toBeVisible();
    expect(shown.getByLabelText('Texto da mensagem')).toHaveAttribute('readonly');
    expect(shown.queryByText('Salvar')).not.toBeInTheDocument();
  });

  it('CP-12 CP-04 of a cancelled one the messages alone are changed and saved', async () => {
    const { user } = await openCampaigns();
    const form = await openCampaign(user, 'Reativação de revendas');
    expect(form.getByLabelText(/^Nome/)).toBeDisabled();
    expect(form.getByLabelText(/^Data e hora/)).toBeDisabled();
    expect(form.getByText('Retomar campanha')).toBeVisible();
    await user.clear(form.getByLabelText('Texto da mensagem'));
    await user.paste('Texto novo');
    await user.click(form.getByText('Msg. 2', { selector: '[role="tab"]' }));
    await user.clear(form.getByLabelText('Texto da mensagem'));
    const sent = changesTo('/campaigns');
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Campanha salva com sucesso.')).toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { status: 'CANCELADA', message1: 'Texto novo', ...noTexts } }]);
    await closed();
  });

  it('CP-09 CP-16 five variants; a variable goes in where the caret is, and a real contact of the list shows how it arrives', async () => {
    const { user } = await openCampaigns();
    const form = await openCampaign(user, 'Volta às aulas');
    expect(form.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Msg. 1',
      'Msg. 2',
      'Msg. 3',
      'Msg. 4',
      'Msg. 5',
    ]);
    await user.click(form.getByText('Msg. 3', { selector: '[role="tab"]' }));
    await user.click(form.getByLabelText('Texto da mensagem'));
    await user.paste('Cupom:  para {sobrenome}');
    await user.keyboard('{ArrowLeft>17/}');
    await user.click(form.getByText('Inserir variável'));
    await user.click(await screen.findByText('{cupom}'));
    expect(form.getByLabelText('Texto da mensagem')).toHaveValue('Cupom: {cupom} para {sobrenome}');
    const preview = await form.findByRole('group', { name: 'Prévia para Adriana Abreu' });
    expect(preview).toHaveTextContent('Cupom: DEZ para {sobrenome}');
    expect(form.getByText(/^Msg\. 3: \{sobrenome\} não é uma variável/)).toBeVisible();
    await user.click(form.getByText('Outro contato'));
    expect(form.queryByText('Prévia para Adriana Abreu')).not.toBeInTheDocument();
  });

  it('CP-15 an attachment goes up after the save and is taken away again', async () => {
    const { user } = await openCampaigns();
    const { id } = campaign('Volta às aulas');
    const form = await openCampaign(user, 'Volta às aulas');
    const file = new File(['imagem'], 'oferta boa.png', { type: 'image/png' });
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (!input) throw new Error('no file field');
    await user.upload(input, file);
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Campanha salva com sucesso.')).toBeInTheDocument();
    expect(requests('POST', `/campaigns/${id}/media-upload`)).toBe(1);
    await closed();
    const again = await openCampaign(user, 'Volta às aulas');
    expect(again.getByText('oferta boa.png')).toBeVisible();
    await user.click(again.getByLabelText(/oferta boa\.png/, { selector: 'button' }));
    await user.click(again.getByText('Salvar'));
    await waitFor(() => expect(requests('DELETE', `/campaigns/${id}/media-upload`)).toBe(1));
    await closed();
    expect(campaign('Volta às aulas').mediaPath).toBeNull();
  });
});
