import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftTexts } from '@/contexts/draftTexts';

interface Kept {
  texts: DraftTexts;
  /** What waited here when the form appeared. */
  found: Readonly<Record<string, string>>;
}

/** Where the long texts of the form around are kept; null where they are not. */
export const KeptTextsContext = createContext<Kept | null>(null);

interface KeptText<Value> {
  name: string;
  value: Value;
  initialValue: Value | undefined;
  setValue: (text: string) => unknown;
}

/**
 * Keeps what is written in one field until the form is saved or given up (DAY-3).
 * @param keeps false for a single line, and for what is secret
 * @returns whether the field shows what was put back, and what stands there without it
 */
export function useKeptText<Value>({ name, value, initialValue, setValue }: KeptText<Value>, keeps: boolean) {
  const kept = use(KeptTextsContext);
  const active = keeps && kept !== null;
  const waiting = active ? kept.found[name] : undefined;
  const begun = useRef(false);
  // Of what came into the form later, such as an entry that is edited within it, Formik knows no first value.
  const [first] = useState(value);
  const base = initialValue === undefined ? first : initialValue;

  const handleText = useEffectEvent(() => {
    if (!kept) return;
    const appears = !begun.current;
    begun.current = true;
    if (!appears) kept.texts.write(name, typeof value === 'string' && value !== base ? value : '');
    else if (waiting !== undefined && value !== waiting && kept.texts.all()[name] === waiting) void setValue(waiting);
  });
  useEffect(() => {
    if (active) handleText();
  }, [active, value, base]);

  return { restored: waiting !== undefined && value === waiting && value !== base, base };
}
