import { latePart } from '@/components/latePart';
import { ListPage } from '@/crud/ListPage';
import { quickMessages } from './quickMessages.resource';

const dialog = latePart(async () => (await import('./QuickMessageDialog')).QuickMessageDialog);

/** The texts one answers with by typing "/" (QM-01 to QM-07). */
export const QuickMessagesPage = () => <ListPage resource={quickMessages} dialog={dialog.Part} />;
