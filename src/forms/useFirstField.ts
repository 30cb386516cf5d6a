import { useEffect, type RefObject } from 'react';

const kinds = [
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="color"])',
  'textarea',
  '[role="combobox"]',
].join(', ');

const isField = (element: HTMLElement): boolean =>
  !element.matches(':disabled, :read-only:is(input, textarea), [aria-hidden="true"], [aria-disabled="true"]') &&
  element.closest('[hidden]') === null;

function isEmpty(field: HTMLElement): boolean {
  // A select shows its choice in an element beside the input that holds it.
  const input = field.matches('input, textarea') ? field : field.parentElement?.querySelector('input');
  return (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) && input.value === '';
}

const isRequired = (field: HTMLElement): boolean => field.matches(':required, [aria-required="true"]');

/**
 * A form that appears in a dialog has the focus in the first field to fill: the first one, or where that is filled the
 * first that must be (DAY-10). What has taken the focus by itself keeps it.
 */
export function useFirstField(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (!current || current.contains(document.activeElement)) return;
    const fields = [...current.querySelectorAll<HTMLElement>(kinds)].filter(isField);
    const [first] = fields;
    const next = first && isEmpty(first) ? first : fields.find((field) => isRequired(field) && isEmpty(field));
    (next ?? first)?.focus();
  }, [form]);
}
