import { isRecord } from '@/lib/guards';
import { emailOf } from '../../e2e/browser';
import type { restAs } from '../../e2e/rest';
import type { Chance } from '../randomness';
import { trace } from '../trace';

type Rest = Awaited<ReturnType<typeof restAs>>;

/** Who sits at the desk keeps the account. */
const atTheDesk: ReadonlySet<string> = new Set(['super', 'admin', 'ana', 'bruno'].map(emailOf));

interface User {
  id: number;
  email: string;
}

const isUser = (value: unknown): value is User => isRecord(value) && 'email' in value;

/** Somebody elsewhere, who takes queues from an agent or gives them, and deletes accounts of colleagues. */
export class Supervisor {
  readonly #rest: Rest;
  readonly #queueIds: readonly number[];
  readonly #agent: string;

  /** @param agent whose queues change */
  constructor(rest: Rest, queueIds: readonly number[], agent: string) {
    this.#rest = rest;
    this.#queueIds = queueIds;
    this.#agent = emailOf(agent);
  }

  async act(chance: Chance): Promise<void> {
    const list = await this.#rest.call('GET', '/users/list');
    const users = Array.isArray(list) ? list.filter(isUser) : [];
    const agent = users.find(({ email }) => email === this.#agent);
    const other = chance.of(users.filter(({ email }) => !atTheDesk.has(email)));
    if (agent && (!other || chance.happens(0.7))) await this.#changeQueues(agent.id, chance);
    else if (other) await this.#delete(other);
  }

  async #changeQueues(id: number, chance: Chance): Promise<void> {
    const queueIds = this.#queueIds.filter(() => chance.happens(0.6));
    trace('supervisor', 'queues', ...queueIds);
    const user = await this.#rest.call('GET', `/users/${id}`);
    if (isRecord(user)) await this.#rest.call('PUT', `/users/${id}`, { ...user, queueIds });
  }

  async #delete({ id, email }: User): Promise<void> {
    trace('supervisor', 'deletes', email);
    await this.#rest.call('DELETE', `/users/${id}`);
  }
}
