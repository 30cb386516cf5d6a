import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render';

describe('the whole app over the embedded backend', () => {
  it('R-06 a visitor of a private page is asked to sign in', async () => {
    await renderApp('/tickets');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });

  it('S-16 a stored session opens the tickets, and sockets are joined', async () => {
    const { backend } = await renderApp('/tickets', { as: 'ana' });
    expect((await screen.findAllByRole('link', { name: /./ })).length).toBeGreaterThan(0);
    // The page takes the place of what stood there while it was fetched.
    await waitFor(() => expect(screen.getByRole('main')).toBeInTheDocument());
    expect(backend.faults.counts()['POST /auth/refresh_token']).toBe(1);
  });

  it('R-06 nothing of the former session is left in the next test', async () => {
    await renderApp('/tickets');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });
});
