import type { Ctx } from '../context.ts';
import type { ContactRow, MessageRow, TicketRow } from '../types.ts';
import type { Random } from './random.ts';
import { photos } from './media.ts';

const THUMB =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';
const VCARD =
  'BEGIN:VCARD\nVERSION:3.0\nN:;Transportadora Veloz;;;\nFN:Transportadora Veloz\nTEL;type=CELL;waid=5511977770000:+55 11 97777-0000\nEND:VCARD';

export interface Draft {
  fromMe: boolean;
  body: string;
  mediaType?: string;
  mediaPath?: string;
  isDeleted?: boolean;
  isEdited?: boolean;
  /** How many messages back the quoted one is. */
  quotes?: number;
}

/** One message of every kind the server is known to store (contract §5.7), spread over a conversation. */
export const everyKind: readonly Draft[] = [
  { fromMe: false, body: 'A luminária chegou assim, olha', mediaType: 'image', mediaPath: 'caixa.jpg' },
  { fromMe: true, body: '-', mediaType: 'image', mediaPath: 'luminaria.jpg' },
  { fromMe: false, body: 'sticker', mediaType: 'image', mediaPath: 'figurinha.webp' },
  { fromMe: false, body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' },
  { fromMe: true, body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' },
  { fromMe: false, body: 'Como abrir a embalagem', mediaType: 'video', mediaPath: 'video.mp4' },
  {
    fromMe: true,
    body: 'Nota fiscal 4821.pdf',
    mediaType: 'application',
    mediaPath: '1795219416991_Nota fiscal 4821.pdf',
  },
  {
    fromMe: false,
    body: `data:image/png;base64, ${THUMB} | https://maps.google.com/maps?q=-23.5891%2C-46.6388&z=17&hl=pt-BR|-23.5891, -46.6388 `,
    mediaType: 'locationMessage',
  },
  { fromMe: true, body: VCARD, mediaType: 'contactMessage' },
  { fromMe: false, body: 'varios contatos', mediaType: 'contactsArrayMessage' },
  { fromMe: false, body: '👍', mediaType: 'reactionMessage' },
  { fromMe: false, body: 'Chamada de voz/vídeo perdida às 14:32', mediaType: 'call_log' },
  {
    fromMe: false,
    body: 'Pode ser na *quinta*, depois das _18h_ (antes ~17h~)',
    mediaType: 'editedMessage',
    isEdited: true,
  },
  { fromMe: true, body: 'Mensagem enviada para o cliente errado', isDeleted: true },
  {
    fromMe: true,
    body: 'O código é `AURORA10`, confira em https://lojaaurora.example/ofertas?cupom=AURORA10',
    mediaType: 'extendedTextMessage',
  },
  { fromMe: false, body: 'Era dessa que eu falava', mediaType: 'extendedTextMessage', quotes: 14 },
  { fromMe: true, body: 'Essa mesma! Reservei para você 😊', mediaType: 'extendedTextMessage', quotes: 1 },
  { fromMe: false, body: 'Enquete: qual cor?', mediaType: 'pollCreationMessage' },
  { fromMe: false, body: 'Latitude: -23.5891 - Longitude: -46.6388', mediaType: 'liveLocationMessage' },
];

/** Something to look at, now and then. */
export function anyMedia(random: Random, fromMe: boolean): Draft {
  const kind = random.int(0, 5);
  if (kind === 0) return { fromMe, body: 'Áudio', mediaType: 'audio', mediaPath: 'audio.wav' };
  if (kind === 1) return { fromMe, body: 'sticker', mediaType: 'image', mediaPath: 'figurinha.webp' };
  const path = random.pick(photos);
  return { fromMe, body: random.chance(0.5) ? '-' : 'Segue a foto', mediaType: 'image', mediaPath: path };
}

/** `> text` is the customer, `< text` the agent. */
export const line = (text: string): Draft => ({ fromMe: text.startsWith('<'), body: text.slice(2) });

export interface Thread {
  ticket: TicketRow;
  contact: ContactRow;
  drafts: readonly Draft[];
  /** When the last message was stored. */
  until: number;
  /** Tickets nobody has read yet. */
  unread: boolean;
  senders?: readonly ContactRow[];
}

/** Between two messages: seconds while both are there, sometimes a night. */
function gap(random: Random): number {
  const draw = random.next();
  if (draw < 0.75) return random.int(15, 240) * 1_000;
  if (draw < 0.95) return random.int(5, 55) * 60_000;
  return random.int(9, 30) * 3_600_000;
}

/** Stores a conversation, oldest first, and leaves its end on the ticket. */
export function storeThread(ctx: Ctx, random: Random, thread: Thread): void {
  const { ticket, contact, drafts } = thread;
  const times: number[] = [];
  for (let at = thread.until, left = drafts.length; left > 0; left -= 1) {
    times.push(at);
    at -= gap(random);
  }
  times.reverse();
  const remoteJid = `${contact.number}@${contact.isGroup ? 'g.us' : 's.whatsapp.net'}`;
  const stored: MessageRow[] = [];
  let unread = 0;
  for (const [position, draft] of drafts.entries()) {
    const at = new Date(times[position] ?? thread.until).toISOString();
    const last = position >= drafts.length - 3;
    const mediaType = draft.mediaType ?? (draft.fromMe ? 'extendedTextMessage' : 'conversation');
    const sender = thread.senders ? random.pick(thread.senders) : contact;
    const id = `3EB0${random.hex(16).toUpperCase()}`;
    const waits = thread.unread && !draft.fromMe && last;
    if (waits) unread += 1;
    const row = ctx.store.messages.insert(() => ({
      id,
      remoteJid,
      participant: thread.senders && !draft.fromMe ? `${sender.number}@s.whatsapp.net` : null,
      dataJson:
        mediaType === 'call_log' ? null : `{"key":{"remoteJid":"${remoteJid}","fromMe":${draft.fromMe},"id":"${id}"}}`,
      ack: draft.fromMe ? (last ? random.int(2, 4) : random.int(4, mediaType === 'audio' ? 5 : 4)) : 0,
      read: !waits,
      fromMe: draft.fromMe,
      body: draft.body,
      mediaPath: draft.mediaPath ?? null,
      mediaType,
      isDeleted: draft.isDeleted ?? false,
      isEdited: draft.isEdited ?? false,
      quotedMsgId: draft.quotes === undefined ? null : (stored[position - draft.quotes]?.id ?? null),
      ticketId: ticket.id,
      contactId: draft.fromMe ? null : sender.id,
      companyId: ticket.companyId,
      queueId: ticket.queueId,
      createdAt: at,
      updatedAt: at,
    }));
    stored.push(row);
  }
  const final = stored.at(-1);
  if (!final) return;
  if (unread > 0) ctx.store.unread.set(contact.id, unread);
  ctx.store.tickets.update(ticket, {
    lastMessage: final.body === '-' || final.body === 'sticker' ? 'Arquivo de mídia' : final.body,
    fromMe: final.fromMe,
    unreadMessages: unread,
    updatedAt: final.createdAt,
    createdAt: stored[0]?.createdAt ?? final.createdAt,
  });
}
