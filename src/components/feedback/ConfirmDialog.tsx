import Button from '@mui/material/Button';
import { useTranslation } from '@/i18n/useTranslation';
import { Dialog } from '@/components/lazy/layers.lazy';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';

interface ConfirmDialogProps {
  open: boolean;
  /** A question with the name: "Excluir a fila Suporte?" */
  title: string;
  /** What goes with it. */
  body?: string;
  /** The verb of the question: "Excluir fila". */
  confirmLabel: string;
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
  /** It has gone, and what had the focus before it has it again. */
  onExited?: () => void;
  tone?: 'error' | 'primary';
  cancelLabel?: string;
  children?: ReactNode;
}

/** Asks before something is lost; focus starts on cancel, so Enter destroys nothing (B-05, design "Confirm"). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, onConfirm, onClose, onExited } = props;
  const { tone = 'error', cancelLabel, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const bodyId = useId();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const settle = (close: boolean) => {
    running.current = false;
    setBusy(false);
    if (close) onClose();
  };

  const handleConfirm = () => {
    if (running.current) return;
    const outcome = onConfirm();
    if (!(outcome instanceof Promise)) {
      onClose();
      return;
    }
    running.current = true;
    setBusy(true);
    // A refusal has its own toast; the question stays for another try.
    outcome.then(
      () => settle(true),
      () => settle(false),
    );
  };

  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      aria-labelledby={titleId}
      {...((body ?? children) && { 'aria-describedby': bodyId })}
      slotProps={{ paper: { sx: { width: 400 } }, ...(onExited && { transition: { onExited } }) }}
    >
      <DialogTitle id={titleId} sx={{ pb: '6px' }}>
        {title}
      </DialogTitle>
      <DialogContent id={bodyId} sx={{ pb: '18px' }}>
        {body && <Typography color="textSecondary">{body}</Typography>}
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={onClose} disabled={busy} sx={{ color: 'app.text2' }}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        <BusyButton variant="contained" color={tone} busy={busy} onClick={handleConfirm}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
