import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { findDialog } from '../page';
import { partOf } from '../part';
import type { TicketRow } from '../backend/types';
import { callsSettled } from '../msw';
import { backend, intercept, type Person } from '../world';
import { choose, openConversation } from './conversationHelpers';
import { liveIn } from './liveSocket';
import {
  changeWhenLookedAt,
  holdAnswer,
  idOf,
  listCalls,
  loseLook,
  queueId,
  rowOf,
  rowsIn,
  stored,
  type Placement,
} from './ticketsHelpers';

type Conversation = Awaited<ReturnType<typeof openConversation>>;

interface Act {
  name: string;
  as: Person;
  wish?: Placement;
  /** What stands between the conversation as it was opened and the click. */
  begin?: (app: Conversation) => Promise<void>;
  click: (app: Conversation) => Promise<void>;
}

const press = (label: string) => (app: Conversation) => app.user.click(app.inHeader.getByText(label));
const undo = async (app: Conversation) => app.user.click(await screen.findByText('Desfazer'));
const status = (app: Conversation, wanted: string) => waitFor(() => expect(stored(app.ticket.id).status).toBe(wanted));

const allActs: Act[] = [
  { name: 'return', as: 'ana', click: (app) => app.user.click(app.inHeader.getByLabelText('Devolver à fila')) },
  { name: 'resolve', as: 'ana', click: press('Resolver') },
  { name: 'reopen', as: 'ana', wish: { status: 'closed' }, click: press('Reabrir') },
  { name: 'accept', as: 'ana', wish: { status: 'pending', owner: null }, click: press('Aceitar') },
  {
    name: 'undo a return',
    as: 'ana',
    begin: async (app) => {
      await app.user.click(app.inHeader.getByLabelText('Devolver à fila'));
      await status(app, 'pending');
    },
    click: undo,
  },
  {
    name: 'undo a resolve',
    as: 'ana',
    begin: async (app) => {
      await press('Resolver')(app);
      await status(app, 'closed');
    },
    click: undo,
  },
  {
    name: 'delete',
    as: 'admin',
    begin: async (app) => {
      await choose(app, 'Excluir atendimento');
    },
    click: async (app) => {
      const question = within(await findDialog(/Excluir/));
      await app.user.click(question.getByText('Excluir atendimento'));
    },
  },
];

interface Deed {
  name: string;
  make: (app: Conversation) => Partial<TicketRow>;
  told: RegExp;
}

const taken: Deed = {
  name: 'took it',
  make: () => ({ status: 'open', userId: idOf('bruno') }),
  told: /Bruno Castro já aceitou este atendimento/,
};
const resolved: Deed = {
  name: 'resolved it',
  make: () => ({ status: 'closed', userId: idOf('bruno') }),
  told: /Este atendimento já foi resolvido/,
};
const returned: Deed = {
  name: 'returned it',
  make: () => ({ status: 'pending', userId: null }),
  told: /Este atendimento está agora na fila Suporte/,
};
const moved: Deed = {
  name: 'moved it to a queue of others',
  make: () => ({ status: 'pending', userId: null, queueId: queueId('Financeiro') }),
  told: /Este atendimento está agora na fila Financeiro/,
};

const deedsBy: Readonly<Record<string, readonly Deed[]>> = {
  return: [taken, resolved, returned, moved],
  resolve: [taken, resolved, returned, moved],
  delete: [taken, resolved, returned, moved],
  reopen: [taken, returned, moved],
  accept: [taken, resolved, moved],
  'undo a return': [taken, resolved, moved],
  'undo a resolve': [taken, returned, moved],
};

const cases = allActs.flatMap((act) =>
  (deedsBy[act.name] ?? []).map((deed) => ({ act, deed, title: `${act.name}: a colleague ${deed.name}` })),
);

describe('an act on what a colleague has changed, untold', () => {
  it.each(partOf(cases))(
    'DAY-62 DAY-65 DAY-67 DAY-76 DAY-79 $title: told by name, and nothing is overwritten',
    async ({ act, deed }) => {
      const app = await openConversation({ as: act.as, ...(act.wish && { wish: act.wish }) });
      await act.begin?.(app);
      const made = deed.make(app);
      changeWhenLookedAt(app.ticket.id, made);
      await act.click(app);
      expect(await screen.findByText(deed.told)).toBeInTheDocument();
      expect(stored(app.ticket.id)).toMatchObject(made);
    },
  );

  it.each(allActs)('B-09 DAY-79 $name: a look that no answer came to is repeated, and it is done', async (deed) => {
    const app = await openConversation({ as: deed.as, ...(deed.wish && { wish: deed.wish }) });
    await deed.begin?.(app);
    const before = stored(app.ticket.id).status;
    const isLost = loseLook(app.ticket.id);
    await deed.click(app);
    await waitFor(() => expect(backend.store.tickets.get(app.ticket.id)?.status).not.toBe(before));
    expect(isLost()).toBe(true);
  });
});

describe('a connection that comes back while an answer is under way', () => {
  const moves = (app: Conversation): void => {
    backend.store.tickets.update(stored(app.ticket.id), moved.make(app));
  };

  /** What a click asks is answered late: meanwhile a colleague does something, untold, and the lists are read again. */
  async function overtake(
    app: Conversation,
    line: string,
    click: (app: Conversation) => Promise<void>,
    deed = moves,
  ): Promise<void> {
    const late = holdAnswer(line);
    await click(app);
    await late.done;
    deed(app);
    const before = listCalls().length;
    backend.dropSockets();
    await waitFor(() => expect(listCalls().length).toBeGreaterThan(before), { timeout: 5_000 });
    await act(() => pause(300));
    late.release();
  }

  it('DAY-62 DAY-71 an act is decided by what the server says now, not by what it said before', async () => {
    const app = await openConversation();
    await liveIn('notification');
    await overtake(app, `GET /api/tickets/${app.ticket.id}`, press('Resolver'));
    expect(await screen.findByText(moved.told)).toBeInTheDocument();
    expect(stored(app.ticket.id)).toMatchObject(moved.make(app));
  });

  it.each([
    ['moved out of sight', moves],
    ['deleted', (app: Conversation) => backend.store.tickets.remove(stored(app.ticket.id))],
  ])('DAY-71 the answer to a change brings nothing back that was %s since', async (_deed, deed) => {
    const app = await openConversation();
    await liveIn('notification');
    await app.user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    const list = within(await rowsIn('Aguardando'));
    const giveBack = (at: Conversation) => at.user.click(at.inHeader.getByLabelText('Devolver à fila'));
    await overtake(app, `PUT /api/tickets/${app.ticket.id}`, giveBack, deed);
    await screen.findByText('Desfazer');
    await act(callsSettled);
    expect(list.queryByText('Alfa Souza')).not.toBeInTheDocument();
  });
});

describe('a customer who writes in the moment of resolving', () => {
  it('DAY-81 a message of the moment before keeps the conversation open, and the next click resolves', async () => {
    const app = await openConversation();
    await liveIn('notification');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await act(async () => backend.receive({ ticketId: app.ticket.id, body: 'Mais uma coisa' }));
    await screen.findAllByText('Mais uma coisa');
    await press('Resolver')(app);
    expect(await screen.findByText('Alfa Souza acabou de escrever. Leia antes de resolver.')).toBeInTheDocument();
    expect(stored(app.ticket.id).status).toBe('open');
    clock.mockReturnValue(performance.now() + 750);
    await press('Resolver')(app);
    await status(app, 'closed');
  });

  it('DAY-81 one whose message no event has told is not resolved over it either', async () => {
    const app = await openConversation();
    changeWhenLookedAt(app.ticket.id, { lastMessage: 'Mais uma coisa', fromMe: false });
    await press('Resolver')(app);
    expect(await screen.findByText('Alfa Souza acabou de escrever. Leia antes de resolver.')).toBeInTheDocument();
    expect(stored(app.ticket.id).status).toBe('open');
  });

  it('PAIN-1.11 DAY-81 one that is read while the answer to the look is under way stays read', async () => {
    const app = await openConversation();
    await liveIn('notification');
    const title = document.title;
    const reader = await app.second('ana');
    changeWhenLookedAt(app.ticket.id, { lastMessage: 'Mais uma coisa', fromMe: false, unreadMessages: 1 });
    const look = holdAnswer(`GET /api/tickets/${app.ticket.id}`);
    await press('Resolver')(app);
    await look.done;
    await act(() => reader.request('GET', `/messages/${app.ticket.id}`));
    look.release();
    expect(await screen.findByText('Alfa Souza acabou de escrever. Leia antes de resolver.')).toBeInTheDocument();
    const row = within(await rowOf('Atendendo', 'Alfa Souza'));
    expect(await row.findByText('Mais uma coisa')).toBeInTheDocument();
    expect(document.title).toBe(title);
  });

  it('DAY-81 a message while it is on its way is told, with the way back', async () => {
    const app = await openConversation();
    await liveIn('notification');
    let closing = false;
    let close = (): void => undefined;
    const written = new Promise<void>((resolve) => {
      close = resolve;
    });
    intercept(async (request, handle) => {
      if (request.method === 'PUT') {
        closing = true;
        await written;
      }
      return handle(request);
    });
    await press('Resolver')(app);
    await waitFor(() => expect(closing).toBe(true));
    await act(async () => backend.receive({ ticketId: app.ticket.id, body: 'Mais uma coisa' }));
    await screen.findAllByText('Mais uma coisa');
    close();
    expect(await screen.findByText('Alfa Souza escreveu enquanto você resolvia.')).toBeInTheDocument();
    await undo(app);
    await status(app, 'open');
  });
});
