import { latePart, Opened } from '@/components/latePart';
import { loadOfficeTexts } from '@/i18n/i18n';

const form = latePart(async () => {
  const [module] = await Promise.all([import('@/features/user-form/UserFormDialog'), loadOfficeTexts()]);
  return module.UserFormDialog;
});

const details = latePart(async () => {
  const [module] = await Promise.all([import('./AboutDialog'), loadOfficeTexts()]);
  return module.AboutDialog;
});

const alerts = latePart(async () => {
  const [module] = await Promise.all([import('./AlertSettingsDialog'), loadOfficeTexts()]);
  return module.AlertSettingsDialog;
});

/** Versions and addresses for a support request (B-41). */
export const About = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Opened open={open}>
    <details.Part open={open} onClose={onClose} />
  </Opened>
);

/** What sounds and shows for new messages (B-30). */
export const AlertSettings = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Opened open={open}>
    <alerts.Part open={open} onClose={onClose} />
  </Opened>
);

/** The user form for oneself; its code is fetched when it is first opened (H-04). */
export const ProfileDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open ? <form.Part open onClose={onClose} /> : null;
