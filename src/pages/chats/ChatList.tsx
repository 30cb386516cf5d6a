import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { MessagesSquare, Plus, SearchX } from 'lucide-react';
import { useMemo, type Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { byActivity, type Chat, type ChatPage } from '@/api/chats';
import { EmptyState } from '@/components/feedback/EmptyState';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { SearchField } from '@/components/inputs/SearchField';
import { useSettledClicks } from '@/components/hooks/useSettledClicks';
import { useUrlState, type UrlCodec } from '@/components/hooks/useUrlState';
import { useDebounced } from '@/components/hooks/useDebounced';
import { useTranslation } from '@/i18n/useTranslation';
import { foldText } from '@/lib/searchText';
import { ChatRow } from './ChatRow';

interface ChatListProps {
  query: UseQueryResult<ChatPage>;
  openUuid: string | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onNew: () => void;
}

const codec: UrlCodec<{ text: string }> = {
  read: (params) => ({ text: params.get('q') ?? '' }),
  write: ({ text }) => ({ q: text || null }),
};

const matches = ({ title, users }: Chat, wanted: string): boolean =>
  [title ?? '', ...users.flatMap(({ user }) => user?.name ?? [])].some((text) => foldText(text).includes(wanted));

/** The chats with their search; the server's own search does nothing, so it is done here (IC-02). */
export function ChatList({ query, openUuid, headingRef, onNew }: ChatListProps) {
  const { t } = useTranslation();
  const { data, refetch } = query;
  const { state, change } = useUrlState(codec);
  const { search: kept } = useLocation();
  const search = useDebounced(state.text, (text) => change({ text }, { replace: true }));
  const all = useMemo(() => byActivity(data?.records ?? []), [data]);
  const wanted = foldText(search.shown.trim());
  const shown = wanted === '' ? all : all.filter((chat) => matches(chat, wanted));
  const settled = useSettledClicks(shown, 'chat');

  return (
    <Box
      component="section"
      aria-label={t('chat.chats')}
      sx={{ height: 1, display: 'flex', flexDirection: 'column', minHeight: 0, bgcolor: 'background.paper' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flex: 'none',
          height: 48,
          pl: 2,
          pr: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography ref={headingRef} tabIndex={-1} variant="h3" component="h2" sx={{ flex: 1, outline: 'none' }}>
          {t('chat.title')}
        </Typography>
        <Button
          variant="contained"
          size="small"
          startIcon={<Plus size={16} aria-hidden />}
          aria-label={t('chat.buttons.newChat')}
          onClick={onNew}
        >
          {t('chat.buttons.new')}
        </Button>
      </Box>
      <Box role="search" sx={{ flex: 'none', px: 1.5, py: 1.25 }}>
        <SearchField value={search.shown} onChange={search.change} onEnter={search.flush} label={t('chat.search')} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'hidden auto', scrollbarWidth: 'thin' }}>
        <PageState
          state={stateOfQuery(query, shown.length === 0)}
          skeleton={<RowsSkeleton rows={6} height={65} />}
          failed={<FailedState title={t('chat.failedTitle')} onRetry={() => refetch()} />}
          empty={
            wanted === '' ? (
              <EmptyState
                heading="h3"
                icon={<MessagesSquare />}
                title={t('chat.empty')}
                body={t('chat.emptyBody')}
                action={
                  <Button variant="outlined" onClick={onNew}>
                    {t('chat.buttons.newChat')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                heading="h3"
                icon={<SearchX />}
                title={t('chat.notFound')}
                body={t('chat.notFoundBody', { text: search.shown.trim() })}
              />
            )
          }
        >
          <Box component="ul" aria-label={t('chat.chats')} sx={{ listStyle: 'none', m: 0, p: 0 }} {...settled}>
            {shown.map((chat) => (
              <li key={chat.id} data-chat={chat.id}>
                <ChatRow chat={chat} selected={chat.uuid === openUuid} search={kept} />
              </li>
            ))}
          </Box>
        </PageState>
      </Box>
    </Box>
  );
}
