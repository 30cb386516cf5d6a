import { untilHad } from '@/browser/comeback';

interface NotifyOptions {
  /** One toast per id at a time; a repeated one starts its time again. */
  id?: string;
}

export interface ToastPlan {
  text: string;
  type: 'success' | 'error' | 'info' | 'warning';
  /** Milliseconds on screen. */
  life: number;
  id: string | undefined;
  /** What its button does: takes back what the toast tells, or, where it has a label, what that says. */
  act?: () => void;
  label?: string;
}

const LIFE = 3000;
/** Fixed by the specification. */
const ERROR_LIFE = 2000;
const UNDO_LIFE = 5000;

/** The toasts' library is no part of what a page needs before it paints. */
const part = () => import('./showToast');
/** Fetches it ahead, once the page is drawn. */
export const preloadToasts = (): Promise<unknown> => part();
/** A notice whose code cannot be had is given when it can: nothing fails without a word (DAY-78). */
const show = (plan: ToastPlan): void => void untilHad(part).then(({ showToast }) => showToast(plan));

/** Short notices; the texts come translated (design, "Toasts"; architecture, "Failures"). */
export const notify = {
  success: (text: string, { id }: NotifyOptions = {}) => show({ text, type: 'success', life: LIFE, id }),
  info: (text: string, { id }: NotifyOptions = {}) => show({ text, type: 'info', life: LIFE, id }),
  warning: (text: string, { id }: NotifyOptions = {}) => show({ text, type: 'warning', life: LIFE, id }),
  error: (text: string, { id }: NotifyOptions = {}) => show({ text, type: 'error', life: ERROR_LIFE, id }),
  /** Offers to take an action back for 5 s (B-05). */
  undo: (text: string, onUndo: () => void, { id }: NotifyOptions = {}) =>
    show({ text, type: 'success', life: UNDO_LIFE, id, act: onUndo }),
  /** A failure elsewhere, with the way there. */
  lead: (text: string, { label, act }: { label: string; act: () => void }, { id }: NotifyOptions = {}) =>
    show({ text, type: 'error', life: UNDO_LIFE, id, act, label }),
};
