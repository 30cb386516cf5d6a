import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { FormHead } from '@/forms/FormHead';
import { UnsavedChangesDialog } from '@/forms/UnsavedChangesDialog';
import { useGuardedClose } from '@/forms/useGuardedClose';
import { useNotifyParent } from '@/forms/useNotifyParent';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { FileStep } from './FileStep';
import { openSheet } from './openSheet';
import { PreviewStep } from './PreviewStep';
import { ProgressStep } from './ProgressStep';
import { ResultStep } from './ResultStep';
import type { ReadSheets, SheetProblem } from './sheet';
import { contactTarget, type ImportTarget } from './target';
import { useUpload } from './useUpload';

interface ImportDialogProps {
  open: boolean;
  /** Where the rows go; the company's contacts by default. */
  target?: ImportTarget;
  onClose: () => void;
}

/** What closing throws away: the choices of the preview, the rows not yet sent, the list of those that stayed out. */
type Held = 'chosen' | 'running' | 'result';

const costs: Readonly<Record<Held, MessageKey>> = {
  chosen: 'contactImportModal.leave.chosen',
  running: 'contactImportModal.leave.running',
  result: 'contactImportModal.leave.result',
};

/** Contacts from a spreadsheet: file, preview, progress, result (C-11, C-12, B-04, B-06; design, "Import"). */
export function ImportDialog({ open, target = contactTarget, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [held, setHeld] = useState<Held | null>(null);
  const close = () => {
    setHeld(null);
    onClose();
  };
  const { requestClose, question } = useGuardedClose(open && held !== null, close, 'import');

  return (
    <>
      <Dialog
        open={open}
        onClose={requestClose}
        fullScreen={fullScreen}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { width: fullScreen ? 1 : 640, maxWidth: 'none' } } }}
      >
        <FormHead titleId={titleId} title={t('contactImportModal.title')} onClose={requestClose} />
        <Steps open={open} target={target} onHold={setHeld} onClose={close} />
      </Dialog>
      <UnsavedChangesDialog
        {...question}
        title="contactImportModal.leave.title"
        body={costs[held ?? 'running']}
        leaveLabel="common.close"
        stayLabel="contactImportModal.leave.stay"
      />
    </>
  );
}

interface StepsProps {
  open: boolean;
  target: ImportTarget;
  onHold: (held: Held | null) => void;
  onClose: () => void;
}

/** Lives as long as the dialog is open, so that each import starts afresh. */
function Steps({ open, target, onHold, onClose }: StepsProps) {
  const [file, setFile] = useState<{ name: string; book: ReadSheets } | null>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const [saved, setSaved] = useState(false);
  const { upload, start, stop, resume, giveUp } = useUpload(target, open);
  const held = (): Held | null => {
    if (!upload) return file && 'chosen';
    if (upload.phase !== 'done') return 'running';
    return upload.out.length > 0 && !saved ? 'result' : null;
  };
  useNotifyParent(held(), onHold);

  const choose = async (chosen: File) => {
    setReading(true);
    setProblem(null);
    const answer = await openSheet(chosen, target.formats);
    setReading(false);
    if ('sheets' in answer) setFile({ name: chosen.name, book: answer });
    else setProblem(answer.problem);
  };

  if (upload?.phase === 'done') {
    return <ResultStep upload={upload} onSaved={() => setSaved(true)} onClose={onClose} />;
  }
  if (upload) return <ProgressStep upload={upload} onStop={stop} onResume={resume} onGiveUp={giveUp} />;
  if (!file)
    return <FileStep target={target} reading={reading} problem={problem} onFile={(chosen) => void choose(chosen)} />;
  return (
    <PreviewStep target={target} fileName={file.name} {...file.book} onBack={() => setFile(null)} onImport={start} />
  );
}
