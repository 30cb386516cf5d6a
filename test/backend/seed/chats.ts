import type { Ctx } from '../context.ts';
import type { Aurora } from './companies.ts';
import type { Random } from './random.ts';

const seeds = [
  { title: 'Equipe de suporte', owner: 'admin', members: ['super', 'ana', 'carla', 'elisa'], messages: 55 },
  { title: 'Vendas', owner: 'ana', members: ['bruno', 'admin', 'super'], messages: 18 },
  { title: 'Plantão de sábado', owner: 'carla', members: ['ana', 'davi'], messages: 7 },
] as const;

const lines = [
  'Bom dia, pessoal!',
  'Alguém consegue assumir o 4821?',
  'Deixa comigo',
  'A transportadora confirmou para amanhã',
  'Fechei a proposta das 12 mesas 🎉',
  'Boa!',
  'Quem está no plantão de sábado?',
  'Eu e a Carla',
  'O estoque da areia chegou',
  'Vou almoçar, volto às 13h',
  'O cliente do boleto já pagou',
  'Ótimo, pode encerrar',
];

/** Chats of the team, with messages and unread counts. */
export function seedChats(ctx: Ctx, aurora: Aurora, random: Random, amount: number = seeds.length): void {
  for (let index = 0; index < amount; index += 1) {
    const seed = seeds[index] ?? {
      title: `Projeto ${index + 1}`,
      owner: 'admin',
      members: ['ana', 'bruno'],
      messages: 2,
    };
    const owner = aurora.users.get(seed.owner);
    const members = [owner, ...seed.members.map((key) => aurora.users.get(key))].filter((user) => user !== undefined);
    if (!owner) continue;
    const last = aurora.ago(index * 3_600_000 + 600_000);
    const chat = ctx.store.chats.insert((id) => ({
      id,
      uuid: random.uuid(),
      title: seed.title,
      ownerId: owner.id,
      lastMessage: '',
      companyId: aurora.company.id,
      createdAt: aurora.ago(40 * 86_400_000),
      updatedAt: last,
    }));
    for (let position = 0; position < seed.messages; position += 1) {
      const sender = members[position % members.length] ?? owner;
      const message = lines[(position + index) % lines.length] ?? 'Oi';
      const at = aurora.ago(index * 3_600_000 + 600_000 + (seed.messages - 1 - position) * 14 * 60_000);
      ctx.store.chatMessages.insert((id) => ({
        id,
        chatId: chat.id,
        senderId: sender.id,
        message,
        mediaPath: null,
        mediaName: null,
        createdAt: at,
        updatedAt: at,
      }));
      ctx.store.chats.update(chat, { lastMessage: `${sender.name}: ${message}` });
    }
    for (const [position, user] of members.entries()) {
      const unreads = position === 0 ? 0 : index % 2 === 0 ? 2 : 0;
      ctx.store.chatUsers.insert((id) => ({ id, chatId: chat.id, userId: user.id, unreads, ...ctx.stamps() }));
    }
  }
}
