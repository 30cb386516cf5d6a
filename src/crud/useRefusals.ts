import { getIn, setIn, type FormikValues } from 'formik';
import { useRef } from 'react';
import { FieldErrors } from './fieldErrors';

/**
 * What the server refused stays at its fields until they change or are sent again. Without it the next check of the
 * values, such as on leaving a field, would find nothing wrong and take the reason away before it is read.
 */
export function useRefusals<Values extends FormikValues>(send: (values: Values) => Promise<unknown>) {
  const last = useRef<{ values: Values; fields: FieldErrors['fields'] } | null>(null);

  return {
    /** For Formik's `validate`. */
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
    send: async (values: Values): Promise<unknown> => {
      try {
        return await send(values);
      } catch (error) {
        if (error instanceof FieldErrors) last.current = { values, fields: error.fields };
        throw error;
      }
    },
  };
}
