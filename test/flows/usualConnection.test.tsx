import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getSession, startSession } from '@/api/session';
import { pause } from '@/lib/pause';
import { findDialog } from '../page';
import { server } from '../msw';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
import { findChoices, pickChoice, userOf } from './conversationHelpers';
import { signInByForm } from './loginHelpers';
import { keepOnly, place, rowOf } from './ticketsHelpers';

const lineNamed = (name: string): number => {
  const line = backend.store.whatsapps.all().find((row) => row.companyId === 1 && row.name === name);
  if (!line) throw new Error(`no connection ${name}`);
  return line.id;
};

/** One conversation, and somebody who does not write from the company's default connection. */
function usualOf(person: Person, line: string): void {
  keepOnly(1);
  place(0, { status: 'open', owner: person, queue: 'Suporte', name: 'Alfa Souza' });
  backend.store.users.update(userOf(person), { whatsappId: lineNamed(line) });
}

const readsOf = (person: Person): number => backend.faults.counts()[`GET /users/${userOf(person).id}`] ?? 0;

async function findConnection(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByText('Novo', { selector: 'button' }, { timeout: 10_000 }));
  return within(await findDialog('Novo atendimento')).findByLabelText(/^Conexão/);
}

describe('the connection one usually writes from', () => {
  it.each(['ana', 'elisa', 'admin', 'super'] as const)(
    'T-46 S-02 is chosen in a new ticket after %s has signed in',
    async (person) => {
      usualOf(person, 'Loja 2');
      const { user } = await signInByForm(person);
      expect(await findConnection(user)).toHaveTextContent('Loja 2');
    },
  );

  it('T-46 is read once after a sign-in, beside the first page', async () => {
    usualOf('ana', 'Loja 2');
    backend.delayNext(`GET /users/${userOf('ana').id}`, 4_000);
    const { user } = await signInByForm('ana');
    await rowOf('Atendendo', 'Alfa Souza');
    expect(readsOf('ana')).toBe(0);
    await waitFor(() => expect(readsOf('ana')).toBe(1), { timeout: 10_000 });
    // The dialog waits for the answer that is on its way.
    expect(await findConnection(user)).toHaveTextContent('Loja 2');
    expect(readsOf('ana')).toBe(1);
  });

  it.each([
    ['another user', { id: 1, profile: 'user' }],
    ['nobody', { id: null, profile: null, name: null, queues: null }],
    ['other kinds', { profile: 3, name: 0, queues: 'none' }],
  ])('T-46 E-03 SAFE-3 rights stay where that read answers %s', async (_whose, broken) => {
    usualOf('admin', 'Loja 2');
    const { id } = userOf('admin');
    let reads = 0;
    server.use(
      http.get(`*/api/users/${id}`, () => {
        reads += 1;
        return HttpResponse.json({ ...userOf('admin'), ...broken });
      }),
    );
    await signInByForm('admin');
    await waitFor(() => expect(reads).toBe(1), { timeout: 10_000 });
    await pause(200);
    expect(await screen.findByRole('link', { name: 'Usuários' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Conta de Rogério Lima' })).toBeVisible();
  });

  it('T-46 S-16 is known after a reload without another call', async () => {
    usualOf('ana', 'Loja 2');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    expect(await findConnection(user)).toHaveTextContent('Loja 2');
    // Longer than the rest after which it would be read.
    await pause(1_500);
    expect(readsOf('ana')).toBe(0);
  });

  it('T-46 S-17 is what a renewed session says it is', async () => {
    usualOf('ana', 'Loja 2');
    const { user } = await renderApp('/tickets', { as: 'ana' });
    await rowOf('Atendendo', 'Alfa Souza');
    backend.store.users.update(userOf('ana'), { whatsappId: lineNamed('Reserva') });
    const session = getSession();
    if (session) startSession({ ...session, token: `${session.token}x` });
    expect(await findConnection(user)).toHaveTextContent('Reserva');
    // From the answer to a renewal, of which there may be more: the user is not asked for.
    expect(backend.faults.counts()['POST /auth/refresh_token']).toBeGreaterThan(1);
    expect(readsOf('ana')).toBe(0);
  });

  it('T-46 H-04 is what was saved in the own profile', async () => {
    usualOf('admin', 'Loja 2');
    const { user } = await signInByForm('admin');
    await user.click(await screen.findByRole('button', { name: 'Conta de Rogério Lima' }, { timeout: 10_000 }));
    await user.click(await screen.findByText('Perfil', { selector: '[role="menuitem"]' }));
    const profile = within(await findDialog('Meu perfil'));
    const line = await profile.findByLabelText('Conexão padrão');
    expect(line).toHaveTextContent('Loja 2');
    await user.click(line);
    await findChoices();
    await pickChoice({ user }, 'Reserva (desconectada)');
    await user.click(profile.getByText('Salvar'));
    await waitFor(() => expect(userOf('admin').whatsappId).toBe(lineNamed('Reserva')));
    await waitFor(() => expect(screen.queryByLabelText('Meu perfil')).not.toBeInTheDocument());
    expect(await findConnection(user)).toHaveTextContent('Reserva');
  });

  it('DAY-25 has one name wherever it is shown or chosen, also after it was renamed', async () => {
    usualOf('ana', 'Loja 2');
    const [ticket] = backend.store.tickets.all();
    if (!ticket) throw new Error('no ticket');
    backend.store.tickets.update(ticket, { whatsappId: lineNamed('Loja 2') });
    const { user, second } = await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    const row = await rowOf('Atendendo', 'Alfa Souza');
    expect(row).toHaveTextContent('Loja 2');
    const admin = await second('admin');
    await admin.request('PUT', `/whatsapp/${lineNamed('Loja 2')}`, { name: 'Filial Sul', queueIds: [] });
    await waitFor(() => expect(row).toHaveTextContent('Filial Sul'));
    expect(await screen.findByText(/· Filial Sul$/, { selector: 'header *' })).toBeVisible();
    expect(screen.queryByText(/Loja 2/)).not.toBeInTheDocument();

    const namesIn = async (field: HTMLElement): Promise<(string | null)[]> => {
      await user.click(field);
      await findChoices();
      const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return names;
    };
    await user.click(screen.getByRole('button', { name: 'Transferir' }));
    const transfer = within(await findDialog('Transferir atendimento'));
    const names = await namesIn(await transfer.findByLabelText(/^Conexão/));
    expect(names).toEqual(['Filial Sul', 'Principal', 'Reserva (desconectada)']);
    await user.click(transfer.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await namesIn(await findConnection(user))).toEqual(names);
  });

  it('T-46 S-28 is what somebody else has changed it to meanwhile', async () => {
    usualOf('ana', 'Loja 2');
    const app = await renderApp('/tickets', { as: 'ana' });
    await rowOf('Atendendo', 'Alfa Souza');
    const admin = await app.second('admin');
    const { id, name, email, profile } = userOf('ana');
    await admin.request('PUT', `/users/${id}`, {
      name,
      email,
      profile,
      companyId: 1,
      queueIds: [],
      allTicket: 'desabled',
      whatsappId: lineNamed('Reserva'),
    });
    await waitFor(() => expect(readsOf('ana')).toBe(1), { timeout: 5_000 });
    expect(await findConnection(app.user)).toHaveTextContent('Reserva');
  });
});
