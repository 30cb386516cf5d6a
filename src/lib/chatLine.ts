export interface ChatLine {
  /** Who wrote it, where one of the names stands before it. */
  name: string | null;
  text: string;
}

/** The server's "Name: text" apart, by the members' names, since a colon may stand in either part. */
export function splitChatLine(stored: string, names: readonly string[]): ChatLine {
  const line = String(stored);
  const name = names
    .filter((known) => known !== '' && line.startsWith(`${known}: `))
    .toSorted((one, other) => other.length - one.length)[0];
  return name === undefined ? { name: null, text: line } : { name, text: line.slice(name.length + 2) };
}

/** First names, whole ones where two people share the first. */
export function shortNames(names: readonly string[]): string[] {
  const firsts = names.map((name) => name.trim().split(/\s+/)[0] ?? name);
  return names.map((name, index) => {
    const first = firsts[index] ?? name;
    return firsts.filter((other) => other === first).length > 1 ? name : first;
  });
}
