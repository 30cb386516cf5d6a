import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { SheetProblem } from './sheet';
import { StepTitle } from '@/components/layout/StepTitle';
import type { ImportTarget } from './target';

interface FileStepProps {
  target: ImportTarget;
  reading: boolean;
  problem: SheetProblem | null;
  onFile: (file: File) => void;
}

const problems: Readonly<Record<SheetProblem, MessageKey>> = {
  notXlsx: 'contactImportModal.problems.notXlsx',
  notSheet: 'contactImportModal.problems.notSheet',
  tooLarge: 'contactImportModal.problems.tooLarge',
  tooManyRows: 'contactImportModal.problems.tooManyRows',
  broken: 'contactImportModal.problems.broken',
  empty: 'contactImportModal.problems.empty',
  tooSlow: 'contactImportModal.problems.tooSlow',
};

/** Where the SPA serves the example (contract 6.9). */
const templateUrl = '/import-contatos.xlsx';

/** Choosing or dropping the file; what is wrong with it is said here (C-11). */
export function FileStep({ target, reading, problem, onFile }: FileStepProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !reading) onFile(file);
  };

  return (
    <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pb: 3 }}>
      <StepTitle text={t('contactImportModal.file.title')} />
      <Typography variant="body2" color="textSecondary">
        {t(target.body)}{' '}
        {target.onExample ? (
          <Link component="button" type="button" onClick={target.onExample} sx={{ verticalAlign: 'baseline' }}>
            {t('contactImportModal.buttons.download')}
          </Link>
        ) : (
          <Link href={templateUrl} download>
            {t('contactImportModal.buttons.download')}
          </Link>
        )}
      </Typography>
      {problem && <Alert severity="error">{t(problems[problem])}</Alert>}
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 1.5,
          py: 4,
          border: '1px dashed',
          borderColor: over ? 'app.accent' : 'app.inputLine',
          borderRadius: 'var(--radius-card)',
          bgcolor: over ? 'app.accentSoft' : 'transparent',
          color: 'app.text2',
          typography: 'body2',
        }}
      >
        <FileSpreadsheet size={32} aria-hidden />
        <span>{t('contactImportModal.file.drop')}</span>
        <VisuallyHidden>
          <input
            ref={picker}
            type="file"
            tabIndex={-1}
            accept={target.formats === 'xlsx' ? '.xlsx' : '.xls,.xlsx'}
            aria-label={t(
              target.formats === 'xlsx' ? 'contactImportModal.labels.import' : 'contactImportModal.labels.importAny',
            )}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) onFile(file);
            }}
          />
        </VisuallyHidden>
        <BusyButton
          variant="contained"
          busy={reading}
          busyLabel={t('contactImportModal.file.reading')}
          onClick={() => picker.current?.click()}
        >
          {t('contactImportModal.buttons.choose')}
        </BusyButton>
      </Box>
    </DialogContent>
  );
}
