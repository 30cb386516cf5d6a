import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Pencil, SearchX, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { HasId } from '@/api/rest';
import { fetchAhead } from '@/browser/idle';
import { EmptyState } from '@/components/feedback/EmptyState';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import type { LazyPart } from '@/components/lazy/lazyPart';
import { useTranslation } from '@/i18n/useTranslation';
import { pageFrame, panelBox, panelFrame } from '@/components/layout/pageStyles';
import { ListCards } from './ListCards';
import { useTold } from '@/components/hooks/useTold';
import { ListFoot } from './ListFoot';
import { ListHead } from './ListHead';
import { ListTable, TableSkeleton } from './ListTable';
import type { RecordDialogProps, Resource } from './resource';
import { rowIcon, type RowAction } from './rowAction';
import { sortRows } from './sortRows';
import { useListAddress } from './useListAddress';
import { listCount, useRecordList, type ListFilters } from './useRecordList';
import { useRemoval } from './useRemoval';
import { useScrollBox } from './useScrollBox';

type Allowed<Row> = boolean | ((row: Row) => boolean);

export interface ListPageProps<Row extends HasId, Input, Detail extends HasId> {
  resource: Resource<Row, Input, Detail>;
  /** The form of a record: fetched when it is first opened, or once the page is at rest. */
  dialog?: LazyPart<RecordDialogProps<Row>>;
  /** Who may: what the server refuses is not offered. */
  canAdd?: boolean;
  canEdit?: Allowed<Row>;
  canDelete?: Allowed<Row>;
  /** Before edit and delete. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** Secondary buttons beside the search. */
  toolbar?: ReactNode;
  /** A line below the head: filters, a notice. */
  below?: ReactNode;
  /** Further conditions of the list; they go to the server with each page. */
  filters?: ListFilters;
  /** A list inside a list: the way back, and its own title. */
  lead?: ReactNode;
  title?: string;
  /** One of several parts of a page that has its own title. */
  part?: boolean;
  /** A CSS colour behind rows that stand out; what it means has to stand in a cell as well (B-33). */
  rowColor?: (row: Row) => string | null;
  /** What goes with a deleted record, where the resource's text does not say enough. */
  deleteBody?: (row: Row) => string;
  /** Other dialogs of the page. */
  children?: ReactNode;
}

const allows = <Row,>(allowed: Allowed<Row>, row: Row): boolean =>
  typeof allowed === 'boolean' ? allowed : allowed(row);

/** A whole list page from its definition (architecture, "List pages"; design, "Table page"). */
export function ListPage<Row extends HasId, Input, Detail extends HasId>(props: ListPageProps<Row, Input, Detail>) {
  const { resource, dialog, filters, rowActions, toolbar, below, lead, deleteBody, children } = props;
  const { part = false, rowColor } = props;
  const { name, icon: Icon, api, nameOf, texts, columns } = resource;
  const { canAdd = dialog !== undefined, canEdit = dialog !== undefined, canDelete = api.remove !== undefined } = props;
  const { t, i18n } = useTranslation();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const address = useListAddress();
  const { search, sorting } = address;
  const list = useRecordList(resource, texts.search === undefined ? '' : search, filters);
  const place = [name, search, ...(filters ? [JSON.stringify(filters)] : [])].join(':');
  const { box, onScroll, kept } = useScrollBox(place, list.rows.length, list.mayAsk, list.loadMore);
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval(resource, { rows: list.rows, bodyOf: deleteBody, heading });

  // With the form here, a click on *edit* asks for the record at once.
  const ahead = canAdd || canEdit !== false ? dialog?.preload : undefined;
  useEffect(() => (ahead ? fetchAhead(ahead) : undefined), [ahead]);

  const count = list.complete ? list.rows.length : list.total;
  const found = count === 0 ? t('common.noResults') : t('lists.found', { count: count ?? 0 });
  useTold(search === '' || count === null ? null : `${search}: ${found}`, search);

  const rows = useMemo(
    () => (list.complete ? sortRows(list.rows, columns, sorting, i18n.language) : list.rows),
    [list.rows, list.complete, columns, sorting, i18n.language],
  );

  const actionsOf = (row: Row): RowAction[] => {
    const named = { name: nameOf(row) };
    const edit = {
      id: 'edit',
      label: t('lists.editNamed', named),
      icon: <Pencil {...rowIcon} />,
      onSelect: () => address.openDialog(row.id),
    };
    const drop = {
      id: 'delete',
      label: t('lists.deleteNamed', named),
      icon: <Trash2 {...rowIcon} />,
      onSelect: () => removal.ask(row),
      danger: true,
    };
    return [
      ...(rowActions?.(row) ?? []),
      ...(allows(canEdit, row) ? [edit] : []),
      ...(allows(canDelete, row) ? [drop] : []),
    ];
  };
  const acting = rowActions !== undefined || canEdit !== false || canDelete !== false;

  const title = props.title ?? t(texts.title);
  const head = { caption: title, columns, acting, sorting, onSort: list.complete ? address.setSorting : null };
  const shown = { columns, rows, nameOf, actionsOf, box, kept, total: list.total, ...(rowColor && { rowColor }) };

  const asked = address.dialog;
  const wanted = asked?.id == null ? null : (list.rows.find(({ id }) => id === asked.id) ?? null);
  const mayOpen = asked && (asked.id === null ? canAdd : wanted ? allows(canEdit, wanted) : canEdit !== false);

  return (
    <Box sx={pageFrame}>
      <ListHead
        title={title}
        count={listCount(list)}
        headingRef={heading}
        lead={lead}
        search={
          texts.search && {
            label: t(texts.search),
            hint: t(texts.searchHint ?? texts.search),
            value: search,
            onChange: address.setSearch,
          }
        }
        toolbar={toolbar}
        add={canAdd ? { label: t(texts.add), onClick: () => address.openDialog(null) } : undefined}
        narrow={narrow}
        part={part}
      />
      {below}
      <Box sx={panelFrame}>
        <Box ref={box} onScroll={onScroll} sx={panelBox}>
          <PageState
            state={list.state}
            refreshing={list.refreshing}
            skeleton={narrow ? <RowsSkeleton rows={8} height={68} avatar={false} /> : <TableSkeleton {...head} />}
            failed={<FailedState title={t(texts.failed ?? 'lists.failedTitle')} onRetry={list.retry} />}
            empty={
              <ListEmpty
                search={search}
                icon={<Icon />}
                title={t(texts.empty)}
                body={t(texts.emptyBody)}
                onClear={() => {
                  address.setSearch('');
                  heading.current?.focus();
                }}
                add={canAdd ? { label: t(texts.add), onClick: () => address.openDialog(null) } : undefined}
              />
            }
          >
            {narrow ? <ListCards label={title} {...shown} /> : <ListTable {...head} {...shown} />}
          </PageState>
        </Box>
        {list.state === 'ready' && <ListFoot list={list} searching={search !== ''} />}
      </Box>
      {dialog && (
        <dialog.Component open={Boolean(mayOpen)} id={asked?.id ?? null} row={wanted} onClose={address.closeDialog} />
      )}
      {removal.question}
      {children}
    </Box>
  );
}

interface ListEmptyProps {
  search: string;
  icon: ReactNode;
  title: string;
  body: string;
  onClear: () => void;
  add: { label: string; onClick: () => void } | undefined;
}

/** Why nothing is here, and what to do next: a search to change, or a first record to make (B-29). */
function ListEmpty({ search, icon, title, body, onClear, add }: ListEmptyProps) {
  const { t } = useTranslation();
  if (search !== '') {
    return (
      <EmptyState
        heading="h2"
        icon={<SearchX />}
        title={t('lists.noResults', { search })}
        body={t('lists.noResultsBody')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('common.clearSearch')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      heading="h2"
      icon={icon}
      title={title}
      body={body}
      action={
        add && (
          <Button variant="outlined" onClick={add.onClick}>
            {add.label}
          </Button>
        )
      }
    />
  );
}
