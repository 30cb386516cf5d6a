import { createEmitter } from '@/browser/createStore';
import { hold, whenFree, type Hold } from '@/browser/locks';
import type { DraftScope } from '@/contexts/drafts';
import { uniqueName } from '@/lib/uniqueName';
import { isUnsent, nextToSend, reduceOutbox, type OutboxAction, type OutboxEntry } from './outbox';
import { ownerOfKey, readOutbox, storedIds, storedOwners, writeOutbox, type RestoreTexts } from './outboxStorage';

const none: readonly OutboxEntry[] = [];

const isGoing: ReadonlySet<string> = new Set(['sending', 'answered']);

const lockName = (owner: string): string => `prosa-outbox:${owner}`;

/**
 * What one page has on its way, in memory and in storage. It belongs to that page alone for as long as it lives, which
 * a lock tells; what another page left behind is taken over when that page is gone (SAFE-2).
 */
export class OutboxEntries {
  readonly owner = uniqueName();
  readonly #scope: DraftScope;
  readonly #texts: () => RestoreTexts;
  readonly #byTicket = new Map<number, readonly OutboxEntry[]>();
  readonly #changes = createEmitter();
  readonly #suspended = new Set<number>();
  /** Ids that have been in the storage; one that is no longer there has been taken over. */
  #stored: ReadonlySet<string> = new Set();
  #hold: Hold | null = null;
  #holding = false;
  /** Owners whose end is waited for, with the way to call that off. */
  readonly #watched = new Map<string, () => void>();
  #tell: (entry: OutboxEntry) => void = () => undefined;
  readonly #takenOver: (ticketId: number) => void;

  /** @param takenOver told of each conversation of which another page had left something behind */
  constructor(scope: DraftScope, texts: () => RestoreTexts, takenOver: (ticketId: number) => void) {
    this.#scope = scope;
    this.#texts = texts;
    this.#takenOver = takenOver;
  }

  /** Whether the lock is held: what is sent before could be taken over, and sent once more, by another page. */
  get holding(): boolean {
    return this.#holding;
  }

  /** Tells of each send that fails, or whose answer is lost. */
  onUnsent(tell: (entry: OutboxEntry) => void): void {
    this.#tell = tell;
  }

  readonly subscribe = this.#changes.subscribe;

  /** The same array until something of this ticket changes. */
  readonly of = (ticketId: number): readonly OutboxEntry[] => this.#byTicket.get(ticketId) ?? none;

  readonly tickets = (): Iterable<[ticketId: number, entries: readonly OutboxEntry[]]> => this.#byTicket.entries();

  /** The next entry of a ticket to send; none while it is suspended. */
  next(ticketId: number): OutboxEntry | null {
    return this.#suspended.has(ticketId) ? null : nextToSend(this.of(ticketId));
  }

  /** Nothing of a ticket is next until `resume`. */
  suspend(ticketId: number): void {
    this.#suspended.add(ticketId);
  }

  /** Ends `suspend`. @returns the texts that wait, taken out, where they may not go out */
  resume(ticketId: number, goesOut: boolean): string[] {
    if (!this.#suspended.delete(ticketId) || goesOut) return [];
    const texts = this.of(ticketId).filter(({ kind, status }) => kind === 'text' && status === 'waiting');
    for (const { id } of texts) this.dispatch(ticketId, { type: 'remove', id });
    return texts.map(({ body }) => body);
  }

  find(id: string): OutboxEntry | null {
    for (const entries of this.#byTicket.values()) {
      const found = entries.find((entry) => entry.id === id);
      if (found) return found;
    }
    return null;
  }

  dispatch(ticketId: number, action: OutboxAction): void {
    if (action.type !== 'progress') this.#dropTaken();
    const going = new Set(this.of(ticketId).flatMap(({ id, status }) => (isGoing.has(status) ? [id] : [])));
    this.#byTicket.set(ticketId, reduceOutbox(this.of(ticketId), action));
    if (action.type !== 'progress') this.#store();
    this.#changes.emit();
    for (const entry of this.of(ticketId)) if (going.has(entry.id) && isUnsent(entry)) this.#tell(entry);
  }

  /** @param held called when the lock is held */
  start(held: () => void): void {
    if (this.#hold !== null) return;
    const mine = hold(lockName(this.owner));
    this.#hold = mine;
    void mine.held.then(() => {
      if (this.#hold !== mine) return;
      this.#holding = true;
      this.#store();
      storedOwners(this.#scope).forEach((owner) => this.#watch(owner));
      held();
    });
  }

  /** What stands in the storage is left to the next page of this person. */
  stop(): void {
    this.#hold?.release();
    this.#hold = null;
    this.#holding = false;
    for (const callOff of this.#watched.values()) callOff();
    this.#watched.clear();
  }

  /**
   * Something was written by another page: it may own more, or have taken over what a page that slept had.
   * @param key of the storage; null: all of it
   */
  follow(key: string | null): void {
    if (this.#hold === null) return;
    const owner = key === null ? this.owner : ownerOfKey(this.#scope, key);
    if (owner === this.owner) this.#dropTaken();
    else if (owner !== null) this.#watch(owner);
  }

  #watch(owner: string): void {
    if (owner === this.owner || this.#watched.has(owner)) return;
    const callOff = whenFree(lockName(owner), () => {
      this.#watched.delete(owner);
      this.#takeOver(owner);
    });
    this.#watched.set(owner, callOff);
  }

  #takeOver(owner: string): void {
    const left = readOutbox(this.#scope, owner, this.#texts()).filter(({ id }) => !this.find(id));
    for (const entry of left) this.#byTicket.set(entry.ticketId, [...this.of(entry.ticketId), entry]);
    this.#store();
    writeOutbox(this.#scope, owner, []);
    this.#changes.emit();
    for (const ticketId of new Set(left.map((entry) => entry.ticketId))) this.#takenOver(ticketId);
  }

  /** A page that slept, without Web Locks, may find that another has taken over what it had. */
  #dropTaken(): void {
    const present = storedIds(this.#scope, this.owner);
    const taken = [...this.#stored].filter((id) => !present.has(id));
    if (taken.length === 0) return;
    this.#stored = present;
    for (const [ticketId, entries] of this.#byTicket) {
      this.#byTicket.set(
        ticketId,
        entries.filter(({ id }) => !taken.includes(id)),
      );
    }
    this.#changes.emit();
  }

  /** Only what this page holds is its to write. */
  #store(): void {
    if (!this.#holding) return;
    writeOutbox(this.#scope, this.owner, [...this.#byTicket.values()].flat());
    this.#stored = storedIds(this.#scope, this.owner);
  }
}
