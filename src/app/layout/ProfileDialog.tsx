import { lazy, Suspense } from 'react';
import { loadOfficeTexts } from '@/i18n/i18n';

const UserFormDialog = lazy(async () => ({
  default: (await Promise.all([import('@/features/user-form/UserFormDialog'), loadOfficeTexts()]))[0].UserFormDialog,
}));

/** The user form for oneself; its code is fetched when it is first opened (H-04). */
export function ProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <UserFormDialog open onClose={onClose} />
    </Suspense>
  );
}
