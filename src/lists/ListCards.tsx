import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { HasId } from '@/api/rest';
import { useTranslation } from '@/i18n/useTranslation';
import { DrawnRow } from './DrawnRow';
import { headingOf, type Column } from './resource';
import { RowActions } from './RowActions';
import type { RowAction } from './rowAction';
import { useRowWindow, type ListArea } from './useRowWindow';
import styles from './ListCards.module.css';

interface ListCardsProps<Row> extends ListArea {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  actionsOf: (row: Row) => readonly RowAction[];
  rowColor?: (row: Row) => string | null;
}

const cardHeight = 68;

/** Below 600 px a row is a two-line item with a menu (design, "Table page"). */
export function ListCards<Row extends HasId>({
  label,
  columns,
  rows,
  nameOf,
  actionsOf,
  rowColor,
  box,
  kept,
  total = null,
}: ListCardsProps<Row>) {
  const { t } = useTranslation();
  const { indices, before, after, measure } = useRowWindow({
    box,
    kept,
    total,
    count: rows.length,
    height: cardHeight,
  });
  const title = headingOf(columns);
  const details = columns.filter((column) => column !== title && !column.extra);
  const drawCard = (index: number): ReactNode => {
    const row = rows[index];
    if (!row) return null;
    const color = rowColor?.(row);
    return (
      <li
        ref={measure}
        className={styles.card}
        data-index={index}
        data-colored={color ? true : undefined}
        {...(measure && { 'aria-setsize': rows.length, 'aria-posinset': index + 1 })}
        style={{ backgroundColor: color ?? undefined }}
      >
        <div className={styles.texts}>
          <div className={styles.title}>{title?.cell(row)}</div>
          {details.length > 0 && (
            <dl>
              {details.map(({ id, label: name, cell }) => (
                <div key={id}>
                  <dt>{t(name)}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <RowActions folded actions={actionsOf(row)} name={nameOf(row)} />
      </li>
    );
  };
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
      style={{ paddingTop: `${before}px`, paddingBottom: `${after}px` }}
    >
      {indices.map((index) => {
        const row = rows[index];
        return row && <DrawnRow key={row.id} index={index} draw={drawCard} />;
      })}
    </Box>
  );
}
