export type FormatNode =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'bold' | 'italic' | 'strike'; children: FormatNode[] };

type MarkType = 'bold' | 'italic' | 'strike';

const marks: Readonly<Record<string, MarkType>> = { '*': 'bold', _: 'italic', '~': 'strike' };

const isSpace = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);
const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

interface Frame {
  mark: MarkType | null;
  sign: string;
  children: FormatNode[];
}

/**
 * What stands in a line for itself, so that marks in it are none.
 * @param from the letter before it is none of a word
 * @param open signs of the marks that stand open there
 */
type Find = (line: string, from: number, open: string) => { text: string; href?: string } | null;

const address = /(?:https?:\/\/|www\.)\S{1,2000}/iy;

/** Addresses of the web, for lines without links: their last signs may be the line's. */
const plainAddress: Find = (line, from) => {
  if (!/[hw]/i.test(line[from] ?? '')) return null;
  address.lastIndex = from;
  const text = address.exec(line)?.[0].replace(/[\p{P}~]+$/u, '');
  return text ? { text } : null;
};

/** Code between back ticks on one line: three or one. */
function codeAt(line: string, from: number): { text: string; end: number } | null {
  const fence = line.startsWith('```', from) ? '```' : '`';
  const start = from + fence.length;
  const close = line.indexOf(fence, start);
  if (close <= start) return null;
  const text = line.slice(start, close);
  return text.trim() === '' ? null : { text, end: close + fence.length };
}

/**
 * One line with WhatsApp's marks as data: *bold*, _italic_, ~struck~, `code`. One pass; at most one mark of each kind is
 * open, so the depth is three and the work linear (B-18, PAIN-7.4).
 * @param find finds what becomes a link; absent: addresses stay text
 */
export function formatLine(line: string, find: Find = plainAddress): FormatNode[] {
  const root: Frame = { mark: null, sign: '', children: [] };
  const stack: Frame[] = [root];
  let plain = 0;

  const top = (): Frame => stack.at(-1) ?? root;
  const flush = (end: number): void => {
    if (end > plain) top().children.push({ type: 'text', text: line.slice(plain, end) });
  };
  /** A mark that nobody closed is a letter like any other. */
  const fold = (): void => {
    const frame = stack.pop();
    if (!frame) return;
    const { children } = top();
    children.push({ type: 'text', text: frame.sign });
    for (const child of frame.children) children.push(child);
  };

  let at = 0;
  while (at < line.length) {
    const letter = line[at] ?? '';
    const mark = marks[letter];
    if (mark) {
      const before = line[at - 1];
      const after = line[at + 1];
      const opened = stack.findIndex((frame) => frame.mark === mark);
      if (opened !== -1 && !isSpace(before) && (before !== letter || plain === at) && !isWord(after)) {
        flush(at);
        while (stack.length - 1 > opened) fold();
        const frame = stack.pop();
        if (frame) top().children.push({ type: mark, children: frame.children });
        plain = at + 1;
      } else if (opened === -1 && !isWord(before) && before !== letter && !isSpace(after) && after !== letter) {
        flush(at);
        stack.push({ mark, sign: letter, children: [] });
        plain = at + 1;
      }
      at += 1;
      continue;
    }
    if (letter === '`') {
      const code = codeAt(line, at);
      if (code) {
        flush(at);
        top().children.push({ type: 'code', text: code.text });
        plain = code.end;
        at = code.end;
        continue;
      }
      while (line[at] === '`') at += 1;
      continue;
    }
    if (!isWord(line[at - 1])) {
      const found = find(line, at, stack.map(({ sign }) => sign).join(''));
      if (found) {
        if (found.href !== undefined) {
          flush(at);
          top().children.push({ type: 'link', text: found.text, href: found.href });
          plain = at + found.text.length;
        }
        at += found.text.length;
        continue;
      }
    }
    at += 1;
  }
  flush(line.length);
  while (stack.length > 1) fold();
  return joinText(root.children);
}

/** Folded marks leave their pieces side by side. */
function joinText(nodes: FormatNode[]): FormatNode[] {
  const joined: FormatNode[] = [];
  let texts: string[] = [];
  const close = (): void => {
    if (texts.length > 0) joined.push({ type: 'text', text: texts.join('') });
    texts = [];
  };
  for (const node of nodes) {
    if (node.type === 'text') texts.push(node.text);
    else {
      close();
      joined.push('children' in node ? { ...node, children: joinText(node.children) } : node);
    }
  }
  close();
  return joined;
}
