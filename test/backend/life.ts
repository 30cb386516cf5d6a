import type { Backend } from './backend.ts';
import { payCharge } from './billing.ts';
import { deliverNext, takeDueCampaigns } from './campaigns.ts';
import { scanLine } from './connections.ts';
import { person } from './seed/names.ts';
import { photos } from './seed/media.ts';
import { Random } from './seed/random.ts';
import type { MessageRow, TicketRow } from './types.ts';

const replies = [
  'Certo, obrigada!',
  'Entendi. E qual o prazo?',
  'Pode ser amanhã de manhã?',
  'Perfeito 😊',
  'Só um minuto que já confirmo',
  'Tem alguma outra opção?',
  'Vou ver com meu marido e já te falo',
  'Consegue mandar uma foto?',
  'Show, fico no aguardo',
  'Era isso mesmo, valeu!',
  'Qual é o valor do frete?',
  'Ok',
  'Deu certo aqui 👏',
];
const openings = [
  'Oi, bom dia! Vocês têm a luminária Horizonte?',
  'Boa tarde, meu pedido ainda não chegou',
  'Quero falar com uma pessoa',
  'Olá, preciso da segunda via do boleto',
  'Oi! Fazem entrega em Santos?',
  'A poltrona veio com um arranhão',
  'Bom dia, consigo trocar a cor do pedido?',
  'Não consigo entrar na minha conta',
];
const nudges = ['Alguém aí?', 'Quero falar com uma pessoa', 'Continuo aguardando', 'Pode ser por aqui mesmo'];

/**
 * The demo's customers: somebody new every half a minute, answers a few seconds after an agent wrote. Never in tests.
 * Receipts of sent messages are the channel's own work.
 */
export function startLife(backend: Backend): () => void {
  const { ctx, store } = backend;
  const random = new Random(ctx.now().getTime());
  const timers = new Set<NodeJS.Timeout>();
  const answering = new Set<number>();
  const scanning = new Set<number>();
  let newcomers = 1_200;

  const soon = (from: number, to: number, run: () => void): void => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        run();
      },
      random.int(from, to) * 1_000,
    );
    timer.unref();
    timers.add(timer);
  };
  const writes = (ticket: TicketRow): void => {
    if (random.chance(0.12))
      backend.receive({ ticketId: ticket.id, body: '-', mediaType: 'image', mediaPath: random.pick(photos) });
    else if (random.chance(0.08))
      backend.receive({ ticketId: ticket.id, body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' });
    else backend.receive({ ticketId: ticket.id, body: random.pick(replies) });
  };

  const arrives = (): void => {
    const waiting = store.tickets.filter((row) => row.companyId === 1 && row.status === 'pending');
    if (waiting.length > 0 && random.chance(0.35)) {
      backend.receive({ ticketId: random.pick(waiting).id, body: random.pick(nudges) });
    } else {
      newcomers += 1;
      const { name, number } = person(random, newcomers);
      backend.receive({ companyId: 1, name, number, body: random.pick(openings) });
    }
    soon(25, 40, arrives);
  };

  /** A customer answers once per burst of the agent, and not every time. */
  const answers = (message: MessageRow): void => {
    const ticket = store.tickets.get(message.ticketId);
    if (!ticket || ticket.status !== 'open' || ticket.isGroup || answering.has(ticket.id) || random.chance(0.15))
      return;
    answering.add(ticket.id);
    soon(4, 12, () => {
      answering.delete(ticket.id);
      if (store.tickets.get(ticket.id)?.status === 'open') writes(ticket);
    });
  };
  /** Somebody holds a phone in front of every code that is shown. */
  const scans = (id: number): void => {
    if (scanning.has(id)) return;
    scanning.add(id);
    soon(12, 18, () => {
      scanning.delete(id);
      const line = store.whatsapps.get(id);
      if (line?.status === 'qrcode') scanLine(ctx, line);
    });
  };
  /** Somebody opens the bank's app for every Pix code that has been on screen for a while. */
  const pays = (): void => {
    const since = ctx.now().getTime() - 15_000;
    for (const charge of store.charges.filter((row) => !row.paid && Date.parse(row.createdAt) < since)) {
      payCharge(ctx, charge.txid);
    }
    soon(3, 5, pays);
  };
  const stopListening = ctx.onEmit(({ event, payload }) => {
    if (event.endsWith('-whatsappSession')) {
      for (const line of store.whatsapps.filter((row) => row.status === 'qrcode')) scans(line.id);
      return;
    }
    if (payload.action !== 'create' || !event.endsWith('-appMessage')) return;
    const { message } = payload;
    const id = typeof message === 'object' && message !== null && 'id' in message ? String(message.id) : '';
    const row = store.messages.get(id);
    if (row?.fromMe) answers(row);
  });

  soon(12, 20, arrives);
  soon(3, 5, pays);
  const campaignClock = setInterval(() => takeDueCampaigns(ctx), 20_000);
  // What was under way when the demo began goes on.
  const delivery = setInterval(() => {
    for (const row of store.campaigns.filter(({ status }) => status === 'EM_ANDAMENTO')) deliverNext(ctx, row);
  }, 7_000);
  campaignClock.unref();
  delivery.unref();
  return () => {
    stopListening();
    clearInterval(campaignClock);
    clearInterval(delivery);
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
}
