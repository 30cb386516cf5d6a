import { messageKeys } from '@/api/messages';
import type { AppMessageEvent } from '@/realtime/socket/events';
import { liveRow } from './liveRow';
import { applyMessage } from './thread';

const ticketOf = ({ message }: AppMessageEvent): number => Number(message.ticketId);

/** Messages and their receipts in the conversation of their ticket (RT-14). */
export const messageRows = [
  liveRow({
    event: 'appMessage',
    key: (event) => messageKeys.thread(ticketOf(event)),
    patch: (thread, event) => applyMessage(thread, event, ticketOf(event)),
  }),
];
