import { lazy } from 'react';

/** Fetches the conversation's code: at once with the address of a ticket, otherwise ahead of the first click. */
export const loadConversation = () => import('./ConversationPanel');

/** The list paints without the code of the conversation beside it. */
export const ConversationPanel = lazy(async () => ({ default: (await loadConversation()).ConversationPanel }));
