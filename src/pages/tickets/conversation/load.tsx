import { latePart } from '@/components/latePart';
import { ThreadSkeleton } from '@/components/ThreadSkeleton';

const part = latePart(async () => (await import('./ConversationPanel')).ConversationPanel, <ThreadSkeleton />);

/** Fetches the conversation's code: at once with the address of a ticket, otherwise ahead of the first click. */
export const warmConversation = (): Promise<unknown> => part.warm().catch(() => undefined);

/** The list paints without the code of the conversation beside it. */
export const ConversationPanel = part.Part;
