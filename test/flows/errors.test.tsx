import { act, screen, waitFor } from '@testing-library/react';
import { AxiosError, AxiosHeaders } from 'axios';
import { HttpResponse, http as mock } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { toastFailure } from '@/app/queryClient';
import { http } from '@/api/http';
import { notify } from '@/components/feedback/notify';
import { pause } from '@/lib/pause';
import { server } from '../msw';
import { renderApp } from '../render';
import { backend } from '../world';
import { alike, rowsIn } from './ticketsHelpers';

const somewhere = '/nowhere';
const header = () => screen.findByRole('banner', {}, { timeout: 15_000 });
const alerts = () => screen.queryAllByRole('alert');

const config = { headers: new AxiosHeaders() };
const refusal = (data: unknown): AxiosError =>
  new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, {
    status: 400,
    data,
    statusText: '',
    headers: {},
    config,
  });

/** An action of the person whose failure becomes a toast. */
const act10 = (post: () => Promise<unknown>) =>
  act(() => Promise.all(Array.from({ length: 10 }, () => post().catch(toastFailure))).then(() => undefined));

describe('failures of actions', () => {
  it('E-01 the code of the answer is looked up and shown for 2000 ms', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    act(() => toastFailure(refusal({ error: 'ERR_DELETE_WAPP_MSG' })));
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível apagar a mensagem.');
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(alerts()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(60));
    expect(alerts()).toHaveLength(0);
  });

  it('E-02 an unknown code is shown as it is; E-03 E-04 what is no answer is not shown', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp(somewhere, { as: 'ana' });
    await header();
    act(() => {
      toastFailure(refusal({ error: 'ERR_FROM_TOMORROW' }));
      toastFailure('ERR_NO_PERMISSION');
      toastFailure(new TypeError('x is undefined'));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('ERR_FROM_TOMORROW');
    expect(alerts()).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('PAIN-4.7 E-01 ten refusals of one code are one toast, another code is a second one', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    await act10(() => http.put('/settings/userRating', { value: 'enabled' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('não tem permissão');
    expect(alerts()).toHaveLength(1);
    act(() => toastFailure(refusal({ error: 'ERR_DUPLICATED_CONTACT' })));
    await waitFor(() => expect(alerts()).toHaveLength(2));
  });

  it('PAIN-4.7 B-09 ten calls without an answer are one toast and one bar', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    server.use(mock.all('*/api/*', () => HttpResponse.error()));
    await act10(() => http.post('/tags', { name: 'Nova' }));
    expect(await screen.findByText('O servidor não responde.')).toBeVisible();
    expect(screen.getAllByText('O servidor não responde.')).toHaveLength(1);
    expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(1);
  });

  it('I-18 a success is told for 3000 ms, as a status and not as an alarm', async () => {
    await renderApp(somewhere, { as: 'ana' });
    await header();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    act(() => notify.success('Contato salvo com sucesso.'));
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(screen.getByText('Contato salvo com sucesso.')).toBeVisible();
    expect(alerts()).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(160));
    expect(screen.queryByText('Contato salvo com sucesso.')).not.toBeInTheDocument();
  });
});

describe('failures of reading', () => {
  it('T-12 PAIN-4.7 a next page that fails is asked for once, and again by the button alone', async () => {
    alike({ status: 'open', owner: 'ana', queue: 'Suporte', tags: [] });
    const asked: string[] = [];
    let firstPages = 0;
    server.use(
      mock.get('*/api/tickets', ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('pageNumber') !== '2') {
          if (searchParams.get('status') === 'open') firstPages += 1;
          return undefined;
        }
        asked.push(request.url);
        return HttpResponse.json({ error: 'x' }, { status: 500 });
      }),
    );
    const { user } = await renderApp('/tickets', { as: 'ana' });
    const area = (await rowsIn('Atendendo')).parentElement;
    area?.scrollTo({ top: area.scrollHeight });
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    // What is read again meanwhile, and succeeds, is no reason to ask for it again.
    const before = firstPages;
    backend.dropSockets();
    await waitFor(() => expect(firstPages).toBeGreaterThan(before), { timeout: 10_000 });
    await pause(300);
    expect(asked).toHaveLength(1);
    await user.click(again);
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
