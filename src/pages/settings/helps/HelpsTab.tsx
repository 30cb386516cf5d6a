import { latePart } from '@/components/latePart';
import { ListPage } from '@/crud/ListPage';
import { helpVideos } from './helps.resource';

const dialog = latePart(async () => (await import('./HelpDialog')).HelpDialog);

/** The editor of the help page (OH-01, OH-02). */
export const HelpsTab = () => <ListPage part resource={helpVideos} dialog={dialog.Part} />;
