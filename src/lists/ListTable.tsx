import ButtonBase from '@mui/material/ButtonBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HasId } from '@/api/rest';
import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { DrawnRow } from './DrawnRow';
import { headingOf, type Column } from './resource';
import { RowActions } from './RowActions';
import type { RowAction } from './rowAction';
import type { Sorting } from './useListAddress';
import { useRowWindow, type ListArea } from './useRowWindow';
import styles from './ListTable.module.css';

interface HeadProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Whether rows have actions at all. */
  acting: boolean;
  sorting: Sorting | null;
  /** Null while not every row is loaded. */
  onSort: ((sorting: Sorting) => void) | null;
}

const rowHeight = 50;

/** Columns of low value go below 900 (design, "Responsive"). */
const shownFrom = (extra = false) => (extra ? { display: { xs: 'none', md: 'table-cell' } } : null);

function HeadCell<Row>({
  column,
  sorting,
  onSort,
}: Pick<HeadProps<Row>, 'sorting' | 'onSort'> & { column: Column<Row> }) {
  const { t } = useTranslation();
  const { id, label, sortBy, align, extra, width } = column;
  const current = sorting?.column === id ? sorting : null;
  const Arrow = current?.descending ? ChevronDown : ChevronUp;
  const sortable = sortBy && onSort;
  return (
    <TableCell
      scope="col"
      {...(sortable && { 'aria-sort': current ? (current.descending ? 'descending' : 'ascending') : 'none' })}
      // A head of two words may stand in two lines; its words are as wide as the column has to be.
      sx={[{ width, textAlign: align ?? 'left', whiteSpace: 'normal' }, shownFrom(extra)]}
    >
      {sortable ? (
        <ButtonBase
          onClick={() => onSort({ column: id, descending: current !== null && !current.descending })}
          sx={{
            gap: 0.5,
            minHeight: 28,
            textAlign: 'inherit',
            // The arrow stands inside, so that the text keeps the edge of its column.
            flexDirection: align === 'right' ? 'row-reverse' : 'row',
            mx: -0.75,
            px: 0.75,
            borderRadius: 'var(--radius-small)',
            font: 'inherit',
            '@media (hover: hover)': { '&:hover': { bgcolor: 'app.hover' } },
            '& > svg': { color: 'app.text3', opacity: current ? 1 : 0 },
            '&:hover > svg, &:focus-visible > svg': { opacity: 1 },
          }}
        >
          {t(label)}
          <Arrow size={14} aria-hidden />
        </ButtonBase>
      ) : (
        t(label)
      )}
    </TableCell>
  );
}

function Frame<Row>({ children, rows, ...head }: HeadProps<Row> & { rows?: number; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Table
      stickyHeader
      className={styles.table}
      aria-rowcount={rows}
      // Rows that come and go must not make the columns wider and narrower.
      sx={{ tableLayout: rows === undefined ? 'auto' : 'fixed' }}
    >
      <VisuallyHidden component="caption">{head.caption}</VisuallyHidden>
      <TableHead>
        <TableRow>
          {head.columns.map((column) => (
            <HeadCell key={column.id} column={column} sorting={head.sorting} onSort={head.onSort} />
          ))}
          {head.acting && (
            <TableCell scope="col" sx={{ textAlign: 'right', width: rows === undefined ? '1%' : 176 }}>
              {t('lists.actions')}
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

interface ListTableProps<Row> extends HeadProps<Row>, ListArea {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  actionsOf: (row: Row) => readonly RowAction[];
  rowColor?: (row: Row) => string | null;
}

/** The rows as a real table with a head that stays; long ones hold only the rows on screen (B-29). */
export function ListTable<Row extends HasId>(props: ListTableProps<Row>) {
  const { rows, nameOf, actionsOf, rowColor, box, kept, total = null, ...head } = props;
  const { indices, before, after, measure } = useRowWindow({ box, kept, total, count: rows.length, height: rowHeight });
  const heading = headingOf(head.columns)?.id;
  const spacer = (height: number) => height > 0 && <tr aria-hidden style={{ height: `${height}px` }} />;
  const drawRow = (index: number): ReactNode => {
    const row = rows[index];
    if (!row) return null;
    return (
      <tr
        ref={measure}
        className={styles.row}
        data-index={index}
        data-last={index === rows.length - 1 || undefined}
        {...(measure && { 'aria-rowindex': index + 2 })}
        style={{ backgroundColor: rowColor?.(row) ?? undefined }}
      >
        {head.columns.map(({ id, cell, align, extra }) => {
          const looks = { 'data-align': align, 'data-extra': extra || undefined };
          return id === heading ? (
            <th key={id} scope="row" {...looks}>
              {cell(row)}
            </th>
          ) : (
            <td key={id} {...looks}>
              {cell(row)}
            </td>
          );
        })}
        {head.acting && (
          <td>
            <RowActions actions={actionsOf(row)} name={nameOf(row)} />
          </td>
        )}
      </tr>
    );
  };
  return (
    <Frame {...head} {...(measure && { rows: rows.length + 1 })}>
      {spacer(before)}
      {indices.map((index) => {
        const row = rows[index];
        return row && <DrawnRow key={row.id} index={index} draw={drawRow} />;
      })}
      {spacer(after)}
    </Frame>
  );
}

const widths = ['58%', '42%', '66%', '50%'];

/** The table's final layout while its first page loads. */
export function TableSkeleton<Row>(head: HeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy aria-label={t('common.loading')}>
      <Frame {...head}>
        {Array.from({ length: 8 }, (_, line) => (
          <TableRow key={line} aria-hidden>
            {head.columns.map(({ id, extra }, place) => (
              <TableCell key={id} sx={shownFrom(extra)}>
                <Skeleton height={14} width={widths[(line + place) % widths.length]} />
              </TableCell>
            ))}
            {head.acting && (
              <TableCell>
                <Skeleton height={14} width={72} marginLeft="auto" />
              </TableCell>
            )}
          </TableRow>
        ))}
      </Frame>
    </div>
  );
}
