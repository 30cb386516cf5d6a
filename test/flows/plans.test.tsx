import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLanguage, startI18n } from '@/i18n/i18n';
import { button, closed, dialog, openForm, replaceText, rowNames, rowOf, changesTo } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import { openSettings, type User } from './settingsHelpers';

const plan = (name: string) => backend.store.plans.all().find((row) => row.name === name);
const reads = (path: string) =>
  backend.faults.log.filter((entry) => entry.method === 'GET' && entry.path === path).length;

async function openPlans() {
  const app = await openSettings('super', '/settings?tab=plans');
  await rowOf('Completo');
  return app;
}

async function openPlanForm(user: User, opener: string) {
  const form = await openForm(user, opener);
  return { form, name: await form.findByLabelText(/^Nome/) };
}

describe('the plans', () => {
  it('OP-01 B-29 I-09 every plan with its limits, its price and its features', async () => {
    const { user } = await openPlans();
    expect(reads('/plans/all')).toBeGreaterThan(0);
    const cells = (await rowOf('Intermediário'))?.cells ?? [];
    const { id } = plan('Intermediário') ?? {};
    expect([...cells].slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      String(id),
      'Intermediário',
      '5',
      '5',
      '5',
      'R$ 89,50',
    ]);
    const features = [...(cells[6]?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(features).toEqual(['Campanhas', 'Agendamentos', 'Chat interno', 'API de mensagens', 'Kanban']);
    await user.click(screen.getByText('Valor mensal', { selector: 'th button' }));
    expect(rowNames()).toEqual(['Básico', 'Intermediário', 'Completo']);
  });

  it('OP-02 OP-03 B-10 an edit reads the plan and sends numbers, flags and its id', async () => {
    const { user } = await openPlans();
    const { id } = plan('Intermediário') ?? {};
    const { form } = await openPlanForm(user, 'Editar Intermediário');
    expect(reads(`/plans/${id}`)).toBe(1);
    const value = form.getByLabelText(/^Valor mensal/);
    expect(value).toHaveValue('89,50');
    await replaceText(user, value, '1.234,5');
    await replaceText(user, form.getByLabelText(/^Usuários/), '12');
    await user.click(form.getByLabelText('Kanban'));
    await user.click(form.getByLabelText('Prompts de IA'));
    const sent = changesTo();
    await user.dblClick(form.getByText('Salvar'));
    expect(await screen.findByText('Plano salvo com sucesso.')).toBeInTheDocument();
    expect(await screen.findByText('R$ 1.234,50')).toBeVisible();
    expect(sent).toEqual([
      {
        line: `PUT /plans/${id}`,
        body: {
          id,
          name: 'Intermediário',
          users: 12,
          connections: 5,
          queues: 5,
          value: 1234.5,
          useCampaigns: true,
          useSchedules: true,
          useInternalChat: true,
          useExternalApi: true,
          useKanban: false,
          useOpenAi: true,
          useIntegrations: false,
        },
      },
    ]);
    await closed();
  });

  it('OP-03 OP-04 a new plan starts with every feature; a taken name and a wrong value are said at their fields', async () => {
    const { user } = await openPlans();
    const { form, name } = await openPlanForm(user, 'Novo plano');
    expect(form.getByLabelText('Integrações')).toBeChecked();
    await replaceText(user, name, 'C');
    await replaceText(user, form.getByLabelText(/^Valor mensal/), 'muito');
    await replaceText(user, form.getByLabelText(/^Filas/), '-1');
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText(/^Use um valor como 199,90/)).toBeVisible();
    expect(form.getByText('Use 0 ou mais')).toBeVisible();
    expect(name).toHaveAccessibleDescription('Muito curto');
    await replaceText(user, name, 'Co');
    await waitFor(() => expect(name).toBeValid());
    await replaceText(user, name, 'Completo');
    await replaceText(user, form.getByLabelText(/^Valor mensal/), '49.90');
    await replaceText(user, form.getByLabelText(/^Filas/), '2');
    const sent = changesTo();
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Já existe um plano com este nome.')).toBeVisible();
    await replaceText(user, name, 'Completo Plus');
    await user.click(form.getByText('Salvar'));
    await rowOf('Completo Plus');
    expect(sent.map(({ line }) => line)).toEqual(['POST /plans', 'POST /plans']);
    expect(plan('Completo Plus')).toMatchObject({ value: 49.9, queues: 2, users: 0, useOpenAi: true });
    await closed();
  });

  it('DAY-37 what English writes for a thousand, and half a cent, are refused in words', async () => {
    await startI18n();
    await changeLanguage('en');
    const { user } = await renderApp('/settings?tab=plans', { as: 'super', storage: { i18nextLng: 'en' } });
    await rowOf('Completo');
    await user.click(button('Edit Intermediário'));
    const form = await dialog();
    const value = await form.findByLabelText(/^Monthly price/);
    const sent = changesTo();
    for (const text of ['1,000', '0.005']) {
      await replaceText(user, value, text);
      await user.click(form.getByText('Save'));
      await waitFor(() => expect(value).toHaveAccessibleDescription(/^Use an amount like 199.90 or 1,234.50/));
      expect(value).toHaveValue(text);
    }
    expect(sent).toEqual([]);
    await replaceText(user, value, '1,000.00');
    await user.tab();
    await waitFor(() => expect(value).toHaveValue('1.000,00'));
    await user.click(form.getByText('Save'));
    await closed();
    expect(plan('Intermediário')?.value).toBe(1000);
  });

  it('PUB-14 an amount is shown as it is read before it is saved; what may be two, and counts with signs, are refused', async () => {
    const { user } = await openPlans();
    const { id } = plan('Intermediário') ?? {};
    const { form } = await openPlanForm(user, 'Editar Intermediário');
    const value = form.getByLabelText(/^Valor mensal/);
    const sent = changesTo();
    for (const text of ['1,500', '1.2345', '1.50.00']) {
      await replaceText(user, value, text);
      await user.tab();
      await waitFor(() => expect(value).toHaveAccessibleDescription(/^Use um valor como/));
      expect(value).toHaveValue(text);
    }
    await replaceText(user, value, '1.500');
    await user.tab();
    await waitFor(() => expect(value).toHaveValue('1.500,00'));
    const count = form.getByLabelText(/^Usuários/);
    for (const text of ['1.000', '1 000', '0x10', '1e3', '1,5']) {
      await replaceText(user, count, text);
      await user.tab();
      await waitFor(() => expect(count).toHaveAccessibleDescription(/^Use um número inteiro/));
    }
    await user.click(form.getByText('Salvar'));
    await waitFor(() => expect(count).toHaveFocus());
    expect(sent).toEqual([]);
    await replaceText(user, count, ' 1000 ');
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(sent).toMatchObject([{ line: `PUT /plans/${id}`, body: { value: 1500, users: 1000 } }]);
  });

  it('OP-04 a rename to another plan’s name is not sent', async () => {
    const { user } = await openPlans();
    const { form, name } = await openPlanForm(user, 'Editar Básico');
    await replaceText(user, name, 'Completo');
    const sent = changesTo();
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('Já existe um plano com este nome.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('OP-03 B-05 B-10 deleting says how many companies are left without a plan', async () => {
    const { user } = await openPlans();
    const { id } = plan('Básico') ?? {};
    const count = backend.store.companies.filter(({ planId }) => planId === id).length;
    await waitFor(() => expect(reads('/companies/list')).toBeGreaterThan(0));
    await user.click(button('Excluir Básico'));
    const question = await dialog();
    expect(question.getByText('Excluir o plano Básico?')).toBeVisible();
    expect(await question.findByText(new RegExp(`^${count} empresas usam este plano`))).toBeVisible();
    const sent = changesTo();
    await user.click(question.getByText('Excluir plano'));
    expect(await screen.findByText('Plano excluído com sucesso.')).toBeInTheDocument();
    expect(sent).toEqual([{ line: `DELETE /plans/${id}`, body: null }]);
    await closed();
    expect(rowNames()).not.toContain('Básico');
  });
});
