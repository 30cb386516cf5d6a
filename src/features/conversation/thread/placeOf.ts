import { foldText } from '@/lib/searchText';

/**
 * Where a text stands on the screen inside an element, marks and lines notwithstanding; null where it does not.
 * @param needle without capitals and accents
 */
export function placeOf(element: HTMLElement, needle: string): DOMRect | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: { node: Node; at: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let at = 0;
    for (const letter of node.textContent ?? '') {
      const plain = foldText(letter);
      for (let index = 0; index < plain.length; index += 1) letters.push({ node, at });
      text += plain;
      at += letter.length;
    }
  }
  const found = text.indexOf(needle);
  const start = letters[found];
  const end = letters[found + needle.length - 1];
  if (found === -1 || !start || !end) return null;
  const range = document.createRange();
  range.setStart(start.node, start.at);
  range.setEnd(end.node, end.at);
  return range.getBoundingClientRect();
}
