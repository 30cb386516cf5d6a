import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Download } from 'lucide-react';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { csvFile, saveFile } from '@/lib/csv';
import { previewRows } from './previewRows';
import { reasonText, type OutRow } from './reasons';

/** More are in the file. */
const shown = 50;

/** A row that the server named in an unknown way has no line. */
const keyOf = ({ line, name, phone }: OutRow): string => `${line ?? name} ${phone}`;

interface OutRowsProps {
  rows: readonly OutRow[];
  caption: string;
  /** All of them are in a file. */
  onSaved?: () => void;
}

/** Rows that stay out with their reasons, and all of them as a file (B-06). */
export function RejectedRows({ rows, caption, onSaved }: OutRowsProps) {
  const { t } = useTranslation();
  const heads = [
    t('contactImportModal.labels.line'),
    t('contactImportModal.labels.name'),
    t('contactImportModal.labels.phone'),
    t('contactImportModal.labels.reason'),
  ];
  const cellsOf = (row: OutRow) => [String(row.line ?? ''), row.name, row.phone, reasonText(t, row)];

  const download = async () => {
    saveFile(await csvFile(heads, rows.map(cellsOf)), t('contactImportModal.badFile'));
    onSaved?.();
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <Box
        // A box that scrolls is reached by keyboard too.
        tabIndex={0}
        role="region"
        aria-label={caption}
        sx={{
          width: 1,
          maxHeight: 220,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--radius)',
        }}
      >
        <Table size="small" stickyHeader sx={previewRows}>
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
                {cellsOf(row).map((text, column) => (
                  <TableCell
                    key={heads[column]}
                    sx={{ overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums' }}
                  >
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {rows.length > shown && (
          <Box sx={{ px: 2, py: 1, typography: 'body2', color: 'app.text3' }}>
            {t('contactImportModal.labels.moreRows', { count: rows.length - shown })}
          </Box>
        )}
      </Box>
      <Button size="small" variant="text" startIcon={<Download size={16} />} onClick={() => void download()}>
        {t('contactImportModal.buttons.downloadBad')}
      </Button>
    </Box>
  );
}
