import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { FormHead } from '@/crud/FormHead';
import { useTranslation } from '@/i18n/useTranslation';
import { FileStep } from './FileStep';
import { openSheet } from './openSheet';
import { PreviewStep } from './PreviewStep';
import { ProgressStep } from './ProgressStep';
import { ResultStep } from './ResultStep';
import type { Sheet, SheetProblem } from './sheet';
import { contactTarget, type ImportTarget } from './target';
import { useUpload } from './useUpload';

interface ImportDialogProps {
  open: boolean;
  /** Where the rows go; the company's contacts by default. */
  target?: ImportTarget;
  onClose: () => void;
}

/** Contacts from a spreadsheet: file, preview, progress, result (C-11, C-12, B-06; design, "Import"). */
export function ImportDialog({ open, target = contactTarget, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [busy, setBusy] = useState(false);

  return (
    <Dialog
      open={open}
      // Nothing under way ends by a click beside the dialog.
      onClose={() => !busy && onClose()}
      fullScreen={fullScreen}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: fullScreen ? 1 : 640, maxWidth: 'none' } } }}
    >
      <FormHead titleId={titleId} title={t('contactImportModal.title')} onClose={() => !busy && onClose()} />
      <Steps target={target} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  );
}

interface StepsProps {
  target: ImportTarget;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

/** Lives as long as the dialog is open, so that each import starts afresh. */
function Steps({ target, onBusy, onClose }: StepsProps) {
  const [file, setFile] = useState<{ name: string; sheet: Sheet } | null>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const { upload, start, stop, resume, finish } = useUpload(target, () => onBusy(false));

  const choose = async (chosen: File) => {
    setReading(true);
    setProblem(null);
    const answer = await openSheet(chosen, target.formats);
    setReading(false);
    if ('sheet' in answer) setFile({ name: chosen.name, sheet: answer.sheet });
    else setProblem(answer.problem);
  };

  if (upload?.phase === 'done') {
    return <ResultStep upload={upload} onClose={onClose} />;
  }
  if (upload) return <ProgressStep upload={upload} onStop={stop} onResume={resume} onGiveUp={finish} />;
  if (!file)
    return <FileStep target={target} reading={reading} problem={problem} onFile={(chosen) => void choose(chosen)} />;
  return (
    <PreviewStep
      target={target}
      fileName={file.name}
      sheet={file.sheet}
      onBack={() => setFile(null)}
      onImport={(rows, out) => {
        onBusy(true);
        start(rows, out);
      }}
    />
  );
}
