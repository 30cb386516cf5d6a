import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { formatPhone } from '@/lib/phone';
import { ColumnSelect } from './ColumnSelect';
import { previewRows } from './previewRows';
import { RejectedRows } from './RejectedRows';
import type { OutRow } from './reasons';
import { checkRows, guessEmail, guessMapping, hasHeadings, type GoodRow, type Mapping } from './sheetRows';
import type { Sheet } from './sheet';
import { StepTitle } from '@/components/layout/StepTitle';
import type { ImportTarget } from './target';

interface PreviewStepProps {
  target: ImportTarget;
  fileName: string;
  sheet: Sheet;
  onBack: () => void;
  onImport: (rows: GoodRow[], out: OutRow[]) => void;
}

const sample = 5;

/** What would be sent and what not, and why, before anything is (B-06, PAIN-8.1). */
export function PreviewStep({ target, fileName, sheet, onBack, onImport }: PreviewStepProps) {
  const { t } = useTranslation();
  const [first = []] = sheet.rows;
  const [headings, setHeadings] = useState(() => hasHeadings(sheet.rows));
  const [mapping, setMapping] = useState<Mapping>(() => ({
    ...guessMapping(first),
    ...(target.email && { email: guessEmail(first) }),
  }));
  const mapped = mapping.name !== null && mapping.phone !== null;
  const { good, bad } = useMemo(
    () => (mapped ? checkRows(sheet, mapping, headings) : { good: [], bad: [] }),
    [sheet, mapping, mapped, headings],
  );
  const out: OutRow[] = bad.map(({ problem, ...row }) => ({ ...row, reason: problem }));
  const width = Math.max(...sheet.rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => (headings ? (first[index] ?? '') : ''));
  const count = sheet.rows.length - (headings ? 1 : 0);

  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <StepTitle text={t('contactImportModal.preview.title')} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('contactImportModal.preview.file', { name: fileName, count })}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: target.email ? '1fr 1fr 1fr' : '1fr 1fr' },
            gap: 2,
          }}
        >
          <ColumnSelect
            label="contactImportModal.labels.nameColumn"
            columns={columns}
            value={mapping.name}
            onChange={(name) => setMapping({ ...mapping, name })}
          />
          <ColumnSelect
            label="contactImportModal.labels.phoneColumn"
            columns={columns}
            value={mapping.phone}
            onChange={(phone) => setMapping({ ...mapping, phone })}
          />
          {mapping.email !== undefined && (
            <ColumnSelect
              label="contactImportModal.labels.emailColumn"
              columns={columns}
              value={mapping.email}
              onChange={(email) => setMapping({ ...mapping, email })}
            />
          )}
        </Box>
        <FormControlLabel
          label={t('contactImportModal.labels.headings')}
          control={<Switch checked={headings} onChange={({ target }) => setHeadings(target.checked)} />}
        />
        {!mapped && <Typography role="status">{t('contactImportModal.preview.mapFirst')}</Typography>}
        {mapped && (
          <>
            <Typography variant="subtitle2" component="p" role="status">
              {t('contactImportModal.preview.good', { count: good.length })}
            </Typography>
            {good.length > 0 && (
              <Table size="small" sx={previewRows}>
                <VisuallyHidden component="caption">
                  {t('contactImportModal.preview.good', { count: good.length })}
                </VisuallyHidden>
                <TableHead>
                  <TableRow>
                    <TableCell scope="col">{t('contactImportModal.labels.name')}</TableCell>
                    <TableCell scope="col">{t('contactImportModal.labels.phone')}</TableCell>
                    {target.email && <TableCell scope="col">{t('contactImportModal.labels.email')}</TableCell>}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {good.slice(0, sample).map(({ line, name, phone, email }) => (
                    <TableRow key={line}>
                      <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
                      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatPhone(phone)}</TableCell>
                      {target.email && <TableCell sx={{ overflowWrap: 'anywhere' }}>{email}</TableCell>}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            )}
            {good.length > sample && (
              <Typography variant="body2" color="textSecondary">
                {t('contactImportModal.labels.moreRows', { count: good.length - sample })}
              </Typography>
            )}
            {bad.length > 0 && (
              <>
                <div>
                  <Typography variant="subtitle2" component="p">
                    {t('contactImportModal.preview.bad', { count: bad.length })}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {t('contactImportModal.preview.badHint')}
                  </Typography>
                </div>
                <RejectedRows rows={out} caption={t('contactImportModal.preview.bad', { count: bad.length })} />
              </>
            )}
          </>
        )}
        {target.question !== undefined && good.length > 0 && <Typography variant="body2">{target.question}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack} sx={{ color: 'app.text2' }}>
          {t('contactImportModal.buttons.otherFile')}
        </Button>
        <Button variant="contained" disabled={good.length === 0} onClick={() => onImport(good, out)}>
          {good.length === 0
            ? t('contactImportModal.buttons.import')
            : t('contactImportModal.buttons.importCount', { count: good.length })}
        </Button>
      </DialogActions>
    </>
  );
}
