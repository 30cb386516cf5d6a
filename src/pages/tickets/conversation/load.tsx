import { latePart } from '@/components/latePart';
import { ConversationSkeleton } from './ConversationSkeleton';

const part = latePart(async () => (await import('./ConversationPanel')).ConversationPanel, <ConversationSkeleton />);

/** Fetches the conversation's code: at once with the address of a ticket, otherwise ahead of the first click. */
export const warmConversation = (): Promise<unknown> => part.warm().catch(() => undefined);

/** The list paints without the code of the conversation beside it. */
export const ConversationPanel = part.Part;
