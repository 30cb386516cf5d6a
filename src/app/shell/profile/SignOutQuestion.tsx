import Box from '@mui/material/Box';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { Loss } from '@/browser/leaving';

const words: Readonly<Record<Loss, MessageKey>> = {
  form: 'signOut.form',
  files: 'signOut.files',
  recording: 'signOut.recording',
  import: 'signOut.import',
  move: 'signOut.move',
};

interface SignOutQuestionProps {
  open: boolean;
  /** What would be lost. */
  losses: readonly Loss[];
  onSignOut: () => void;
  onClose: () => void;
}

/** Asks before signing out throws something away, and names it (SAFE-8). */
export function SignOutQuestion({ open, losses, onSignOut, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('signOut.title')}
      body={t('signOut.body')}
      confirmLabel={t('signOut.leave')}
      cancelLabel={t('signOut.stay')}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {losses.map((loss) => (
          <li key={loss}>{t(words[loss])}</li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
