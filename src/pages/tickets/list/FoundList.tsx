import { useTold } from '@/components/hooks/useTold';
import { useTranslation } from '@/i18n/useTranslation';
import { isAsking } from './filtersByList';
import { ListEmpty } from './ListEmpty';
import type { ListProps } from './listProps';
import { TicketListView } from './TicketListView';
import { useTicketList } from './useTicketList';

/** What a search has found (T-08). */
export function FoundList({ lists, commands, onNew, onPeek, bulk }: ListProps) {
  const { t } = useTranslation();
  const asking = isAsking(lists.filters.search);
  const list = useTicketList(lists.filters.search, lists.ready && asking, lists.blocked);
  const { state, count } = list;
  const found =
    state === 'empty' || count === 0 ? t('ticketsEmpty.searchTitle') : t('ticketsEmpty.found', { count: count ?? 0 });
  useTold(state === 'empty' || (state === 'ready' && count !== null) ? found : null, JSON.stringify(list.filters));
  if (!asking) return <ListEmpty kind="start" onNew={onNew} onShowWaiting={null} />;
  return (
    <TicketListView
      key={lists.filters.search.searchParam}
      list={list}
      label={t('tickets.tabs.search.title')}
      empty={<ListEmpty kind="search" onNew={onNew} onShowWaiting={null} />}
      commands={commands}
      onPeek={onPeek}
      bulk={bulk}
    />
  );
}
