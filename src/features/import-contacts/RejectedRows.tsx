import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';
import { csvFile, saveFile } from '@/lib/csv';
import { reasonText, type OutRow } from './reasons';
import { RowsTable } from './RowsTable';

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
      <RowsTable rows={rows} caption={caption} heads={heads} keyOf={keyOf} cellsOf={cellsOf} />
      <Button size="small" variant="text" startIcon={<Download size={16} />} onClick={() => void download()}>
        {t('contactImportModal.buttons.downloadBad')}
      </Button>
    </Box>
  );
}
