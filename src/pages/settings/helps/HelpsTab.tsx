import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { helpVideos } from './helps.resource';

const dialog = lazyPart(async () => (await import('./HelpDialog')).HelpDialog);

/** The editor of the help page (OH-01, OH-02). */
export const HelpsTab = () => <ListPage part resource={helpVideos} dialog={dialog} />;
