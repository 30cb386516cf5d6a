import { getIn, setIn, type FormikHelpers, type FormikValues } from 'formik';
import { useRef } from 'react';
import { pause } from '@/lib/pause';
import { refusedFields, type FieldCodes } from './fieldErrors';

/** Fixed: form submits are delayed 400 ms (I-14). */
export const SUBMIT_DELAY = 400;

interface SubmitOptions {
  onSaved?: (() => void) | undefined;
  /**
   * Shows a refusal that concerns no field in the form itself, which is ready again in the same picture: a moment later
   * a click in between would be lost. Without it the refusal has its toast alone; either way the form stays as it was.
   */
  onRefused?: ((error: unknown) => void) | undefined;
  /** Codes of refusals that concern fields, beside `FieldErrors`, which always do. */
  codes?: FieldCodes | undefined;
}

const noCodes: FieldCodes = {};

/**
 * Sends a Formik form: waits the fixed delay, runs once until it settles (B-07, I-14) and puts what the server refused
 * at its fields.
 * @param save rejects with `FieldErrors` or anything else
 */
export function useSubmit<Values extends FormikValues>(
  save: (values: Values) => Promise<unknown>,
  { onSaved, onRefused, codes = noCodes }: SubmitOptions = {},
) {
  const running = useRef(false);
  const last = useRef<{ values: Values; fields: Readonly<Record<string, string>> } | null>(null);

  return {
    /** For Formik's `onSubmit`. */
    submit: async (values: Values, { setErrors, setTouched, setSubmitting }: Helpers<Values>): Promise<void> => {
      if (running.current) return;
      running.current = true;
      try {
        await pause(SUBMIT_DELAY);
        await save(values);
        last.current = null;
        onSaved?.();
      } catch (error) {
        setSubmitting(false);
        const fields = refusedFields(error, codes);
        if (fields) {
          last.current = { values, fields };
          const touched = Object.fromEntries(Object.keys(fields).map((name) => [name, true]));
          showAtFields(fields, touched, { setErrors, setTouched });
        } else onRefused?.(error);
      } finally {
        running.current = false;
      }
    },
    /**
     * For Formik's `validate`: what the server refused stays at its fields until they change or are sent again. Without
     * it the next check, such as on leaving a field, would take the reason away before it is read.
     */
    check: (values: Values): object => {
      const refused = last.current;
      if (!refused) return {};
      let errors: object = {};
      for (const [name, message] of Object.entries(refused.fields)) {
        const kept: unknown = getIn(refused.values, name);
        if (getIn(values, name) !== kept) continue;
        const more: unknown = setIn(errors, name, message);
        if (typeof more === 'object' && more !== null) errors = more;
      }
      return errors;
    },
    /** Before the values are checked for another send. */
    forget: (): void => {
      last.current = null;
    },
  };
}

type Helpers<Values> = Pick<FormikHelpers<Values>, 'setErrors' | 'setTouched' | 'setSubmitting'>;

interface FieldSetters {
  setErrors: (errors: object) => void;
  setTouched: (touched: object, validate?: boolean) => unknown;
}

/** Formik's own types of the two name every path of the values, which the server's answer cannot promise. */
function showAtFields(fields: object, touched: object, { setErrors, setTouched }: FieldSetters): void {
  setErrors(fields);
  void setTouched(touched, false);
}
