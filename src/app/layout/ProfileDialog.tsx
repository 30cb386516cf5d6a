import { lazy, Suspense } from 'react';

const UserFormDialog = lazy(async () => ({
  default: (await import('@/features/user-form/UserFormDialog')).UserFormDialog,
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
