import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { quickMessages } from './quickMessages.resource';

const dialog = lazyPart(async () => (await import('./QuickMessageDialog')).QuickMessageDialog);

/** The texts one answers with by typing "/" (QM-01 to QM-07). */
export const QuickMessagesPage = () => <ListPage resource={quickMessages} dialog={dialog} />;
