import { useFormikContext, type FormikValues } from 'formik';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
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

/** Whether a value may stand for the other: another edition of the app may have written it. */
function isOfKind(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true;
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

const valuesOf = (fields: KeptFields, what: 'value' | 'opened'): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[what]]));

/**
 * Puts back into a form what was written there when it went away unsaved, and keeps what is written now (DAY-3, DAY-33).
 */
export function KeptValues<Values extends FormikValues>({ form, onRestored, children }: KeptValuesProps<Values>) {
  const { values, initialValues, setValues, resetForm } = useFormikContext<Values>();
  const [found] = useState(() =>
    Object.fromEntries(
      Object.entries(form?.read() ?? {}).filter(
        ([name, { value }]) => name in initialValues && isOfKind(value, initialValues[name]),
      ),
    ),
  );
  const [restored] = useState(() => ({ ...values, ...valuesOf(found, 'value') }));
  const opened = useRef<Record<string, unknown>>({});
  const leftOut = useRef(new Set<string>());
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
    const changed = Object.keys(values).filter(
      (name) => !leftOut.current.has(name) && !isSame(values[name], initialValues[name]),
    );
    if (changed.length === 0) {
      opened.current = {};
      onRestored?.(null);
    }
    const before: Record<string, unknown> = { ...initialValues, ...opened.current };
    const now: Record<string, unknown> = values;
    form.write(Object.fromEntries(changed.map((name) => [name, { value: now[name], opened: before[name] }])));
  });
  useEffect(() => handleValues(), [values, initialValues]);

  const leaveOut = useCallback((name: string) => {
    const [field = name] = name.split('.');
    leftOut.current.add(field);
  }, []);
  const kept = useMemo(
    () =>
      form && {
        restored: Object.keys(found).length > 0 && isSame(restored, values),
        discard: () => resetForm(),
        leaveOut,
      },
    [form, found, restored, values, resetForm, leaveOut],
  );
  return <KeptFormContext value={kept}>{children}</KeptFormContext>;
}
