import { latePart } from '@/components/latePart';
import { loadOfficeTexts } from '@/i18n/i18n';

const form = latePart(async () => {
  const [module] = await Promise.all([import('@/features/user-form/UserFormDialog'), loadOfficeTexts()]);
  return module.UserFormDialog;
});

/** The user form for oneself; its code is fetched when it is first opened (H-04). */
export const ProfileDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open ? <form.Part open onClose={onClose} /> : null;
