import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cells, dialog, requests, rowOf } from '../page';
import { setViewport } from '../browserStubs';
import { renderApp } from '../render';
import { backend, intercept } from '../world';
import { billingPages, oldest, unpaid } from './billingHelpers';

beforeAll(billingPages);

const day = (iso: string) => iso.slice(0, 10).split('-').toReversed().join('/');

const openInvoices = () => renderApp('/financeiro', { as: 'admin' });

describe('invoices', () => {
  it('FI-01 FI-02 V-18 Y-23 B-29 I-09 PAIN-8.4 every invoice with amount, day and status; what is to pay stands on top', async () => {
    const asked = vi.spyOn(backend, 'handle');
    await openInvoices();
    const [late, next] = unpaid();
    if (!late || !next) throw new Error('seed');
    expect(await cells(late.detail)).toEqual([
      String(late.id),
      late.detail,
      'R$ 199,90',
      day(late.dueDate),
      'Vencida',
      'Pagar',
    ]);
    expect((await cells(next.detail)).slice(3)).toEqual([day(next.dueDate), 'Em aberto', 'Pagar']);
    const paid = backend.store.invoices.find(({ companyId, status }) => companyId === 1 && status === 'paid');
    expect((await cells(paid?.detail ?? ''))[4]).toBe('Paga');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Id', 'Detalhes', 'Valor', 'Vencimento', 'Situação', 'Ação']);
    expect(document.querySelector('tbody th')).toHaveTextContent(next.detail);
    expect(screen.getByText('1 fatura vencida, no total de R$ 199,90. Pague para manter o acesso.')).toBeVisible();
    const urls = asked.mock.calls.map(([{ url }]) => new URL(url));
    expect(urls.filter(({ pathname }) => pathname.endsWith('/invoices/all')).map(({ search }) => search)).toEqual([
      '?searchParam=&pageNumber=1',
    ]);
  });

  it('FI-01 a server that pages its list is read to the end', async () => {
    const rows = backend.store.invoices.filter(({ companyId }) => companyId === 1);
    intercept(async (request, handle) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/invoices/all')) return handle(request);
      const first = url.searchParams.get('pageNumber') === '1';
      return Response.json({ list: first ? rows.slice(0, 8) : rows.slice(8), hasMore: first });
    });
    await openInvoices();
    const last = rows.at(-1)?.detail ?? '';
    await rowOf(rows[0]?.detail ?? '');
    document.querySelector('tbody')?.closest('div')?.dispatchEvent(new Event('scroll'));
    await rowOf(last);
    expect(screen.getByText(`${rows.length} itens`)).toBeVisible();
  });

  it('FI-03 B-27 pay opens the checkout of that invoice, in the address; back closes it, and the focus returns', async () => {
    const { user } = await openInvoices();
    const late = oldest();
    const name = `Pagar ${late.detail}`;
    await user.click(await screen.findByLabelText(name));
    const form = await dialog();
    expect(form.getByText(name)).toBeVisible();
    expect(window.location.search).toBe(`?pay=${late.id}`);
    await user.click(form.getByLabelText('Fechar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
    expect(screen.getByLabelText(name)).toHaveFocus();
    expect(requests('POST', '/subscription')).toBe(0);
  });

  it('FI-02 FI-03 a paid invoice offers nothing to pay, not even by its address', async () => {
    const paid = backend.store.invoices.find((row) => row.companyId === 1 && row.status === 'paid');
    if (!paid) throw new Error('seed');
    await renderApp(`/financeiro?pay=${paid.id}`, { as: 'admin' });
    const row = await rowOf(paid.detail);
    expect(within(row ?? document.body).getByText('Paga')).toBeVisible();
    expect(screen.queryByLabelText(`Pagar ${paid.detail}`)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('FI-01 B-34 on a telephone each invoice is a card with its button; a failure can be tried again', async () => {
    setViewport(390, 844);
    backend.failNext('GET /invoices/all', 500);
    const { user } = await openInvoices();
    await user.click(await screen.findByText('Tentar de novo'));
    const list = await screen.findByRole('list', { name: 'Financeiro' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Em aberto/);
    expect(within(first ?? list).getByLabelText(/^Pagar Mensalidade/)).toBeVisible();
  });
});
