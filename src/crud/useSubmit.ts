import type { FormikHelpers } from 'formik';
import { useRef } from 'react';
import { FieldErrors } from './fieldErrors';

/** Fixed: form submits are delayed 400 ms (I-14). */
export const SUBMIT_DELAY = 400;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * A Formik `onSubmit` that waits the fixed delay, runs once until it settles (B-07, I-14) and puts the fields a
 * `FieldErrors` names into the form. Any other refusal has its toast; the form stays as it was.
 * @param save is given `ended`, for those that show their refusal themselves: called before, the form is ready again in
 * the same picture, and not a moment later, in which a click would be lost
 */
export function useSubmit<Values>(save: (values: Values, ended: () => void) => Promise<unknown>, onSaved?: () => void) {
  const running = useRef(false);

  return async (values: Values, { setErrors, setTouched, setSubmitting }: Helpers<Values>) => {
    if (running.current) return;
    running.current = true;
    try {
      await pause(SUBMIT_DELAY);
      await save(values, () => setSubmitting(false));
      onSaved?.();
    } catch (error) {
      if (error instanceof FieldErrors) showAtFields(error, { setErrors, setTouched });
    } finally {
      running.current = false;
    }
  };
}

type Helpers<Values> = Pick<FormikHelpers<Values>, 'setErrors' | 'setTouched' | 'setSubmitting'>;

interface FormSetters {
  setErrors: (errors: object) => void;
  setTouched: (touched: object, validate?: boolean) => unknown;
}

function showAtFields({ fields }: FieldErrors, { setErrors, setTouched }: FormSetters) {
  setErrors(fields);
  void setTouched(Object.fromEntries(Object.keys(fields).map((name) => [name, true])), false);
}
