import type { Message } from '@/api/messages';
import type { TFunction } from '@/i18n/keys';

/** In a group the writer of a message that came in, elsewhere the contact. */
export const writerOf = ({ contact }: Message, contactName: string): string => contact?.name ?? contactName;

/** Who wrote a message, one's own side included. */
export const authorOf = (message: Message, contactName: string, t: TFunction): string =>
  message.fromMe ? t('messagesList.you') : writerOf(message, contactName);
