import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { fits } from './keptContent';
import { KeptFormContext, type KeptFields, type KeptForm } from './keptForm';
import { isSame } from './mergeRecord';

interface KeptValuesProps<Values> {
  /** Null: nothing is kept. */
  form: KeptForm | null;
  /**
   * Told where fields are put back: all values as they were before what is put back was written. Null where there are
   * none, and once nothing is changed any more.
   */
  onRestored?: (opened: Values | null) => void;
  children: ReactNode;
}

const valuesOf = (fields: KeptFields, what: 'value' | 'opened'): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[what]]));

/**
 * Puts back into a form what was written there when it went away unsaved, and keeps what is written now (DAY-3, DAY-33).
 */
export function KeptValues<Values extends FormikValues>({ form, onRestored, children }: KeptValuesProps<Values>) {
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<Values>();
  const [found] = useState((): KeptFields => {
    const initial: Record<string, unknown> = initialValues;
    const tried: Record<string, unknown> = form?.attemptsOf(initialValues).last()?.values ?? {};
    // What a new record begins with may be another the next time, such as the hour.
    const sent = Object.keys(tried).map((name) => [name, { value: tried[name], opened: initial[name] }] as const);
    const written = Object.entries(form?.read() ?? {}).filter(
      ([name, { value }]) => name in initial && fits(value, initial[name]),
    );
    return Object.fromEntries([...sent, ...written]);
  });
  const [restored] = useState(() => ({ ...values, ...valuesOf(found, 'value') }));
  const opened = useRef<Record<string, unknown>>({});
  const begun = useRef(false);

  const handleValues = useEffectEvent(() => {
    if (!form) return;
    if (!begun.current) {
      begun.current = true;
      if (Object.keys(found).length === 0) return onRestored?.(null);
      opened.current = valuesOf(found, 'opened');
      onRestored?.({ ...initialValues, ...opened.current });
      return void setValues(restored);
    }
    const now = form.toKeep(values, initialValues);
    const tried = form.attemptsOf(initialValues).last() !== null;
    const changed = Object.keys(now).filter((name) => tried || !isSame(now[name], initialValues[name]));
    if (changed.length === 0) {
      opened.current = {};
      onRestored?.(null);
    }
    const before: Record<string, unknown> = { ...initialValues, ...opened.current };
    form.write(Object.fromEntries(changed.map((name) => [name, { value: now[name], opened: before[name] }])));
  });
  useEffect(() => handleValues(), [values, initialValues]);

  const kept = useMemo(
    () =>
      form && {
        restored: dirty && Object.keys(found).length > 0 && isSame(restored, values),
        discard: () => {
          form.forget();
          resetForm();
        },
        leaveOut: form.leaveOut,
      },
    [form, found, restored, values, dirty, resetForm],
  );
  return <KeptFormContext value={kept}>{children}</KeptFormContext>;
}
