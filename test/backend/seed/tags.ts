import type { Ctx } from '../context.ts';
import type { TagRow, TicketRow } from '../types.ts';
import type { Aurora } from './companies.ts';
import type { Random } from './random.ts';

const tagSeeds = [
  ['VIP', '#B8860B', 0],
  ['Garantia', '#00838F', 0],
  ['Atacado', '#5D4037', 0],
  ['Reclamação', '#C62828', 0],
  ['Primeira compra', '#558B2F', 0],
  ['Orçamento enviado', '#1565C0', 1],
  ['Aguardando pagamento', '#EF6C00', 1],
  ['Entrega agendada', '#7B1FA2', 1],
] as const;

export function seedTags(ctx: Ctx, aurora: Aurora, amount: number = tagSeeds.length): TagRow[] {
  const tags: TagRow[] = [];
  for (let index = 0; index < amount; index += 1) {
    const [name, color, kanban] = tagSeeds[index] ?? [`Campanha ${index + 1}`, '#78909C', 0];
    tags.push(
      ctx.store.tags.insert((id) => ({ id, name, color, kanban, companyId: aurora.company.id, ...ctx.stamps() })),
    );
  }
  return tags;
}

/** Every third ticket carries a tag, some of those not open two, which makes pages of the list shorter; kanban lanes hold open and waiting ones. */
export function tagTickets(ctx: Ctx, random: Random, tags: readonly TagRow[], ticket: TicketRow, index: number): void {
  if (index % 3 !== 0 || tags.length === 0) return;
  const chosen = random.shuffle(tags).slice(0, index % 9 === 0 && ticket.status !== 'open' ? 2 : 1);
  for (const tag of chosen) {
    ctx.store.ticketTags.insert((id) => ({ id, ticketId: ticket.id, tagId: tag.id, ...ctx.stamps() }));
  }
}
