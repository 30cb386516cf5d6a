/** A text beyond either of these is folded: a dozen lines at a desk, a screen of a phone. */
const most = { letters: 900, lines: 16 };
/** Less by so much that the rest is worth a button. */
const shown = { letters: 640, lines: 12 };
/** How far before the cut a blank is looked for, so that no word is torn. */
const blankWithin = 200;

/** Place after so many lines; -1 where there are no more. */
function endOfLine(text: string, lines: number): number {
  let at = -1;
  for (let line = 0; line < lines; line += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return -1;
  }
  return at;
}

/** What stands of a long text until all of it is asked for; null where it stands whole (REAL-13, PAIN-7.4). */
export function firstPart(text: string): string | null {
  if (text.length <= most.letters && endOfLine(text, most.lines) === -1) return null;
  const line = endOfLine(text, shown.lines);
  if (line !== -1 && line <= shown.letters) return text.slice(0, line).trimEnd();
  const part = text.slice(0, shown.letters);
  const blank = part.search(/\s\S*$/);
  return part
    .slice(0, blank > shown.letters - blankWithin ? blank : undefined)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
