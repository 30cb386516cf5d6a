import type { FormikHelpers } from 'formik';
import { useRef } from 'react';
import { FieldErrors } from './fieldErrors';

/** Fixed: form submits are delayed 400 ms (I-14). */
export const SUBMIT_DELAY = 400;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * A Formik `onSubmit` that waits the fixed delay, runs once until it settles (B-07, I-14) and puts the fields a
 * `FieldErrors` names into the form. Any other refusal has its toast; the form stays as it was.
 * @param onRefused shows any other refusal in the form itself, which is ready again in the same picture: a moment later
 * a click in between would be lost
 */
export function useSubmit<Values>(
  save: (values: Values) => Promise<unknown>,
  onSaved?: () => void,
  onRefused?: (error: unknown) => void,
) {
  const running = useRef(false);

  return async (values: Values, { setErrors, setTouched, setSubmitting }: Helpers<Values>) => {
    if (running.current) return;
    running.current = true;
    try {
      await pause(SUBMIT_DELAY);
      await save(values);
      onSaved?.();
    } catch (error) {
      setSubmitting(false);
      if (error instanceof FieldErrors) showAtFields(error, { setErrors, setTouched });
      else onRefused?.(error);
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
