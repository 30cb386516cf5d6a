import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';

/** Rows that are drawn at once; a press draws as many again. */
const part = 100;

interface RowsTableProps<Row> {
  rows: readonly Row[];
  caption: string;
  heads: readonly string[];
  keyOf: (row: Row) => string;
  cellsOf: (row: Row) => readonly ReactNode[];
}

/** All of these rows of the file, in a box that scrolls, as far as they are asked for. */
export function RowsTable<Row>({ rows, caption, heads, keyOf, cellsOf }: RowsTableProps<Row>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(part);
  return (
    <Box
      // A box that scrolls is reached by keyboard too.
      tabIndex={0}
      role="region"
      aria-label={caption}
      sx={{
        width: 1,
        maxHeight: 220,
        flexShrink: 0,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius)',
      }}
    >
      <Table size="small" stickyHeader sx={{ '& tr > *': { height: 36, py: 0.5 } }}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head} scope="col">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, shown).map((row) => (
            <TableRow key={keyOf(row)}>
              {cellsOf(row).map((cell, column) => (
                <TableCell key={heads[column]} sx={{ overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > shown && (
        <Button size="small" variant="text" onClick={() => setShown(shown + part)} sx={{ m: 0.5 }}>
          {t('contactImportModal.buttons.showMore', { count: rows.length - shown })}
        </Button>
      )}
    </Box>
  );
}
