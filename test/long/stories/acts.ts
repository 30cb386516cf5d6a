import type { QueryClient } from '@tanstack/react-query';
import { isServedBy, type Ticket } from '@/api/tickets';
import type { Chance } from '../randomness';
import { outside, trace } from './clock';
import { laneIds, lanes, tags } from './company';
import type { Page } from './page';
import type { StoryServer } from './storyServer';

const kinds = ['accept', 'accept', 'giveBack', 'resolve', 'undo', 'transfer', 'tag', 'lane', 'bulk'] as const;
type Kind = (typeof kinds)[number];

/** What somebody aims at, as it stands on screen. */
interface Aim {
  kind: Kind;
  seen: Ticket;
  by: number;
  at: number;
  /** Of a tag: what is to go. */
  remove: readonly number[];
  /** What the page was answered since. */
  looks: Ticket[];
}

/** A page with its person, who may be gone when an answer comes. */
interface Hand {
  page: Page;
  cache: QueryClient;
  me: number;
}

/** Somebody at another desk. */
export const colleague = 13;

/** By then whoever was slower has been told, or never will be: two stalled calls, and the watch over what was accepted. */
const toldMs = 30_000;

/** Two who are given one ticket within this time have clicked at once (ticketChanges.ts). */
const raceMs = 4_000;

const idsOf = (sent: unknown): number[] => (Array.isArray(sent) ? sent : []).map(({ id }: { id: number }) => id);

/**
 * What people do to tickets, while a colleague does something to the same one in the same second: nothing is overwritten
 * that was not looked at first, and whoever loses a ticket is told (DAY-60 to DAY-81).
 */
export class Acts {
  readonly faults: string[] = [];
  /** How often each was done to its end. */
  readonly done = new Map<Kind, number>();
  /** How often somebody was told of a colleague who was first. */
  told = 0;
  readonly #server: StoryServer;
  readonly #chance: Chance;
  readonly #pages: readonly Page[];
  /** By page and ticket. */
  readonly #aims = new Map<string, Aim[]>();
  /** When somebody was told that a ticket is somebody else's, or need not be any more; by page and ticket. */
  readonly #told = new Map<string, number>();
  readonly #undos: { life: string; before: Ticket; after: Ticket }[] = [];

  constructor(server: StoryServer, chance: Chance, pages: readonly Page[]) {
    this.#pages = pages;
    this.#server = server;
    this.#chance = chance;
    server.looked = (life, ticket) =>
      this.#aims.get(`${life} ${ticket.id}`)?.forEach(({ looks }) => looks.push(ticket));
    server.changing = (life, id, sent) => this.#check(life, id, sent);
  }

  /** Each change that a page sends was aimed at, looked at after that, and makes sense over what was found. */
  #check(life: string, id: number, sent: Record<string, unknown>): void {
    const aims = this.#aims.get(`${life} ${id}`)?.filter(({ kind }) => isOfTags(kind) === 'tags' in sent) ?? [];
    if (aims.some((aim) => aim.looks.some((found) => mayStill(aim, found, sent)))) return;
    const found = aims.map(({ kind, looks }) => `${kind} over ${looks.map(placeOf).join(' or ')}`);
    this.faults.push(`${life} changes ${id} to ${JSON.stringify(sent)}: ${found.join(', ')}`);
  }

  /** Somebody does something on a page, and perhaps somebody else to the same ticket. */
  begin(page: Page): void {
    const { cache, userId: me } = page;
    if (!cache || me === null || !page.life.alive) return;
    const kind = this.#chance.of(kinds) ?? 'accept';
    trace(page.name, kind);
    const hand = { page, cache, me };
    const failed = (error: unknown): void => {
      trace(page.name, kind, 'failed', String(error));
      if (page.cache === cache) page.within(() => void page.app.resync.resyncAll(cache));
    };
    page.within(() => void this[kind](hand).then((isDone) => isDone && this.#count(kind), failed));
  }

  #count(kind: Kind): void {
    this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
  }

  /** @returns the ticket, or nothing where another act on it is under way */
  #aim(kind: Kind, { page, me }: Hand, seen: Ticket | undefined, remove: readonly number[] = []): Ticket | null {
    if (!seen || page.app.busy.isBusyTicket(seen.id)) return null;
    const key = `${page.life.name} ${seen.id}`;
    const aims = this.#aims.get(key) ?? [];
    // Tags of a ticket are changed one after another (TicketTags.tsx).
    if (kind === 'tag' && aims.some((aim) => aim.kind === 'tag')) return null;
    this.#aims.set(key, [...aims, { kind, seen, by: me, at: Date.now(), remove, looks: [] }]);
    if (this.#chance.happens(0.5)) outside(() => setTimeout(() => this.#interfere(seen.id), this.#chance.below(1_500)));
    return seen;
  }

  /** The conversation on screen is left alone: a page that is drawn leaves it with its ticket. */
  #own({ page, me }: Hand): Ticket | undefined {
    return this.#chance.of(page.tickets('open').filter(({ id, userId }) => userId === me && id !== page.threadId));
  }

  async accept(hand: Hand, ticket = this.#chance.of(hand.page.tickets('pending'))): Promise<boolean> {
    const aimed = this.#aim('accept', hand, ticket);
    return aimed !== null && this.#accept(hand, aimed);
  }

  #accept(hand: Hand, ticket: Ticket): Promise<boolean> {
    const { app, life } = hand.page;
    const key = `${life.name} ${ticket.id}`;
    const lose = (): void => this.#tell(life.name, ticket.id);
    return app.busy.whileBusy(ticket.id, async () => {
      try {
        const { outcome } = await app.changes.acceptTicket(scopeOf(hand), ticket, lose);
        if (outcome === 'taken') lose();
        // It was given by another page of the same person, which is the one to tell.
        else if (outcome === 'mine') this.#told.set(key, Date.now());
        return outcome === 'accepted';
      } catch (error) {
        // Of a failure everybody is told.
        this.#told.set(key, Date.now());
        throw error;
      }
    });
  }

  #tell(life: string, id: number): void {
    this.told += 1;
    this.#told.set(`${life} ${id}`, Date.now());
  }

  async bulk(hand: Hand): Promise<boolean> {
    const rows = hand.page.tickets('pending').slice(0, 3);
    const aimed = rows.flatMap((row) => this.#aim('bulk', hand, row) ?? []);
    await hand.page.app.bulk.runBulk(aimed, async (row) => void (await this.#accept(hand, row)), neverAborted);
    return aimed.length > 0;
  }

  giveBack(hand: Hand): Promise<boolean> {
    return this.#change('giveBack', hand, (now) =>
      hand.page.app.changes.sendChange(scopeOf(hand), now, { status: 'pending', userId: null }),
    );
  }

  resolve(hand: Hand): Promise<boolean> {
    return this.#change('resolve', hand, (now) => hand.page.app.changes.closeTicket(scopeOf(hand), now));
  }

  transfer(hand: Hand): Promise<boolean> {
    return this.#change('transfer', hand, (now) =>
      hand.page.app.changes.sendChange(scopeOf(hand), now, { status: 'pending', userId: null, queueId: 2 }),
    );
  }

  async #change(kind: Kind, hand: Hand, act: (now: Ticket) => Promise<Ticket>): Promise<boolean> {
    const ticket = this.#aim(kind, hand, this.#own(hand));
    if (!ticket) return false;
    const { app, life } = hand.page;
    return app.busy.whileBusy(ticket.id, async () => {
      const { now, other } = await app.meanwhile.readMeanwhile(scopeOf(hand), ticket);
      if (other) this.#tell(life.name, ticket.id);
      if (other) return false;
      const after = await act(now);
      this.#undos.push({ life: life.name, before: now, after });
      return true;
    });
  }

  async undo(hand: Hand): Promise<boolean> {
    const { app, life } = hand.page;
    const act = this.#undos.findLast((one) => one.life === life.name);
    if (!act || !this.#aim('undo', hand, act.after)) return false;
    this.#undos.splice(this.#undos.indexOf(act), 1);
    return app.busy.whileBusy(act.before.id, async () => {
      const { answer } = await app.meanwhile.undoChange(scopeOf(hand), act.before, act.after);
      if (!answer) this.#tell(life.name, act.before.id);
      return answer !== null;
    });
  }

  async tag(hand: Hand): Promise<boolean> {
    const { page } = hand;
    const row = this.#chance.of([...page.tickets('open'), ...page.tickets('pending')]);
    const remove = this.#chance.happens(0.4) ? (row?.tags ?? []).slice(0, 1).map(({ id }) => id) : [];
    const ticket = this.#aim('tag', hand, row, remove);
    if (!ticket) return false;
    const chosen = this.#chance.of(tags.filter(({ id }) => !remove.includes(id)));
    const add = chosen ? [chosen] : [];
    await page.app.tagChanges.changeTags(ticket.id, { add, remove });
    return true;
  }

  async lane(hand: Hand): Promise<boolean> {
    const { page } = hand;
    const card = this.#chance.of(page.board());
    if (!card || !page.moves || page.moves.isMoving(card.id)) return false;
    const from = page.laneOf(card);
    const to = this.#chance.of([0, ...lanes.map(({ id }) => id)].filter((id) => id !== from)) ?? 0;
    if (!this.#aim('lane', hand, card)) return false;
    page.moves.move(card.id, from, to);
    await Promise.resolve();
    return true;
  }

  #interfere(id: number): void {
    const server = this.#server;
    const ticket = server.tickets.get(id);
    if (!ticket || ticket.status === 'closed') return;
    const dice = this.#chance.below(100);
    trace('a colleague at', id, dice);
    if (dice < 40) this.#take(ticket);
    else if (dice < 50) server.change(id, { status: 'closed', userId: ticket.userId ?? colleague });
    else if (dice < 60) server.change(id, { status: 'pending', userId: null });
    else if (dice < 80) server.setTags(id, [...idsOf(ticket.tags), this.#chance.of(tags)?.id ?? 1]);
    else server.moveAlone(id, this.#chance.of([0, ...lanes.map((lane) => lane.id)]) ?? 0);
  }

  /** A colleague is given a ticket: whoever was given it a moment ago is to be told. */
  #take(ticket: Ticket): void {
    const { id } = ticket;
    const since = Date.now() - raceMs;
    const losers = [...this.#aims].filter(
      ([key, aims]) =>
        key.endsWith(` ${id}`) &&
        aims.some(({ kind, by, at }) => isAccepting(kind) && isServedBy(ticket, by) && at >= since),
    );
    this.#server.change(id, { status: 'open', userId: colleague });
    for (const [key] of losers) this.#expectTold(key, id);
  }

  #expectTold(key: string, id: number): void {
    const at = Date.now();
    const [life] = key.split(' ');
    const page = this.#pages.find((one) => one.life.name === life);
    const { manager } = page ?? {};
    if (!page || !manager || manager.state.get() !== 'live') return;
    let interrupted = false;
    const off = manager.state.subscribe(() => (interrupted = true));
    const look = (): void => {
      off();
      // Without a connection, or with another person, nobody is told; and others may have done something with it since.
      if (interrupted || page.life.name !== life || page.manager !== manager) return;
      if (this.#server.tickets.get(id)?.userId !== colleague) return;
      const told = this.#told.get(key);
      if (told === undefined || told < at - raceMs) this.faults.push(`${key} taken in silence`);
    };
    outside(() => setTimeout(look, toldMs));
  }
}

const neverAborted = new AbortController().signal;

/** A card that stood in two lanes is taken out of one by the list of its tags. */
const isOfTags = (kind: Kind): boolean => kind === 'tag' || kind === 'lane';

const isAccepting = (kind: Kind): boolean => kind === 'accept' || kind === 'bulk';

const placeOf = ({ status, userId, queueId }: Ticket): string => [status, userId, queueId].join();

const scopeOf = ({ cache, page, me }: Hand) => ({ client: cache, viewer: page.viewerOf(me) });

/** Whether an act still makes sense over what was found when looking. */
function mayStill({ kind, seen, by, remove }: Aim, found: Ticket, sent: Record<string, unknown>): boolean {
  if (isOfTags(kind)) {
    const left = idsOf(sent['tags']);
    const mayGo = (id: number): boolean => (kind === 'lane' ? laneIds.has(id) : remove.includes(id));
    return idsOf(found.tags).every((id) => left.includes(id) || mayGo(id));
  }
  if (isAccepting(kind)) return found.status === 'pending';
  return placeOf(found) === placeOf(seen) || (kind !== 'undo' && isServedBy(found, by));
}
