import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type RefObject } from 'react';
import type { Attendant } from '@/api/dashboard';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { StatusPill } from '@/components/text/StatusPill';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { PersonCell } from '@/lists/cells';
import { ListCards } from '@/lists/ListCards';
import { ListTable, TableSkeleton } from '@/lists/ListTable';
import type { Column } from '@/lists/resource';
import { sortRows } from '@/lists/sortRows';
import { useListAddress } from '@/lists/useListAddress';
import { useTranslation } from '@/i18n/useTranslation';
import { Stars } from './Stars';
import { durationText } from './texts';

function TalkTime({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation();
  const text = durationText(t, minutes);
  if (minutes !== null) return text;
  return (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t('dashboard.duration.unknown')}</VisuallyHidden>
    </>
  );
}

function OnlineState({ online }: { online: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusPill
      tone={online ? 'success' : 'neutral'}
      label={online ? t('dashboard.onlineTable.online') : t('dashboard.onlineTable.offline')}
    />
  );
}

const columns: readonly Column<Attendant>[] = [
  {
    id: 'name',
    label: 'dashboard.onlineTable.name',
    cell: ({ id, name }) => <PersonCell id={id} name={name} />,
    sortBy: ({ name }) => name,
  },
  {
    id: 'rating',
    label: 'dashboard.onlineTable.ratings',
    cell: ({ rating }) => <Stars rating={rating} />,
    sortBy: ({ rating }) => (rating > 0 ? rating : null),
  },
  {
    id: 'time',
    label: 'dashboard.onlineTable.avgSupportTime',
    cell: ({ talkMinutes }) => <TalkTime minutes={talkMinutes} />,
    sortBy: ({ talkMinutes }) => talkMinutes,
    align: 'right',
  },
  {
    id: 'online',
    label: 'dashboard.onlineTable.status',
    cell: ({ online }) => <OnlineState online={online} />,
    sortBy: ({ online }) => (online ? 0 : 1),
  },
];

interface AttendantsProps {
  /** Absent while they are on their way. */
  attendants: readonly Attendant[] | undefined;
  /** What scrolls: the page. */
  box: RefObject<HTMLElement | null>;
}

const atTop = (): number => 0;
const noActions = () => [];

/** Every attendant with rating, average talk time and whether they are online (D-09, B-29). */
export function Attendants({ attendants, box }: AttendantsProps) {
  const { t, i18n } = useTranslation();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { sorting, setSorting } = useListAddress();
  const rows = useMemo(
    () => sortRows(attendants ?? [], columns, sorting, i18n.language),
    [attendants, sorting, i18n.language],
  );
  const title = t('dashboard.onlineTable.title');
  const list = {
    columns,
    rows,
    box,
    kept: atTop,
    nameOf: ({ name }: Attendant) => name,
    actionsOf: noActions,
  };
  const head = { caption: title, acting: false, columns, sorting };
  if (!attendants) {
    return narrow ? <RowsSkeleton rows={6} height={68} avatar={false} /> : <TableSkeleton {...head} onSort={null} />;
  }
  if (narrow) return <ListCards label={title} {...list} />;
  return <ListTable {...head} onSort={setSorting} {...list} />;
}
