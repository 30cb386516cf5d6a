import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { prompts } from './prompts.resource';

const dialog = lazyPart(async () => (await import('./PromptDialog')).PromptDialog);

/** The instructions with which the AI answers (AI-01 to AI-15). */
export const PromptsPage = () => <ListPage resource={prompts} dialog={dialog} />;
