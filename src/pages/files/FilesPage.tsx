import { latePart } from '@/components/latePart';
import { useSession } from '@/contexts/AuthContext';
import { ListPage } from '@/crud/ListPage';
import { files } from './files.resource';

const dialog = latePart(async () => (await import('./FileListDialog')).FileListDialog);

/** File lists (F-01 to F-05). Everybody may add and delete; the server lets only admins change one (contract 25). */
export function FilesPage() {
  const { profile } = useSession().user;
  return <ListPage resource={files} dialog={dialog.Part} canEdit={profile === 'admin'} />;
}
