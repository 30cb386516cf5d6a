import type { Ctx } from '../context.ts';
import type { SeedSize } from '../backend.ts';
import { untouched } from '../newTicket.ts';
import type { ContactRow, TicketRow } from '../types.ts';
import type { Aurora } from './companies.ts';
import { PORTRAITS } from './media.ts';
import type { Draft } from './messages.ts';
import { anyMedia, everyKind, line, storeThread } from './messages.ts';
import { person } from './names.ts';
import type { Random } from './random.ts';
import { seedTags, tagTickets } from './tags.ts';
import { fillers, smallTalk, topics } from './talk.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const extras = [
  [
    ['CPF', '123.456.789-09'],
    ['Cidade', 'Campinas - SP'],
  ],
  [
    ['Empresa', 'Condomínio Jardim das Acácias'],
    ['Cargo', 'Síndica'],
    ['Site', 'https://acacias.example'],
  ],
  [['Aniversário', '14/03']],
] as const;

function seedContacts(ctx: Ctx, random: Random, companyId: number, amount: number): ContactRow[] {
  const contacts: ContactRow[] = [];
  for (let index = 0; index < amount; index += 1) {
    const picture = index % 3 === 1 ? '/nopicture.png' : `/public/retrato-${index % PORTRAITS}.svg`;
    const row = ctx.store.contacts.insert((id) => ({
      id,
      ...person(random, index),
      profilePicUrl: index % 11 === 10 ? '' : picture,
      isGroup: false,
      companyId,
      whatsappId: 1,
      ...ctx.stamps(),
    }));
    contacts.push(row);
    for (const [name, value] of index % 5 === 0 ? (extras[index % 3] ?? []) : []) {
      ctx.store.contactFields.insert((id) => ({ id, name, value, contactId: row.id, ...ctx.stamps() }));
    }
  }
  return contacts;
}

interface TicketPlan {
  status: 'open' | 'pending' | 'closed';
  queue: string | null;
  owner: string | null;
  ageMs: number;
}

const queueNames = ['Suporte', 'Vendas', 'Financeiro', 'Pós-venda'] as const;
const agentsOf: Record<string, readonly string[]> = {
  Suporte: ['ana', 'ana', 'carla', 'elisa', 'admin'],
  Vendas: ['ana', 'bruno', 'bruno', 'elisa', 'admin'],
  Financeiro: ['bruno', 'bruno', 'admin', 'super'],
  'Pós-venda': ['carla', 'carla', 'admin'],
};
const topicOf = {
  Suporte: topics.suporte,
  Vendas: topics.vendas,
  Financeiro: topics.financeiro,
  'Pós-venda': topics.posvenda,
};

/** Four in ten are open, two wait, the rest is closed; the youngest are minutes old. */
function planTicket(random: Random, index: number): TicketPlan {
  const slot = index % 10;
  const status = slot < 4 ? 'open' : slot < 6 ? 'pending' : 'closed';
  // Open ones always have a queue: whoever accepts from no queue chooses one by habit.
  const lost = random.chance(0.15) && status !== 'open';
  const queue = lost ? null : random.pick(queueNames);
  const owner = status === 'pending' ? null : random.pick(agentsOf[queue ?? 'Suporte'] ?? ['admin']);
  const spread = status === 'closed' ? 90 * 24 * HOUR : status === 'open' ? 6 * 24 * HOUR : 5 * HOUR;
  return { status, queue, owner, ageMs: 2 * MINUTE + Math.floor(random.next() ** 2 * spread) };
}

function conversation(random: Random, plan: TicketPlan, length: number): Draft[] {
  const name = queueNames.find((known) => known === plan.queue) ?? 'Suporte';
  const topic = topicOf[name];
  const drafts: Draft[] = [{ fromMe: false, body: random.pick(topic.openings) }];
  if (plan.status === 'pending') {
    const waiting = [
      'Alguém pode me atender?',
      'Estou aguardando',
      'É sobre o pedido 4821',
      'Quero falar com uma pessoa',
    ];
    for (const body of random.shuffle(waiting).slice(0, random.int(0, 2))) drafts.push({ fromMe: false, body });
    return drafts;
  }
  for (const exchange of random.shuffle([...topic.exchanges, ...smallTalk])) {
    if (drafts.length >= length) break;
    drafts.push(...exchange.map(line));
    if (random.chance(0.12)) drafts.push(anyMedia(random, random.chance(0.4)));
  }
  if (plan.status === 'closed') drafts.push(...random.pick(topic.closings).map(line));
  return drafts;
}

function addTicket(
  ctx: Ctx,
  aurora: Aurora,
  random: Random,
  contact: ContactRow,
  plan: TicketPlan,
  whatsappId: number,
): TicketRow {
  const at = aurora.ago(plan.ageMs);
  const queueId = plan.queue === null ? null : (aurora.queues.get(plan.queue)?.id ?? null);
  const userId = plan.owner === null ? null : (aurora.users.get(plan.owner)?.id ?? null);
  const ticket = ctx.store.tickets.insert((id) => ({
    ...untouched,
    id,
    status: plan.status,
    unreadMessages: 0,
    isGroup: contact.isGroup,
    userId,
    contactId: contact.id,
    whatsappId,
    queueId,
    chatbot: plan.status === 'pending' && random.chance(0.3),
    companyId: aurora.company.id,
    uuid: random.uuid(),
    createdAt: at,
    updatedAt: at,
  }));
  return ticket;
}

/** What the dashboard counts, and the time a card says somebody has been waiting. */
function attend(ctx: Ctx, random: Random, aurora: Aurora, ticket: TicketRow, plan: TicketPlan): void {
  const ended = plan.ageMs;
  const talked = random.int(4, 95) * MINUTE;
  const waited = random.int(1, 40) * MINUTE;
  const rated = plan.status === 'closed' && random.chance(0.6);
  const queuedAt = aurora.ago(plan.status === 'pending' ? ended : ended + talked + waited);
  ctx.store.attendances.insert((id) => ({
    id,
    ticketId: ticket.id,
    companyId: ticket.companyId,
    userId: ticket.userId,
    whatsappId: ticket.whatsappId,
    queuedAt,
    startedAt: plan.status === 'pending' ? null : aurora.ago(ended + talked),
    ratingAt: null,
    finishedAt: plan.status === 'closed' ? aurora.ago(ended) : null,
    rated,
    createdAt: queuedAt,
    updatedAt: aurora.ago(ended),
  }));
  if (!rated) return;
  const rate = random.pick([3, 3, 3, 2, 2, 1]);
  ctx.store.userRatings.insert((id) => ({
    id,
    ticketId: ticket.id,
    companyId: ticket.companyId,
    userId: ticket.userId,
    rate,
    createdAt: aurora.ago(ended),
    updatedAt: aurora.ago(ended),
  }));
}

const firstPlans: readonly TicketPlan[] = [
  { status: 'open', queue: 'Suporte', owner: 'ana', ageMs: 3 * MINUTE },
  { status: 'open', queue: 'Vendas', owner: 'ana', ageMs: 6 * MINUTE },
];

/** A conversation as long as asked for: a script first, then small talk. */
function longThread(random: Random, plan: TicketPlan, length: number): Draft[] {
  const drafts = conversation(random, plan, 40);
  while (drafts.length < length) drafts.push(line(fillers[drafts.length % fillers.length] ?? '> Oi'));
  return drafts.slice(0, length);
}

function seedGroup(ctx: Ctx, aurora: Aurora, random: Random, members: readonly ContactRow[]): void {
  const group = ctx.store.contacts.insert((id) => ({
    id,
    name: 'Condomínio Jardim das Acácias',
    number: '120363041234567890',
    email: '',
    profilePicUrl: '/nopicture.png',
    isGroup: true,
    companyId: aurora.company.id,
    whatsappId: 1,
    ...ctx.stamps(),
  }));
  const plan: TicketPlan = { status: 'open', queue: 'Vendas', owner: 'ana', ageMs: 50 * MINUTE };
  const ticket = addTicket(ctx, aurora, random, group, plan, aurora.lines[0]?.id ?? 1);
  const drafts = [
    '> Bom dia, pessoal',
    '> Alguém fechou as luminárias do hall?',
    '< Bom dia! A proposta de vocês vale até sexta.',
    '> Vou levar para a assembleia',
    '> Eu voto na areia',
  ].map(line);
  storeThread(ctx, random, {
    ticket,
    contact: group,
    drafts,
    until: Date.parse(aurora.ago(plan.ageMs)),
    unread: true,
    senders: members,
  });
  attend(ctx, random, aurora, ticket, plan);
}

/** Contacts, tags, tickets with their conversations, attendances and notes. */
export function seedInbox(ctx: Ctx, aurora: Aurora, random: Random, size: SeedSize): void {
  const amount = size.tickets ?? 300;
  const contacts = seedContacts(ctx, random, aurora.company.id, size.contacts ?? Math.max(60, Math.ceil(amount / 1.8)));
  const tags = seedTags(ctx, aurora, size.tags);
  const short = amount > 1_000;
  for (let index = 0; index < amount; index += 1) {
    const contact = contacts[index % contacts.length];
    // One ticket per contact and connection, reused for ever (contract §5.2).
    const round = Math.floor(index / contacts.length);
    const lineRow = aurora.lines[round];
    if (!contact || !lineRow) break;
    const plan = firstPlans[index] ?? planTicket(random, index);
    const ticket = addTicket(ctx, aurora, random, contact, plan, lineRow.id);
    const until = Date.parse(aurora.ago(plan.ageMs));
    const length = short ? random.int(3, 6) : random.int(5, 60);
    const drafts =
      index === 0
        ? [...conversation(random, plan, 12), ...everyKind, line('> Obrigada! Vou conferir a nota e já te falo')]
        : index === 1
          ? longThread(random, plan, size.messages ?? 240)
          : conversation(random, plan, length);
    storeThread(ctx, random, {
      ticket,
      contact,
      drafts,
      until,
      unread: plan.status === 'pending' || (plan.status === 'open' && (index === 0 || random.chance(0.35))),
    });
    attend(ctx, random, aurora, ticket, plan);
    tagTickets(ctx, random, tags, ticket, index);
  }
  seedGroup(ctx, aurora, random, contacts.slice(3, 7));
  for (const [index, ticket] of ctx.store.tickets.all().entries()) {
    if (index > 120 || index % 4 !== 0) continue;
    ctx.store.ticketNotes.insert((id) => ({
      id,
      note: random.pick([
        'Cliente prefere contato pela manhã.',
        'Ofereci 5% no Pix.',
        'Aguardando retorno da transportadora.',
        'Já teve uma troca em março.',
      ]),
      userId: aurora.users.get(random.pick(['ana', 'bruno', 'admin']))?.id ?? null,
      contactId: ticket.contactId,
      ticketId: ticket.id,
      ...ctx.stamps(),
    }));
  }
}
