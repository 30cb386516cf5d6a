import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { integrations } from './integrations.resource';

const dialog = lazyPart(async () => (await import('./IntegrationDialog')).IntegrationDialog);

/** Services that answer the customers of a queue (QI-01 to QI-13). */
export const QueueIntegrationPage = () => <ListPage resource={integrations} dialog={dialog} />;
