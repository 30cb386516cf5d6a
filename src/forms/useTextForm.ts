import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { notify } from '@/components/feedback/notify';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { pause } from '@/lib/pause';
import { FieldErrors } from './fieldErrors';
import { useFailure } from './useFailure';
import { SUBMIT_DELAY } from './useSubmit';

type Faults<Name extends string> = Partial<Record<Name, MessageKey>>;

interface TextFormOptions<Name extends string> {
  initial: Readonly<Record<Name, string>>;
  /** What is wrong with the values, by field. */
  check: (values: Readonly<Record<Name, string>>) => Faults<Name>;
  /** Rejecting with `FieldErrors` shows them at the fields, with anything else in `failure` and as a toast. */
  send: (values: Readonly<Record<Name, string>>) => Promise<void>;
}

/** What the text fields of a form hold, by their names; what is no text field, such as a choice, stays as it is known. */
function readFields<Name extends string>(form: HTMLFormElement, known: Readonly<Record<Name, string>>) {
  const read: Record<Name, string> = { ...known };
  for (const name in known) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type !== 'radio') read[name] = field.value;
  }
  return read;
}

/**
 * A form of a public page: texts, checks, one delayed submit (I-14, B-07), failures at their fields. Formik and Yup
 * would double what such a page loads. The fields are the browser's: a password manager may fill them without an event,
 * and a value of React's would be written over that; they are read when the form is sent (PUB-57).
 */
export function useTextForm<Name extends string>({ initial, check, send }: TextFormOptions<Name>) {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, MessageKey>>>({});
  const { failure, fail, forget } = useFailure();
  const [busy, setBusy] = useState(false);
  const [stumbles, setStumbles] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);

  const faults = check(values);

  // The first wrong field has the focus, so that nobody searches for it (B-33).
  useEffect(() => {
    if (stumbles > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  }, [stumbles]);

  const set = (name: Name, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    // The server refused the old value, not this one.
    setRefused(({ [name]: _answered, ...rest }) => rest);
  };

  const failureOf = (name: Name): string | undefined => {
    const key = refused[name] ?? (tried || left.has(name) ? faults[name] : undefined);
    return key && t(key);
  };

  const run = async (filled: typeof values) => {
    running.current = true;
    setBusy(true);
    forget();
    try {
      await pause(SUBMIT_DELAY);
      await send(filled);
    } catch (error) {
      if (error instanceof FieldErrors) {
        setRefused(error.fields);
        setStumbles((count) => count + 1);
      } else {
        const text = fail(error);
        if (text !== null) notify.error(text, { id: 'form' });
      }
    }
    running.current = false;
    setBusy(false);
  };

  return {
    form,
    values,
    busy,
    /** Why the whole was refused; a toast has said it too. */
    failure,
    set,
    failureOf,
    /** Props of an `InputField`. */
    text: (name: Name) => ({
      name,
      defaultValue: initial[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, target.value),
      onBlur: () => {
        // Passing through a field is no mistake yet; leaving a changed one wrong is.
        if (values[name] !== initial[name]) setLeft((old) => new Set([...old, name]));
      },
      failure: failureOf(name),
    }),
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (running.current) return;
      const filled = readFields(event.currentTarget, values);
      setValues(filled);
      setTried(true);
      if (Object.keys(check(filled)).length > 0) setStumbles((count) => count + 1);
      else void run(filled);
    },
    /** Empties what must not stay, such as a password. */
    reset: () => {
      form.current?.reset();
      setValues(initial);
      setTried(false);
      setLeft(new Set());
      setRefused({});
      forget();
    },
  };
}
