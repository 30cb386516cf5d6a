import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { files } from './files.resource';

const dialog = lazyPart(async () => (await import('./FileListDialog')).FileListDialog);

/** File lists (F-01 to F-05). */
export const FilesPage = () => <ListPage resource={files} dialog={dialog} />;
