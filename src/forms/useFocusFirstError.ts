import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** After a refused submit the first wrong field has the focus, so that nobody searches for it (B-33). */
export function useFocusFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const seen = useRef(0);

  useEffect(() => {
    if (isSubmitting || isValid || submitCount === seen.current) return;
    seen.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);

  return form;
}
