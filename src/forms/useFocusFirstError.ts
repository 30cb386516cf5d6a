import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** After a refused submit the first wrong field has the focus, or is at least in sight, so that nobody searches for it (B-33). */
export function useFocusFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const seen = useRef(0);

  useEffect(() => {
    if (isSubmitting || isValid || submitCount === seen.current) return;
    seen.current = submitCount;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    // What is said of a whole list stands below it, at no field that could take the focus.
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, isSubmitting, isValid]);

  return form;
}
