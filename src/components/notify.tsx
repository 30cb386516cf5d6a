import { toast, type TypeOptions } from 'react-toastify';
import { ToastBody } from './ToastBody';

interface NotifyOptions {
  /** One toast per id at a time; a repeated one starts its time again. */
  id?: string;
}

interface ToastPlan {
  text: string;
  type: Extract<TypeOptions, 'success' | 'error' | 'info' | 'warning'>;
  life: number;
  id: string | undefined;
  onUndo?: () => void;
}

const LIFE = 3000;
/** Fixed by the specification. */
const ERROR_LIFE = 2000;
const UNDO_LIFE = 5000;

function show({ text, type, life, id, onUndo }: ToastPlan) {
  const toastId = id ?? `${type}:${text}`;
  const turn = Date.now();
  const body = <ToastBody key={turn} text={text} type={type} life={life} toastId={toastId} onUndo={onUndo} />;
  if (toast.isActive(toastId)) {
    toast.update(toastId, { render: body, type });
    return;
  }
  toast(body, { toastId, type, role: type === 'error' ? 'alert' : 'status' });
}

/** Short notices; the texts come translated (design, "Toasts"; ARCHITECTURE, "Failures"). */
export const notify = {
  success: (text: string, { id }: NotifyOptions = {}) => show({ text, type: 'success', life: LIFE, id }),
  info: (text: string, { id }: NotifyOptions = {}) => show({ text, type: 'info', life: LIFE, id }),
  warning: (text: string, { id }: NotifyOptions = {}) => show({ text, type: 'warning', life: LIFE, id }),
  error: (text: string, { id }: NotifyOptions = {}) => show({ text, type: 'error', life: ERROR_LIFE, id }),
  /** Offers to take an action back for 5 s (B-05). */
  undo: (text: string, onUndo: () => void, { id }: NotifyOptions = {}) =>
    show({ text, type: 'success', life: UNDO_LIFE, id, onUndo }),
  dismissAll: () => toast.dismiss(),
};
