import { latePart } from '@/components/latePart';
import { ListPage } from '@/crud/ListPage';
import { prompts } from './prompts.resource';

const dialog = latePart(async () => (await import('./PromptDialog')).PromptDialog);

/** The instructions with which the AI answers (AI-01 to AI-15). */
export const PromptsPage = () => <ListPage resource={prompts} dialog={dialog.Part} />;
