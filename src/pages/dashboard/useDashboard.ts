import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  boardQuery,
  dashboardKeys,
  dayCountsQuery,
  newContactsQuery,
  userCountsQuery,
  type BoardQuery,
  type DayRange,
} from '@/api/dashboard';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';

/** What a part of the page shows of its request; data on screen outlives a failed refresh. */
function partOf(query: UseQueryResult) {
  return { state: stateOfQuery(query), retry: () => query.refetch() };
}

interface DashboardRequest {
  board: BoardQuery;
  range: DayRange;
  /** Whether anything may be asked at all (D-04). */
  enabled: boolean;
}

/** The requests of the dashboard, each with a state and a retry of its own (D-05, D-08, D-10, D-11). */
export function useDashboard({ board, range, enabled }: DashboardRequest) {
  const client = useQueryClient();
  const counted = useQuery({ ...boardQuery(board), enabled });
  const days = useQuery({ ...dayCountsQuery(range), enabled });
  const users = useQuery({ ...userCountsQuery(range), enabled });
  const { counters } = counted.data ?? {};
  const lacking = counters !== undefined && counters.newContacts === null;
  const contacts = useQuery({ ...newContactsQuery(range), enabled: enabled && lacking });

  return {
    board: { ...partOf(counted), data: counted.data },
    days: { ...partOf(days), data: days.data },
    users: { ...partOf(users), data: users.data },
    newContacts: counters?.newContacts ?? contacts.data,
    refreshing: counted.isFetching || days.isFetching || users.isFetching,
    /** When the counters came; 0 before that. */
    updatedAt: counted.dataUpdatedAt,
    refresh: () => void client.invalidateQueries({ queryKey: dashboardKeys.all }),
  };
}
