import { lightFormat } from 'date-fns';

/** Variables that a message may carry (P-18); the server knows `gretting` too (contract 5.8). */
export const variableNames = ['firstName', 'name', 'ms', 'protocol', 'hora'] as const;
export type VariableName = (typeof variableNames)[number];

const accepted: ReadonlySet<string> = new Set([...variableNames, 'gretting']);

/** Blanks around a name belong to it until it is read: a pattern for them tries every way to share them out. */
const tag = /\{\{\{([^{}]*)\}\}\}|\{\{([^{}]*)\}\}/g;

export type TemplateProblem = { kind: 'unclosed' } | { kind: 'unknown'; name: string };

/**
 * What is wrong with the variables of a text: an open `{{` makes the server refuse it, an unknown name becomes
 * empty (contract 5.8, B-21, PAIN-2.11).
 */
export function templateProblem(text: string): TemplateProblem | null {
  if (!text.includes('{{')) return null;
  if (text.replaceAll(tag, ' ').includes('{{')) return { kind: 'unclosed' };
  for (const [, raw, escaped] of text.matchAll(tag)) {
    const name = (raw ?? escaped ?? '').trim();
    if (!accepted.has(name)) return { kind: 'unknown', name };
  }
  return null;
}

const greetings = ['Boa madrugada', 'Bom dia', 'Boa tarde', 'Boa noite'] as const;

function valuesFor(contactName: string, now: Date): ReadonlyMap<string, string> {
  // The server greets in Portuguese, whatever the language (contract 5.8).
  const greeting = greetings[Math.floor(now.getHours() / 6)] ?? greetings[1];
  return new Map([
    ['firstName', contactName.split(' ')[0] ?? ''],
    ['name', contactName],
    ['ms', greeting],
    ['gretting', greeting],
    ['protocol', lightFormat(now, 'yyyyMMddHHmmss')],
    ['hora', lightFormat(now, 'HH:mm:ss')],
  ]);
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['/', '&#x2F;'],
  ['`', '&#x60;'],
  ['=', '&#x3D;'],
]);

/** Two braces escape on the server (contract 5.8); the preview says so instead of hiding it. */
const escapeValue = (value: string): string => value.replaceAll(/[&<>"'/`=]/g, (mark) => entities.get(mark) ?? mark);

export interface TemplatePart {
  text: string;
  /** Put in by a variable. */
  filled: boolean;
}

/** A text as the customer will get it, in parts, so that what was filled in can be marked (B-21). */
export function fillTemplate(text: string, { contactName, now }: { contactName: string; now: Date }): TemplatePart[] {
  const values = valuesFor(contactName, now);
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const match of text.matchAll(tag)) {
    const [whole, raw, escaped] = match;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), filled: false });
    const value =
      raw === undefined ? escapeValue(values.get((escaped ?? '').trim()) ?? '') : (values.get(raw.trim()) ?? '');
    if (value !== '') parts.push({ text: value, filled: true });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), filled: false });
  return parts;
}
