import type { Message } from '@/api/messages';
import type { Ticket } from '@/api/tickets';
import { pass } from './clock';
import type { Story } from './story';
import { people, type PersonName } from './company';

/** What came of all stories, for the report. */
export const sums = {
  stories: 0,
  sent: 0,
  posted: 0,
  unsent: 0,
  doubled: 0,
  lost: 0,
  foreign: 0,
  signOuts: 0,
  causeless: 0,
  deaf: 0,
  steppedBack: 0,
  wrongBoxes: 0,
  /** How often each act on a ticket was done, and somebody was told that a colleague was first. */
  acts: new Map<string, number>(),
  told: 0,
  wrongActs: 0,
  /** Pages held against the server before anything made them read. */
  quiet: 0,
};

/**
 * Holds both pages against the server after a story.
 * @param person who should be signed in on both
 * @returns what is wrong, or nothing
 */
export async function faultsOf(story: Story, person: PersonName): Promise<string[]> {
  const away = story.pages.flatMap((page) => {
    if (page.userId === null) return [`${page.name} is not signed in: ${page.ends.map(({ end }) => end).join()}`];
    if (page.userId !== people[person]) return [`${page.name} is somebody else`];
    const state = page.manager?.state.get();
    return state === 'live' ? [] : [`${page.name} is ${state}`];
  });
  if (away.length > 0) return away;
  return [
    ...stepsBack(story),
    ...differences(story),
    ...wrongSends(story),
    ...wrongEnds(story),
    ...waitForNothing(story),
    ...wrongDoubts(story),
    ...wrongBoxes(story, person),
    ...wrongActs(story),
    ...(await deafPages(story)),
  ];
}

/** Pages that say that all is live show what a fresh read shows, though nothing has made them read. */
export function faultsInQuiet({ pages, server }: Story): string[] {
  const isLive = (page: Story['pages'][number]): boolean =>
    page.life.alive && page.userId !== null && page.manager?.state.get() === 'live';
  const live = pages.filter(isLive);
  sums.quiet += live.length;
  const faults = differences({ pages: live, server });
  return faults.map((fault) => `in the quiet: ${fault}`);
}

const ticketFacts = ({ id, status, userId, queueId, unreadMessages, lastMessage }: Ticket): string =>
  [id, status, userId, queueId, unreadMessages ?? 0, lastMessage].join();

/** Nobody is told of tags: they are true after a read. */
const tagFacts = ({ id, tags = [] }: Ticket): string => `${id} with ${tags.map((tag) => tag.id).join()}`;

const messageFacts = ({ id, body, ack, isDeleted, isEdited }: Message): string =>
  [id, body, ack, isDeleted, isEdited].join();

function difference(what: string, seen: string[], real: string[]): string[] {
  const at = real.findIndex((fact, index) => fact !== seen[index]);
  if (at === -1 && seen.length === real.length) return [];
  return [`${what}: ${seen[at]} instead of ${real[at]} at ${at} (${seen.length}, ${real.length})`];
}

/** Nothing that was deleted, edited or acknowledged looked so no more afterwards. */
function stepsBack({ pages }: Story): string[] {
  const faults = pages.flatMap(({ name, steppedBack }) => steppedBack.map((fault) => `${name}: ${fault}`));
  sums.steppedBack += faults.length;
  return faults;
}

/** Lists and conversations equal a fresh read. */
function differences({ pages, server }: Pick<Story, 'pages' | 'server'>): string[] {
  return pages.flatMap((page) => {
    const lists = (['open', 'pending'] as const).flatMap((status) => {
      const real = server.list(status, page.userId ?? 0).map(ticketFacts);
      return difference(`${page.name} ${status}`, page.tickets(status).map(ticketFacts), real);
    });
    const cardFacts = (card: Ticket): string => `${card.id} in ${page.laneOf(card)}`;
    const real = server.conversation(page.threadId).map(messageFacts);
    const seen = page.messages().map(messageFacts);
    const short = seen.length < Math.min(20, real.length);
    return [
      ...lists,
      ...difference(`${page.name} board`, page.board().map(cardFacts), server.board(page.userId ?? 0).map(cardFacts)),
      ...difference(`${page.name} conversation`, seen, real.slice(-seen.length)),
      ...(short ? [`${page.name} shows ${seen.length} of ${real.length} messages`] : []),
    ];
  });
}

/** Each message was posted once, or is shown as unsent to whoever wrote it; none in another name. */
function wrongSends(story: Story): string[] {
  const faults: string[] = [];
  const shown = new Map<string, string>();
  for (const page of story.pages) {
    for (const { body, status } of story.entries(page)) {
      if (shown.has(body)) faults.push(`${body} is shown twice`);
      shown.set(body, status);
    }
  }
  const stored = Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:'))
    .map((key) => localStorage.getItem(key) ?? '')
    .join();
  for (const { body, person, discarded } of story.sent) {
    const posts = story.server.posts.filter((post) => post.body === body);
    const isKept = shown.has(body) || stored.includes(`"${body}"`);
    sums.sent += 1;
    sums.posted += posts.length;
    if (posts.length > 1) {
      sums.doubled += 1;
      faults.push(`${body} was posted ${posts.length} times`);
    }
    if (posts.length === 0 && isKept) sums.unsent += 1;
    if (posts.length === 0 && !isKept && !discarded) {
      sums.lost += 1;
      faults.push(`${body} is lost`);
    }
    if (posts.length > 0 && shown.has(body)) faults.push(`${body} was posted and is shown as ${shown.get(body)}`);
    if (posts.some(({ userId }) => userId !== people[person])) {
      sums.foreign += 1;
      faults.push(`${body} was posted in another name`);
    }
  }
  return faults;
}

/** Of a file that could never be sent nobody says that it may have been. */
function wrongDoubts(story: Story): string[] {
  const entries = story.pages.flatMap((page) => story.entries(page));
  const doubted = entries.filter(({ file, status }) => file && status === 'unknown' && story.spoilt.has(file.name));
  return doubted.map(({ body }) => `${body} cannot be read and is shown as unknown`);
}

/** What waits does so for something that may still come to an end. */
function waitForNothing(story: Story): string[] {
  return story.pages.flatMap((page) => {
    const { nextToSend } = page.app.outboxes;
    const tickets = [...story.server.tickets.keys()];
    const waiting = tickets.flatMap((id) => nextToSend(page.runner?.entriesOf(id) ?? []) ?? []);
    return waiting.map(({ body }) => `${body} waits on ${page.name} for nothing`);
  });
}

/** What is written stands in every page, and does not get lost. */
function wrongBoxes({ boxes, pages }: Story, person: PersonName): string[] {
  const faults = boxes.faults(pages, person);
  sums.wrongBoxes += faults.length;
  return faults;
}

/** Nothing of a colleague was overwritten unseen, nobody lost a ticket in silence. */
function wrongActs({ acts, server, pages }: Story): string[] {
  for (const [kind, count] of acts.done) sums.acts.set(kind, (sums.acts.get(kind) ?? 0) + count);
  sums.told += acts.told;
  sums.wrongActs += acts.faults.length;
  const tags = pages.flatMap((page) =>
    difference(
      `tags on ${page.name}`,
      [...page.tickets('open'), ...page.board()].map(tagFacts),
      [...server.list('open', page.userId ?? 0), ...server.board(page.userId ?? 0)].map(tagFacts),
    ),
  );
  return [...acts.faults, ...tags];
}

/** How long an answer may be on its way from what it tells of to the page. */
const onTheWayMs = 15_000;
/** How long the other pages of a browser take to see what one has done to the storage. */
const nextDoorMs = 1_000;

/** Nobody was signed out without a cause, in time and on the page that it concerns. */
function wrongEnds({ pages, server, wire, causes }: Story): string[] {
  const all = pages.flatMap(({ ends }) => ends);
  const isRecent = (at: number, now: number, ms: number): boolean => at <= now && now - at <= ms;
  const follows = ({ end, life, at }: (typeof all)[number]): boolean =>
    all.some((other) => other.life !== life && other.end === end && isRecent(other.at, at, nextDoorMs));
  const hasCause: Record<string, (end: (typeof all)[number]) => boolean> = {
    logout: ({ at }) => causes.some((cause) => cause.kind === 'logout' && isRecent(cause.at, at, nextDoorMs)),
    replaced: ({ at }) => causes.some((cause) => cause.kind === 'login' && isRecent(cause.at, at, onTheWayMs)),
    lost: (ended) =>
      follows(ended) || wire.refusals.some(({ page, at }) => page === ended.life && isRecent(at, ended.at, onTheWayMs)),
    // The cookie is another's now, or was until a moment ago.
    elsewhere: (ended) =>
      follows(ended) ||
      server.cookies.some(({ userId, at }, index) => {
        const until = server.cookies[index + 1]?.at ?? ended.at;
        return userId !== null && userId !== ended.userId && at <= ended.at && ended.at - until <= onTheWayMs;
      }),
  };
  return pages.flatMap(({ name, ends }) => {
    sums.signOuts += ends.length;
    const causeless = ends.filter((ended) => hasCause[ended.end]?.(ended) !== true);
    sums.causeless += causeless.length;
    return causeless.map(({ end, life }) => `${name} ended by ${end} as ${life} without a cause`);
  });
}

/** A message that comes now is heard by both, without any reading. */
async function deafPages({ pages, server }: Story): Promise<string[]> {
  const [page] = pages;
  server.receive(page?.threadId ?? 0, false, 'can you hear me?');
  await pass(1_500);
  const deaf = pages.filter((one) => one.messages().at(-1)?.body !== 'can you hear me?');
  sums.deaf += deaf.length;
  return deaf.map(({ name }) => `${name} is deaf`);
}
