import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { usePhoneReader } from '@/forms/usePhoneReader';
import { useTranslation } from '@/i18n/useTranslation';
import { ChoiceSelect } from './ChoiceSelect';
import { ColumnSelect } from './ColumnSelect';
import { CountrySelect } from './CountrySelect';
import { findHeadings, guessMapping, headingLines, type Mapping } from './headings';
import { ReadyRows } from './ReadyRows';
import { RejectedRows } from './RejectedRows';
import type { OutRow } from './reasons';
import { checkRows, type GoodRow } from './sheetRows';
import { shownIn, type Sheet } from './sheet';
import { StepTitle } from '@/components/layout/StepTitle';
import type { ImportTarget } from './target';

interface PreviewStepProps {
  target: ImportTarget;
  fileName: string;
  /** All that can be chosen. */
  sheets: readonly [Sheet, ...Sheet[]];
  /** Names of the sheets that are too long to be. */
  tooLong: readonly string[];
  onBack: () => void;
  onImport: (rows: GoodRow[], out: OutRow[]) => void;
}

const sample = 5;

/** No line of the sheet holds headings. */
const none = -1;

/** What would be sent and what not, and why, before anything is (B-06, PAIN-8.1). */
export function PreviewStep(props: PreviewStepProps) {
  const { target, fileName, sheets, tooLong, onBack, onImport } = props;
  const { t } = useTranslation();
  const [sheet, setSheet] = useState(sheets[0]);
  const guess = ({ rows }: Sheet, line: number | null): Mapping => guessMapping(rows[line ?? none] ?? [], target.email);
  const [headings, setHeadings] = useState(() => findHeadings(sheet.rows));
  const [mapping, setMapping] = useState(() => guess(sheet, headings));
  const { country: own } = usePhoneReader();
  const [chosen, setChosen] = useState<{ country: string | null } | null>(null);
  const { country } = chosen ?? { country: own };
  const mapped = mapping.name.length > 0 && mapping.phone.length > 0;
  const { good, bad } = useMemo(
    () => (mapped ? checkRows(sheet, mapping, headings, country) : { good: [], bad: [] }),
    [sheet, mapping, mapped, headings, country],
  );
  const out: OutRow[] = bad.map(({ problem, ...row }) => ({ ...row, reason: problem }));
  const width = Math.max(...sheet.rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => shownIn(sheet.rows[headings ?? none]?.[index]));
  const count = sheet.rows.length - ((headings ?? none) + 1);
  const lines = sheet.rows.slice(0, headingLines).flatMap((row, value) => {
    const texts = row
      .map(shownIn)
      .filter((text) => text !== '')
      .slice(0, sample);
    const line = String(sheet.firstLine + value);
    return texts.length === 0
      ? []
      : [{ value, text: t('contactImportModal.labels.headingLine', { line, texts: texts.join(', ') }) }];
  });

  const chooseSheet = (next: Sheet) => {
    const line = findHeadings(next.rows);
    setSheet(next);
    setHeadings(line);
    setMapping(guess(next, line));
  };

  const chooseHeadings = (value: number) => {
    const line = value === none ? null : value;
    setHeadings(line);
    // Without headings there is nothing to guess by: what was chosen stays.
    if (line !== null) setMapping(guess(sheet, line));
  };

  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <StepTitle text={t('contactImportModal.preview.title')} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('contactImportModal.preview.file', { name: fileName, sheet: sheet.name, count })}
        </Typography>
        {sheets.length > 1 && (
          <ChoiceSelect
            label="contactImportModal.labels.sheet"
            choices={sheets.map(({ name }, value) => ({ value, text: name }))}
            value={sheets.indexOf(sheet)}
            onChange={(index) => chooseSheet(sheets[index] ?? sheet)}
          />
        )}
        {tooLong.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('contactImportModal.preview.tooLong', { names: tooLong.join(', ') })}
          </Typography>
        )}
        <ChoiceSelect
          label="contactImportModal.labels.headings"
          choices={[{ value: none, text: t('contactImportModal.labels.noHeadings') }, ...lines]}
          value={headings ?? none}
          onChange={chooseHeadings}
        />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: target.email ? '1fr 1fr 1fr' : '1fr 1fr' },
            gap: 2,
          }}
        >
          <ColumnSelect
            label="contactImportModal.labels.nameColumn"
            hint="contactImportModal.labels.joined"
            columns={columns}
            value={mapping.name}
            onChange={(name) => setMapping({ ...mapping, name })}
          />
          <ColumnSelect
            label="contactImportModal.labels.phoneColumn"
            hint="contactImportModal.labels.firstPhone"
            columns={columns}
            value={mapping.phone}
            onChange={(phone) => setMapping({ ...mapping, phone })}
          />
          {mapping.email !== undefined && (
            <ColumnSelect
              label="contactImportModal.labels.emailColumn"
              hint="contactImportModal.labels.firstEmail"
              columns={columns}
              value={mapping.email}
              onChange={(email) => setMapping({ ...mapping, email })}
            />
          )}
        </Box>
        <CountrySelect value={country} onChange={(next) => setChosen({ country: next })} />
        {!mapped && <Typography role="status">{t('contactImportModal.preview.mapFirst')}</Typography>}
        {mapped && (
          <>
            <ReadyRows rows={good} email={target.email} country={country} />
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
