import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { chatList, unreadChats, type Chat } from '@/api/chats';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { latePart, Opened } from '@/components/latePart';
import { notify } from '@/components/notify';
import { PaneTabs } from '@/components/PaneTabs';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { useSession } from '@/contexts/AuthContext';
import { ForChats } from '@/features/conversation/ForChats';
import { useTranslation } from '@/i18n/useTranslation';
import { ChatList } from './ChatList';
import { ChatPanel } from './ChatPanel';
import { DeleteChatDialog } from './DeleteChatDialog';
import { useChatChange } from './useChatChange';
import { useOpenChat } from './useOpenChat';

const form = latePart(async () => (await import('./ChatFormDialog')).ChatFormDialog);

const pane = { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** What a dialog is about; it keeps its subject while it closes. */
interface Asked {
  open: boolean;
  chat: Chat | null;
}

const nothing: Asked = { open: false, chat: null };
const closed = (asked: Asked): Asked => ({ ...asked, open: false });

/** Internal chat: the list and the open conversation; below 900 px two tabs that the address drives (IC-01, R-10). */
export function ChatsPage() {
  const { t } = useTranslation();
  const { uuid } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const change = useChatChange();
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const [editing, setEditing] = useState(nothing);
  const [deleting, setDeleting] = useState(nothing);
  const [removed, setRemoved] = useState<number | null>(null);
  const [last, setLast] = useState(uuid);
  const [emptyShown, setEmptyShown] = useState(false);
  if (uuid !== undefined && uuid !== last) setLast(uuid);

  const query = useQuery(chatList());
  const show = (next: string | null, options: { replace: boolean } = { replace: false }): void => {
    setEmptyShown(false);
    void navigate({ pathname: next === null ? '/chats' : `/chats/${next}`, search }, options);
  };
  const open = useOpenChat(uuid, query, (gone) => {
    if (gone.id !== removed) notify.info(t('chat.gone', { name: gone.title || t('shell.chats.untitled') }));
    setLast(undefined);
    show(null, { replace: true });
  });

  // After the question has closed: its button is gone with the chat, so the focus would be lost (B-33).
  useEffect(() => {
    if (removed !== null && !deleting.open) heading.current?.focus();
  }, [removed, deleting.open]);

  const begin = (): void => setEditing({ open: true, chat: null });
  const list = (
    <ErrorBoundary variant="panel">
      <ChatList query={query} openUuid={uuid} headingRef={heading} onNew={begin} />
    </ErrorBoundary>
  );
  const conversation = (
    <ErrorBoundary variant="panel" resetKey={uuid}>
      <ChatPanel
        open={open}
        onBack={wide ? null : () => show(null)}
        onShowList={() => show(null)}
        onNew={begin}
        onEdit={(chat) => setEditing({ open: true, chat })}
        onDelete={(chat) => setDeleting({ open: true, chat })}
      />
    </ErrorBoundary>
  );
  const talking = uuid !== undefined || emptyShown;
  const unread = unreadChats(query.data?.records ?? [], user.id);

  return (
    <ForChats>
      <Box sx={{ flex: 1, height: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <VisuallyHidden component="h1">{t('chat.title')}</VisuallyHidden>
        {wide ? (
          <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
            <Box
              sx={{
                flex: 'none',
                minHeight: 0,
                width: { xs: 320, lg: 352, xl: 384 },
                borderRight: 1,
                borderColor: 'divider',
              }}
            >
              {list}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
              {conversation}
            </Box>
          </Box>
        ) : (
          <>
            <PaneTabs
              value={talking ? 'conversation' : 'list'}
              label={t('chat.views')}
              list={t('chat.chats')}
              conversation={t('chat.messages')}
              count={unread}
              countLabel={t('common.unread', { count: unread })}
              onChange={(next) => {
                if (next === 'list') show(null);
                else if (last === undefined) setEmptyShown(true);
                else show(last);
              }}
            />
            <Box sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
              {/* Kept laid out, so that the list is where it was on the way back. */}
              <Box sx={pane} style={{ visibility: talking ? 'hidden' : 'visible' }}>
                {list}
              </Box>
              {talking && <Box sx={pane}>{conversation}</Box>}
            </Box>
          </>
        )}
        <Opened open={editing.open}>
          <form.Part
            open={editing.open}
            chat={editing.chat}
            onClose={() => setEditing(closed)}
            onCreated={(chat) => show(chat.uuid)}
          />
        </Opened>
        {deleting.chat && (
          <DeleteChatDialog
            open={deleting.open}
            chat={deleting.chat}
            onClose={() => setDeleting(closed)}
            onDeleted={({ id }) => {
              setRemoved(id);
              change.removed(id);
            }}
          />
        )}
      </Box>
    </ForChats>
  );
}
