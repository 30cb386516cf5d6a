import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';
import { notify } from '@/components/feedback/notify';
import { saveFile } from '@/lib/csv';
import { makeSheet } from './openSheet';
import { phoneToWrite, reasonText, type OutRow } from './reasons';
import { RowsTable } from './RowsTable';

/** A row that the server named in an unknown way has no line. */
const keyOf = ({ line, name, phone }: OutRow): string => `${line ?? name} ${phone}`;

interface OutRowsProps {
  rows: readonly OutRow[];
  caption: string;
  /** All of them are in a file. */
  onSaved?: () => void;
}

/** Rows that stay out with their reasons, and all of them as a file that can be corrected and chosen again (B-06). */
export function RejectedRows({ rows, caption, onSaved }: OutRowsProps) {
  const { t } = useTranslation();
  const withEmail = rows.some(({ email }) => email !== undefined);
  const heads = [
    t('contactImportModal.labels.line'),
    t('contactImportModal.labels.name'),
    t('contactImportModal.labels.phone'),
    ...(withEmail ? [t('contactImportModal.labels.email')] : []),
    t('contactImportModal.labels.reason'),
  ];
  const cellsOf = (row: OutRow) => [
    String(row.line ?? ''),
    row.name,
    row.phone,
    ...(withEmail ? [row.email ?? ''] : []),
    reasonText(t, row),
  ];

  const download = async () => {
    const name = t('contactImportModal.badFile');
    const cells = rows.map((row) => cellsOf({ ...row, phone: phoneToWrite(row) }));
    saveFile(await makeSheet([heads, ...cells], name), name);
    onSaved?.();
  };
  const handleDownload = () => {
    download().catch((error: unknown) => {
      console.error('rows with problems', error);
      notify.error(t('contactImportModal.badFailed'));
    });
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <RowsTable rows={rows} caption={caption} heads={heads} keyOf={keyOf} cellsOf={cellsOf} />
      <Button size="small" variant="text" startIcon={<Download size={16} />} onClick={handleDownload}>
        {t('contactImportModal.buttons.downloadBad')}
      </Button>
    </Box>
  );
}
