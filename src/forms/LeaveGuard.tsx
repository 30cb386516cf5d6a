import { UnsavedChangesDialog } from './UnsavedChangesDialog';
import { useGuardedClose } from './useGuardedClose';

const nothing = (): void => undefined;

/**
 * What stands in the page, and not in a dialog, asks before it is left while `active` (B-04).
 * @param onLeave gives up what is held, before the page is left
 */
export function LeaveGuard({ active, onLeave = nothing }: { active: boolean; onLeave?: () => void }) {
  const { question } = useGuardedClose(active, onLeave);
  return <UnsavedChangesDialog {...question} />;
}
