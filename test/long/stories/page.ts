import type { QueryClient } from '@tanstack/react-query';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import axios from 'axios';
import { vi } from 'vitest';
import type { Message } from '@/api/messages';
import type { Ticket } from '@/api/tickets';
import type { Listen } from '@/realtime/live/liveRow';
import type { Viewer } from '@/realtime/live/ticketLists';
import type { BrowserLocks } from '../../locks';
import { Watch } from '../watch';
import type { App } from './app';
import { Life, running } from './clock';
import { boardFilters, filters, laneIds, type PersonName } from './company';
import type { Wire } from './wire';

const texts = {
  interrupted: 'interrupted',
  unknown: 'unknown',
  attachAgain: 'attach',
  lost: 'lost',
  looking: 'looking',
  notEchoed: 'no echo',
  cancelled: 'cancelled',
  unreadable: 'unreadable',
  failure: (error: unknown) => `refused: ${String(error)}`,
};

/** Pauses between attempts to restore, as the app has them (contexts/AuthContext.tsx). */
const restoreAgainMs = 5_000;

let lives = 0;

/** What a page has around it. */
interface Surroundings {
  wire: Wire;
  locks: BrowserLocks;
}

/** One page of the browser, with what the app does in it but for the drawing. */
export class Page {
  readonly app: App;
  readonly name: string;
  life = new Life('');
  userId: number | null = null;
  /** How sessions have ended here, whose they were, and when. */
  readonly ends: { end: string; userId: number | null; life: string; at: number }[] = [];
  /** What has stepped back on screen. */
  readonly steppedBack: string[] = [];
  cache: QueryClient | null = null;
  manager: InstanceType<App['socket']['SocketManager']> | null = null;
  runner: InstanceType<App['outbox']['OutboxRunner']> | null = null;
  drafts: InstanceType<App['drafts']['DraftStore']> | null = null;
  moves: ReturnType<App['board']['movesOf']> | null = null;
  readonly threadId: number;
  #stops: (() => void)[] = [];
  #forget = (): unknown => undefined;
  #signingIn = false;
  /** Whose session is being restored. */
  #restoring: number | null = null;
  readonly #locks: BrowserLocks;
  readonly #wire: Wire;

  constructor(app: App, name: string, { wire, locks }: Surroundings, threadId: number) {
    this.#locks = locks;
    this.#wire = wire;
    this.app = app;
    this.life.end();
    this.name = name;
    this.threadId = threadId;
    app.http.http.defaults.adapter = wire.adapter;
    app.http.publicHttp.defaults.adapter = wire.adapter;
    axios.defaults.adapter = wire.adapter;
  }

  /** Runs as a part of this page. */
  readonly within = <T>(act: () => T): T => running.run(this.life, act);

  /** Opens the page: a stored session is restored, else the login page shows. */
  load(): void {
    lives += 1;
    this.crash();
    this.#forget();
    this.life = new Life(`${this.name}-${lives}`);
    this.#signingIn = false;
    this.#forgetModules();
    this.within(() => {
      const { session } = this.app;
      this.#forget = session.onSession((_session, end) => {
        if (end !== undefined) this.#leave(end);
      });
      window.addEventListener('storage', ({ key }) => {
        if (session.followStorage(key) === 'login') this.reload();
      });
      if (session.adoptStoredSession()) this.#restore();
    });
  }

  /** A page that loads waits for nothing that the page before has begun; the modules of both are the same here. */
  #forgetModules(): void {
    const read = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    this.app.session.adoptStoredSession();
    read.mockRestore();
    this.app.serverState.forgetServerState();
    this.app.serverClock.forgetServerTime();
  }

  #restore(): void {
    this.#restoring = this.app.session.getSession()?.userId ?? null;
    this.app.refresh.restoreSession().then(
      ({ user }) => {
        if (this.app.session.getSession()) this.#enter(user.id);
      },
      () => {
        if (this.app.session.getSession()) setTimeout(() => this.#restore(), restoreAgainMs);
      },
    );
  }

  /** Signs in by the login page. */
  async signIn(person: PersonName): Promise<void> {
    if (this.#signingIn || this.userId !== null || this.app.session.getSession()) return;
    this.#signingIn = true;
    try {
      const { token, user } = await this.app.auth.login({ email: person, password: 'x' });
      this.app.session.startSession({ token, userId: user.id, companyId: user.companyId });
      this.#enter(user.id);
    } finally {
      this.#signingIn = false;
    }
  }

  /** Gone without a word, as by a crash. */
  crash(): void {
    this.life.end();
    this.#stops = [];
    this.cache?.clear();
    this.userId = null;
    this.#locks.leave(this.life.name);
  }

  reload: () => void = () => undefined;

  /** The story is over: what the app's modules say in the next one is not heard here. */
  close(): void {
    this.reload = () => undefined;
    this.crash();
    this.#forget();
  }

  viewerOf = (id: number): Viewer => ({ id, profile: 'user', queueIds: [1, 2], allTicket: false });

  #enter(userId: number): void {
    if (this.userId !== null) return;
    const { app, threadId } = this;
    this.userId = userId;
    const viewer = this.viewerOf(userId);
    const cache = app.client.createQueryClient();
    this.cache = cache;
    const batch = app.batches.createPatchBatch(cache);
    const token = (): string => app.session.getSession()?.token ?? '';
    const manager = new app.socket.SocketManager({
      url: 'http://server.test',
      token,
      isFresh: app.refresh.isFresh,
      renew: () => app.refresh.refreshToken(token()),
    });
    this.manager = manager;
    const on: Listen = (event, handler) => app.events.listenTo(manager, { companyId: 1, userId }, event, handler);
    const runner = new app.outbox.OutboxRunner(cache, { companyId: 1, userId }, () => texts);
    this.runner = runner;
    const drafts = new app.drafts.DraftStore({ companyId: 1, userId });
    this.drafts = drafts;
    // The box of the open conversation is on screen.
    drafts.get(threadId);
    this.moves = app.board.movesOf(cache, viewer);
    const watch = new Watch();
    const look = (): void => {
      if (this.cache !== cache) return;
      watch.look(this.messages());
      this.steppedBack.push(...watch.faults.splice(0));
    };
    const { rooms } = app.socket;
    this.#stops.push(
      on('ticket', (event) => app.news.recordVersion(cache, event)),
      on('appMessage', (event) => {
        app.news.recordVersion(cache, event);
        if (event.action === 'create') runner.announced(event.message);
      }),
      app.live.listenLive(on, {
        client: cache,
        viewer,
        add: batch.add,
        reread: (queryKey) => void cache.invalidateQueries({ queryKey }),
      }),
      app.catchUp.keepCaughtUp(cache, manager, () => undefined),
      cache.getQueryCache().subscribe(({ type, query }) => {
        const [root, kind, id]: readonly unknown[] = query.queryKey;
        if (type !== 'updated' || root !== 'messages' || kind !== 'thread' || typeof id !== 'number') return;
        runner.scan(id);
        // Patches that were held are written in the same turn.
        queueMicrotask(look);
      }),
      manager.join(rooms.notification()),
      manager.join(rooms.tickets('open')),
      manager.join(rooms.tickets('pending')),
      manager.join(rooms.chatBox(threadId)),
    );
    window.addEventListener('online', runner.wake);
    window.addEventListener('storage', (event) => {
      runner.follow(event.key);
      drafts.follow(event);
    });
    // Who is spoken to is known before anything can be written.
    const ticket = this.#wire.server.tickets.get(threadId);
    if (!ticket) throw new Error('the open conversation is gone');
    const detail = { ...app.tickets.ticketDetail(ticket.uuid), initialData: ticket, enabled: false };
    this.#stops.push(
      new QueryObserver(cache, detail).subscribe(() => undefined),
      new InfiniteQueryObserver(cache, app.tickets.ticketList(filters('open'))).subscribe(() => undefined),
      new InfiniteQueryObserver(cache, app.tickets.ticketList(filters('pending'))).subscribe(() => undefined),
      new QueryObserver(cache, app.kanban.kanbanBoard(boardFilters)).subscribe(() => undefined),
      new QueryObserver(cache, app.kanban.kanbanLanes()).subscribe(() => undefined),
      new InfiniteQueryObserver(cache, app.messages.threadQuery(threadId)).subscribe(() => undefined),
      () => batch.dispose(),
      () => runner.stop(),
      () => drafts.flush(),
      () => manager.stop(),
    );
    this.#stops.push(this.#probe(cache, manager));
    runner.start();
    manager.start();
  }

  /** While the server does not answer, asks for it; what had failed is read when it does (app/shell/status/useServerProbe.ts). */
  #probe(cache: QueryClient, manager: { nudge: () => void }): () => void {
    const { serverState, auth } = this.app;
    const timer = setInterval(() => {
      if (serverState.serverReachable.get()) return;
      auth.serverVersion().then(
        () => {
          serverState.reportAnswer();
          manager.nudge();
          void cache.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
        },
        () => undefined,
      );
    }, 5_000);
    return () => clearInterval(timer);
  }

  #leave(end: string): void {
    this.ends.push({ end, userId: this.userId ?? this.#restoring, life: this.life.name, at: Date.now() });
    const stops = this.#stops;
    this.#stops = [];
    this.within(() => stops.toReversed().forEach((stop) => stop()));
    this.cache?.clear();
    this.userId = null;
    this.manager = null;
    this.runner = null;
    this.drafts = null;
    this.moves = null;
    // The login page; where the account is used elsewhere, or another is signed in, the page starts anew.
    if (end === 'elsewhere' || end === 'replaced') this.reload();
  }

  /** What a ticket list shows. */
  tickets(status: Ticket['status']): Ticket[] {
    const list = this.cache?.getQueryData(this.app.tickets.ticketList(filters(status)).queryKey);
    return list ? this.app.tickets.ticketsOf(list) : [];
  }

  /** What the board shows. */
  board(): readonly Ticket[] {
    return this.cache?.getQueryData(this.app.kanban.kanbanBoard(boardFilters).queryKey) ?? [];
  }

  laneOf = (ticket: Ticket): number => this.app.lanes.laneOf(ticket, laneIds);

  /** What the open conversation shows. */
  messages(): Message[] {
    const thread = this.cache?.getQueryData(this.app.messages.threadQuery(this.threadId).queryKey);
    return thread ? this.app.thread.messagesOf(thread) : [];
  }
}
