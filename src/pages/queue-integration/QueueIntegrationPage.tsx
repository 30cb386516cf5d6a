import { latePart } from '@/components/latePart';
import { ListPage } from '@/crud/ListPage';
import { integrations } from './integrations.resource';

const dialog = latePart(async () => (await import('./IntegrationDialog')).IntegrationDialog);

/** Services that answer the customers of a queue (QI-01 to QI-13). */
export const QueueIntegrationPage = () => <ListPage resource={integrations} dialog={dialog.Part} />;
