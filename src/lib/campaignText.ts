import type { TemplatePart } from './templates';

/** Names that the server fills in for each contact (contract back-office 9). */
export const contactVariables = ['nome', 'email', 'numero'] as const;

const placeholder = /\{([^{}]*)\}/g;

/** A campaign's text as a contact gets it, in parts; what is no variable stays as it is, braces and all (CP-16). */
export function fillCampaignText(text: string, values: ReadonlyMap<string, string>): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const match of text.matchAll(placeholder)) {
    const value = values.get(match[1] ?? '');
    if (value === undefined) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), filled: false });
    if (value !== '') parts.push({ text: value, filled: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), filled: false });
  return parts;
}

export interface UnknownPlaceholder {
  /** As it stands in the text. */
  written: string;
  name: string;
  /** A variable in double braces, of which one pair stays. */
  doubled: boolean;
}

/** The first thing in braces that arrives with braces. */
export function unknownPlaceholder(text: string, known: ReadonlySet<string>): UnknownPlaceholder | null {
  for (const { 0: inner, 1: name = '', index } of text.matchAll(placeholder)) {
    const around = text.slice(Math.max(0, index - 1), index + inner.length + 1);
    const written = around.startsWith('{{') && around.endsWith('}}') ? around : inner;
    if (!known.has(name) || written !== inner) return { written, name, doubled: known.has(name) };
  }
  return null;
}
