import { lazyPart } from '@/components/lazy/lazyPart';
import { ConversationSkeleton } from './ConversationSkeleton';

const part = lazyPart(async () => (await import('./ConversationPanel')).ConversationPanel, {
  fallback: <ConversationSkeleton />,
});

/** Fetches the conversation's code: at once with the address of a ticket, otherwise ahead of the first click. */
export const preloadConversation = (): Promise<unknown> => part.preload().catch(() => undefined);

/** Not part of the first load of the list. */
export const ConversationPanel = part.Component;
