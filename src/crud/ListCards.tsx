import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { HasId } from '@/api/rest';
import { useTranslation } from '@/i18n/useTranslation';
import { DrawnRow } from './DrawnRow';
import { headingOf, type Column } from './resource';
import { RowActions } from './RowActions';
import type { RowAction } from './rowActions';
import { useRowWindow, type ListArea } from './useRowWindow';

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
    return (
      <Box
        component="li"
        ref={measure}
        data-index={index}
        {...(measure && { 'aria-setsize': rows.length, 'aria-posinset': index + 1 })}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: cardHeight,
          bgcolor: rowColor?.(row),
          pl: 1.5,
          pr: 0.5,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
          <Box sx={{ minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>{title?.cell(row)}</Box>
          {details.length > 0 && (
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 1.5,
                rowGap: 0.25,
                typography: 'body2',
                '& > div': { display: 'flex', alignItems: 'baseline', gap: 0.5, minWidth: 0 },
                // The quietest ink is too quiet on a coloured card.
                '& dt': { color: rowColor?.(row) ? 'app.text2' : 'app.text3', '&::after': { content: '":"' } },
                '& dd': { m: 0, minWidth: 0, color: 'app.text2', overflowWrap: 'anywhere' },
              }}
            >
              {details.map(({ id, label: name, cell }) => (
                <div key={id}>
                  <dt>{t(name)}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </Box>
          )}
        </Box>
        <RowActions folded actions={actionsOf(row)} name={nameOf(row)} />
      </Box>
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
