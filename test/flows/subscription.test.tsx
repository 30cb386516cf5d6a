import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { payCharge } from '../backend/billing';
import { dialog, requests } from '../page';
import { renderApp } from '../render';
import { backend, intercept } from '../world';
import { payer } from '../lib/payer';
import { liveIn } from './liveSocket';
import { billingPages, chargedBefore, fill, oldest, pay, toReview } from './billingHelpers';

beforeAll(billingPages);

const openCheckout = async () => {
  const app = await renderApp(`/financeiro?pay=${oldest().id}`, { as: 'admin' });
  const form = await dialog();
  await form.findByText('Selecionar');
  return { ...app, form };
};
const payButton = { selector: 'button *' };
const company = () => {
  const row = backend.store.companies.get(1);
  if (!row) throw new Error('seed');
  return row;
};
const shown = (iso: string | null) => (iso ?? '').slice(0, 10).split('-').toReversed().join('/');

/** What the page sent to /subscription. */
function ordersSent(): string[] {
  const bodies: string[] = [];
  intercept(async (request, handle) => {
    if (request.url.endsWith('/subscription')) bodies.push(await request.clone().text());
    return handle(request);
  });
  return bodies;
}

/** Acts in the very moment something shows, before anything else runs. */
const onceThere = (there: () => unknown, press: () => void): Promise<void> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!there()) return;
      watch.disconnect();
      press();
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

describe('the subscription', () => {
  it('SB-01 SB-02 Y-01 Y-03 DAY-54 e-mail, plan, due date; of a trial that the server does not tell of nothing is said', async () => {
    const { user } = await renderApp('/subscription', { as: 'admin' });
    expect(await screen.findByText('contato@lojaaurora.example')).toBeVisible();
    expect(screen.getByText('Período de teste').nextSibling).toHaveTextContent('Não informado');
    expect(await screen.findByText('Completo, R$ 199,90 por mês')).toBeVisible();
    expect(screen.getByText(shown(company().dueDate), { selector: 'dd' })).toBeVisible();
    const late = oldest();
    const sign = screen.getByText('Assinar agora');
    await waitFor(() => expect(sign).toHaveAccessibleDescription(new RegExp(`Paga ${late.detail}: R\\$ 199,90`)));
    await user.click(sign);
    expect(await (await dialog()).findByText(`Pagar ${late.detail}`)).toBeVisible();
  });

  it('SB-01 SB-02 B-35 the days of a trial are counted up; nothing due means nothing to sign', async () => {
    const trialExpiration = new Date(Date.now() + 1.2 * 86_400_000).toISOString();
    intercept(async (request, handle) => {
      if (request.url.endsWith('/companies/1')) return Response.json({ ...company(), trialExpiration });
      if (request.url.includes('/invoices/all')) return Response.json([]);
      return handle(request);
    });
    await renderApp('/subscription', { as: 'admin', storage: { i18nextLng: 'pt' } });
    expect(await screen.findByText('Restam 2 dias de teste')).toBeVisible();
    expect(await screen.findByText(/Não há fatura em aberto/)).toBeVisible();
    expect(screen.getByText('Assinar agora')).toBeDisabled();
  });
});

describe('the checkout', () => {
  it('SB-03 SB-04 SB-06 starts at the plan; step 1 asks for five things; the review comes after the choice', async () => {
    const { user, form } = await openCheckout();
    expect(form.getByText('Plano', { selector: 'button' })).toHaveAttribute('aria-current', 'step');
    expect(form.getByText('Revisão', { selector: 'button' })).toBeDisabled();
    expect(form.getByText(/50 usuários/)).toBeVisible();
    await user.click(form.getByText('Voltar'));
    await user.click(form.getByText('Avançar'));
    expect(await form.findByText('Informe o nome')).toBeVisible();
    for (const text of ['Informe o endereço', 'Informe a cidade', 'Informe o CEP', 'Escolha o país']) {
      expect(form.getByText(text)).toBeVisible();
    }
    expect(form.queryByText('Informe o sobrenome')).not.toBeInTheDocument();
    expect(form.getByLabelText(/^Nome(?! no)/)).toHaveFocus();
    await fill(payer.filter(([label]) => /Nome\(|Endereço|Cidade|CEP/.test(label.source)));
    await user.click(form.getByLabelText(/^País/, { selector: '[role="combobox"]' }));
    const choices = await screen.findAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Brasil', 'Estados Unidos']);
    await user.click(choices[0] ?? document.body);
    await user.click(form.getByText('Avançar'));
    await user.click(await form.findByText('Selecionar'));
    expect(await form.findByText('Resumo da assinatura')).toHaveFocus();
    expect(form.getByText('Mensal')).toBeVisible();
    expect(form.getByText('R$ 199,90')).toBeVisible();
  });

  it('DAY-54 a company without a plan, and one that is overdue, are led to support', async () => {
    company().planId = null;
    const { user } = await renderApp('/financeiro', { as: 'admin', supportUrl: 'mailto:ajuda@aurora.example' });
    const overdue = await screen.findByText(/^1 fatura vencida/);
    expect(within(overdue).getByRole('link', { name: 'Falar com o suporte' })).toBeVisible();
    await user.click(screen.getByLabelText(`Pagar ${oldest().detail}`, { selector: 'button' }));
    const form = await dialog();
    expect(await form.findByText('A empresa está sem plano')).toBeVisible();
    expect(form.getByText('Falar com o suporte')).toHaveAttribute('href', 'mailto:ajuda@aurora.example');
  });

  it('SB-05 B-33 DAY-16 what is missing is named at the review with the way to it, nothing is red or charged', async () => {
    const { user, form } = await openCheckout();
    await user.click(form.getByText('Selecionar'));
    const missing = await form.findByRole('group', { name: 'Complete os dados para pagar' });
    const named = within(missing)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(named).toEqual([
      'Informe o nome',
      'Informe o sobrenome',
      'Informe o endereço',
      'Informe a cidade',
      'Informe o estado',
      'Informe o CEP',
      'Escolha o país',
      'Informe o nome como está no cartão',
      'Informe o número do cartão',
      'Informe a validade',
      'Informe o CVV',
    ]);
    await user.click(form.getByText('Pagar', payButton));
    expect(missing).toHaveFocus();
    await user.click(within(missing).getByText('Escolha o país'));
    expect(form.getByLabelText(/^País/, { selector: '[role="combobox"]' })).toHaveFocus();
    expect(form.queryAllByRole('alert')).toHaveLength(0);
    await fill([
      [/^Número do cartão/, '4111111111111112'],
      [/^Validade/, '0120'],
      [/^Código de segurança/, '1'],
      [/^CEP/, '12'],
    ]);
    await user.click(form.getByText('Avançar'));
    expect(await form.findByText('Número de cartão inválido')).toBeVisible();
    for (const text of ['Validade inválida', 'CVV inválido', 'CEP inválido']) {
      expect(form.getByText(text)).toBeVisible();
    }
    expect(requests('POST', '/subscription')).toBe(0);
  });

  it('DAY-36 B-45 before the first field it is said what is sent; name and address come back the next time, the card never', async () => {
    const { user, form, unmount } = await openCheckout();
    await user.click(form.getByText('Dados'));
    const note = form.getByText(/^Só o nome e o endereço são enviados/);
    const first = form.getByLabelText(/^Nome(?! no)/);
    expect(note.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(form.getByLabelText(/^Número do cartão/)).toHaveAttribute('autocomplete', 'cc-number');
    await user.click(form.getByText('Plano', { selector: 'button' }));
    await toReview(user);
    await user.click(form.getByText('Pagar', payButton));
    await form.findByText('Falta pouco!');
    unmount();
    sessionStorage.clear();
    const again = await openCheckout();
    await again.user.click(again.form.getByText('Selecionar'));
    const missing = await again.form.findByRole('group', { name: 'Complete os dados para pagar' });
    expect(
      within(missing)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Informe o nome como está no cartão',
      'Informe o número do cartão',
      'Informe a validade',
      'Informe o CVV',
    ]);
    await again.user.click(within(missing).getByText('Informe o número do cartão'));
    expect(again.form.getByLabelText(/^Número do cartão/)).toHaveFocus();
    expect(again.form.getByLabelText(/^Cidade/)).toHaveValue('São Paulo');
    expect(again.form.getByLabelText(/^País/, { selector: '[role="combobox"]' })).toHaveTextContent('Brasil');
  });

  it('SB-07 SB-08 B-45 B-43 B-07 I-14 Y-24 E-27 one charge without the card, with code and amount; a reload keeps it', async () => {
    const sent = ordersSent();
    const { user, form, unmount } = await openCheckout();
    await toReview(user);
    await user.dblClick(form.getByText('Pagar', payButton));
    await form.findByText('Falta pouco!');
    const told = await screen.findByText(/^Cobrança criada!/);
    expect(told.closest('.Toastify__toast--success')).not.toBeNull();
    expect(sent).toHaveLength(1);
    const body: unknown = JSON.parse(sent[0] ?? '');
    const { id: invoiceId } = oldest();
    expect(body).toMatchObject({ price: 199.9, users: 50, connections: 50, invoiceId, firstName: 'Rogério' });
    const everywhere = `${sent.join('')}${JSON.stringify(localStorage)}${JSON.stringify(sessionStorage)}`;
    // Long enough that no token or time holds them by chance.
    expect(everywhere.replaceAll(' ', '')).not.toMatch(/41111111|ROGERIO|12\/99|"cvv|cardNumber/);
    expect(form.getByText('R$ 199,90')).toBeVisible();
    expect(form.getByTitle('QR code do Pix')).toBeInTheDocument();

    unmount();
    await renderApp(`/financeiro?pay=${invoiceId}`, { as: 'admin' });
    expect(await (await dialog()).findByText('Falta pouco!')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('SB-08 SB-09 B-08 the code can be copied; a payment whose event was missed is found by looking', async () => {
    const { invoiceId } = chargedBefore();
    const { user } = await renderApp(`/financeiro?pay=${invoiceId}`, { as: 'admin' });
    const form = await dialog();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(await form.findByText('Copiar o código Pix'));
    expect(await form.findByText('Código copiado')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('000201-kept');
    await user.click(form.getByText('Já paguei'));
    expect(await screen.findByText(/^O pagamento ainda não chegou/)).toBeInTheDocument();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    pay(invoiceId);
    await user.click(form.getByText('Já paguei'));
    expect(await form.findByText('Pagamento confirmado!')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    await user.click(form.getByText('Ir agora'));
    await waitFor(() => expect(window.location.pathname).not.toBe('/financeiro'));
  });

  it('SB-09 E-27 RT-18 B-10 H-03 the payment event renews: message, due date, and / after 4 s', async () => {
    const { invoiceId } = chargedBefore();
    await renderApp(`/financeiro?pay=${invoiceId}`, { as: 'admin' });
    const form = await dialog();
    await form.findByText('Falta pouco!');
    await waitFor(() => expect(backend.ctx.ios.values().next().value?.sockets.sockets.size).toBe(1));
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    act(() => pay(invoiceId));
    expect(await form.findByText('Pagamento confirmado!')).toBeVisible();
    const date = shown(company().dueDate);
    const toastOf = (text: string) =>
      screen.getAllByText(text).filter((element) => element.closest('.Toastify__toast--success'));
    await waitFor(() => expect(toastOf(`Sua assinatura foi renovada até ${date}.`)).toHaveLength(1));
    expect(localStorage.getItem('companyDueDate')).toBe(date);
    await screen.findByText(new RegExp(`Ativo até ${date}`));
    expect(window.location.pathname).toBe('/financeiro');
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    await waitFor(() => expect(window.location.pathname).not.toBe('/financeiro'));
  });

  it('SB-09 the payment of another invoice of the company confirms none that nobody has paid', async () => {
    const { invoiceId } = chargedBefore();
    const other = backend.store.invoices.all().find((row) => row.companyId === 1 && row.id !== invoiceId);
    await renderApp(`/financeiro?pay=${invoiceId}`, { as: 'admin' });
    const form = await dialog();
    await form.findByText('Falta pouco!');
    await liveIn('1-mainchannel');
    const before = requests('GET', '/invoices/all');
    act(() => payCharge(backend.ctx, String(other?.id)));
    await waitFor(() => expect(requests('GET', '/invoices/all')).toBeGreaterThan(before));
    await act(() => pause(500));
    expect(form.queryByText('Pagamento confirmado!')).not.toBeInTheDocument();
    expect(form.getByText('Falta pouco!')).toBeVisible();
    expect(sessionStorage).toHaveLength(1);
  });

  it('SB-07 B-04 a refused charge says so and keeps the form, which asks before it is closed', async () => {
    const { user, form } = await openCheckout();
    await toReview(user);
    backend.failNext('POST /subscription', 400, 'Validation fails');
    const refusal = () => form.queryByText(/^A cobrança não pôde ser criada/);
    const closed = onceThere(refusal, () => fireEvent.click(form.getByLabelText('Fechar')));
    await user.click(form.getByText('Pagar', payButton));
    await closed;
    expect(refusal()).toBeVisible();
    expect(await screen.findByText('Descartar as alterações?')).toBeVisible();
    await user.click(screen.getByText('Continuar editando'));
    await waitFor(() => expect(screen.queryByText('Descartar as alterações?')).not.toBeInTheDocument());
    await user.click(form.getByText('Pagar', payButton));
    expect(await form.findByText('Falta pouco!')).toBeVisible();
  });
});
