import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { chatList, unreadChats, type Chat } from '@/api/chats';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useDialogSubject } from '@/components/hooks/useDialogSubject';
import { useFocusAfterClose } from '@/components/hooks/useFocusAfterClose';
import { lazyPart } from '@/components/lazy/lazyPart';
import { notify } from '@/components/feedback/notify';
import { SplitPane } from '@/components/layout/SplitPane';
import { useSplitPane } from '@/components/layout/useSplitPane';
import { useSession } from '@/contexts/AuthContext';
import { ChatStoresProvider } from '@/features/conversation/ChatStoresProvider';
import { useTranslation } from '@/i18n/useTranslation';
import { ChatList } from './ChatList';
import { ChatPanel } from './ChatPanel';
import { DeleteChatDialog } from './DeleteChatDialog';
import { useChatChange } from './useChatChange';
import { useOpenChat } from './useOpenChat';

const form = lazyPart(async () => (await import('./ChatFormDialog')).ChatFormDialog);

/** Internal chat: the list and the open conversation; below 900 px two tabs that the address drives (IC-01, R-10). */
export function ChatsPage() {
  const { t } = useTranslation();
  const { uuid } = useParams();
  const { user } = useSession();
  const change = useChatChange();
  const pane = useSplitPane('/chats', uuid, 900);
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = useDialogSubject<Chat>();
  const deleting = useDialogSubject<Chat>();
  const focusHeading = useFocusAfterClose(deleting.open, heading);
  const [removed, setRemoved] = useState<number | null>(null);

  const query = useQuery(chatList());
  const open = useOpenChat(uuid, query, (gone) => {
    if (gone.id !== removed) notify.info(t('chat.gone', { name: gone.title || t('shell.chats.untitled') }));
    pane.forgetLast();
    pane.show(null, { replace: true });
  });

  const begin = (): void => editing.show(null);
  const unread = unreadChats(query.data?.records ?? [], user.id);

  return (
    <ChatStoresProvider>
      <SplitPane
        pane={pane}
        title={t('chat.title')}
        tabs={{
          label: t('chat.views'),
          list: t('chat.chats'),
          detail: t('chat.messages'),
          count: unread,
          countLabel: t('common.unread', { count: unread }),
        }}
        list={
          <ErrorBoundary variant="panel">
            <ChatList query={query} openUuid={uuid} headingRef={heading} onNew={begin} />
          </ErrorBoundary>
        }
        detail={
          <ErrorBoundary variant="panel" resetKey={uuid}>
            <ChatPanel
              open={open}
              onBack={pane.wide ? null : () => pane.show(null)}
              onShowList={() => pane.show(null)}
              onNew={begin}
              onEdit={editing.show}
              onDelete={deleting.show}
            />
          </ErrorBoundary>
        }
      />
      <form.Component
        open={editing.open}
        chat={editing.subject}
        onClose={editing.close}
        onCreated={(chat) => pane.show(chat.uuid)}
      />
      {deleting.subject && (
        <DeleteChatDialog
          open={deleting.open}
          chat={deleting.subject}
          onClose={deleting.close}
          onDeleted={({ id }) => {
            setRemoved(id);
            focusHeading();
            change.removed(id);
          }}
        />
      )}
    </ChatStoresProvider>
  );
}
