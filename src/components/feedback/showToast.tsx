import { toast } from 'react-toastify/unstyled';
import { ToastBody } from './ToastBody';
import type { ToastPlan } from './notify';

/** Raises a toast, or starts the time of the one with the same id again. */
export function showToast({ text, type, life, id, act, label }: ToastPlan): void {
  const toastId = id ?? `${type}:${text}`;
  const turn = Date.now();
  const body = <ToastBody key={turn} text={text} type={type} life={life} toastId={toastId} act={act} label={label} />;
  if (toast.isActive(toastId)) {
    toast.update(toastId, { render: body, type });
    return;
  }
  toast(body, { toastId, type, role: type === 'error' ? 'alert' : 'status' });
}
