import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';

/** Set by a form that only shows. */
export const ReadOnlyContext = createContext(false);

/** Fields take no input while the form is being saved or is only shown; they keep the focus. */
export function useFormLock(): boolean {
  const { isSubmitting } = useFormikContext();
  return useContext(ReadOnlyContext) || isSubmitting;
}
