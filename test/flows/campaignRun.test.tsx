import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cells, changesTo, closed, replaceText, requests } from '../page';
import { backend } from '../world';
import { campaign, change, openCampaign, openCampaigns } from './campaignsHelpers';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/campaigns/CampaignDialog';
import '@/pages/campaigns/CampaignsPage';

describe('a campaign that is sent on, or that began', () => {
  it('CP-04 DAY-64 a cancelled one that was changed is saved before its rest goes out, and not sent where that fails', async () => {
    const { user } = await openCampaigns();
    const { id } = campaign('Reativação de revendas');
    const form = await openCampaign(user, 'Reativação de revendas');
    await replaceText(user, form.getByLabelText('Texto da mensagem'), 'Texto corrigido');
    const resume = async () => {
      await user.click(form.getByText('Retomar campanha'));
      const question = within(
        await screen.findByRole('dialog', { name: 'Retomar a campanha Reativação de revendas?' }),
      );
      expect(question.getByText(/^O que você mudou é salvo antes/)).toBeVisible();
      await user.click(question.getByText('Salvar e retomar'));
    };
    const sent = changesTo('/campaigns');
    backend.faults.fail(`PUT /campaigns/${id}`, 400, 'Agora não');
    await resume();
    expect(await screen.findByText('Agora não')).toBeInTheDocument();
    // The next save alone sends nothing on by itself.
    backend.faults.fail(`PUT /campaigns/${id}`, 400, 'Ainda não');
    await waitFor(() => expect(form.getByText('Salvar')).toBeEnabled());
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Ainda não')).toBeInTheDocument();
    expect(requests('POST', `/campaigns/${id}/restart`)).toBe(0);
    backend.ctx.delays.campaign = 60_000;
    await waitFor(() => expect(form.getByText('Salvar')).toBeEnabled());
    await resume();
    expect(await screen.findByText('Campanha retomada.')).toBeInTheDocument();
    await closed();
    expect(sent.map(({ line }) => line).slice(-2)).toEqual([`PUT /campaigns/${id}`, `POST /campaigns/${id}/restart`]);
    expect(campaign('Reativação de revendas')).toMatchObject({ message1: 'Texto corrigido', status: 'EM_ANDAMENTO' });
    await waitFor(async () => expect((await cells('Reativação de revendas'))[1]).toBe('Em andamento'));
  });

  it('CP-11 DAY-64 one that began while it was edited is not saved, and says that it has begun', async () => {
    const { user } = await openCampaigns();
    const form = await openCampaign(user, 'Natal iluminado');
    await user.click(form.getByLabelText('Texto da mensagem'));
    await user.paste('!');
    change('Natal iluminado', { status: 'EM_ANDAMENTO' });
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/^A campanha está em andamento/)).toBeVisible();
    expect(form.queryByText(/^Falta menos de uma hora/)).not.toBeInTheDocument();
    expect(requests('PUT', `/campaigns/${campaign('Natal iluminado').id}`)).toBe(0);
  });
});
