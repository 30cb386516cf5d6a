import { safeHttpUrl } from './links';

export type FormatNode =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'bold' | 'italic' | 'strike'; children: FormatNode[] };

export type FormatBlock =
  | { type: 'lines'; lines: FormatNode[][] }
  | { type: 'quote'; lines: FormatNode[][] }
  | { type: 'bullets'; items: FormatNode[][] }
  | { type: 'numbers'; items: { value: number; nodes: FormatNode[] }[] }
  | { type: 'pre'; text: string };

type MarkType = 'bold' | 'italic' | 'strike';

const marks: Readonly<Record<string, MarkType>> = { '*': 'bold', _: 'italic', '~': 'strike' };

const isSpace = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);
const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

interface Frame {
  mark: MarkType | null;
  sign: string;
  children: FormatNode[];
}

/** Of a length that servers take; a longer one is text, so that a line of them stays linear. */
const address = /(?:https?:\/\/|www\.)[^\s<>"`./][^\s<>"`]{0,2000}(?![^\s<>"`])/iy;

/** The address that starts at `from`, without the punctuation of the sentence around it. */
function linkAt(line: string, from: number): { text: string; href: string } | null {
  const head = line[from];
  if (head !== 'h' && head !== 'H' && head !== 'w' && head !== 'W') return null;
  address.lastIndex = from;
  let text = address.exec(line)?.[0];
  if (!text) return null;
  let open = text.split('(').length - text.split(')').length;
  let end = text.length;
  while (end > 0 && /[.,;:!?'*_~\])}]/.test(text[end - 1] ?? '')) {
    if (text[end - 1] === ')') {
      if (open >= 0) break;
      open += 1;
    }
    end -= 1;
  }
  text = text.slice(0, end);
  const href = safeHttpUrl(/^www\./i.test(text) ? `https://${text}` : text);
  return href && /^(?:https?:\/\/|www\.)[^./]/i.test(text) ? { text, href } : null;
}

/** Code between back ticks on one line: three or one. */
function codeAt(line: string, from: number): { text: string; end: number } | null {
  const fence = line.startsWith('```', from) ? '```' : '`';
  const start = from + fence.length;
  const close = line.indexOf(fence, start);
  if (close <= start) return null;
  const text = line.slice(start, close);
  return text.trim() === '' ? null : { text, end: close + fence.length };
}

/** One pass over a line. At most one mark of each kind is open, so the depth is three and the work linear (PAIN-7.4). */
export function formatLine(line: string): FormatNode[] {
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
      if (opened !== -1 && !isSpace(before) && before !== letter && !isWord(after)) {
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
      const link = linkAt(line, at);
      if (link) {
        flush(at);
        top().children.push({ type: 'link', ...link });
        at += link.text.length;
        plain = at;
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

const quoteLine = /^> ?(.*)$/;
const bulletLine = /^[-*•] +(\S.*)$/;
const numberLine = /^(\d{1,3})\. +(\S.*)$/;

function addLine(blocks: FormatBlock[], line: string): void {
  const last = blocks.at(-1);
  const quote = quoteLine.exec(line);
  if (quote) {
    const nodes = formatLine(quote[1] ?? '');
    if (last?.type === 'quote') last.lines.push(nodes);
    else blocks.push({ type: 'quote', lines: [nodes] });
    return;
  }
  const bullet = bulletLine.exec(line);
  if (bullet) {
    const nodes = formatLine(bullet[1] ?? '');
    if (last?.type === 'bullets') last.items.push(nodes);
    else blocks.push({ type: 'bullets', items: [nodes] });
    return;
  }
  const number = numberLine.exec(line);
  if (number) {
    const item = { value: Number(number[1]), nodes: formatLine(number[2] ?? '') };
    if (last?.type === 'numbers') last.items.push(item);
    else blocks.push({ type: 'numbers', items: [item] });
    return;
  }
  const nodes = formatLine(line);
  if (last?.type === 'lines') last.lines.push(nodes);
  else blocks.push({ type: 'lines', lines: [nodes] });
}

/** Where the next code block over several lines starts and ends. */
function fenceFrom(text: string, from: number): { start: number; end: number } | null {
  let start = text.indexOf('```', from);
  while (start !== -1) {
    const end = text.indexOf('```', start + 3);
    if (end === -1) return null;
    const inside = text.slice(start + 3, end);
    if (inside.includes('\n') && inside.trim() !== '') return { start, end };
    start = text.indexOf('```', end + 3);
  }
  return null;
}

/**
 * WhatsApp's marks as data: *bold*, _italic_, ~struck~, `code`, ```blocks```, quotes, lists and safe links. HTML is
 * text like any other (B-18, B-42, contract 6.5).
 */
export function formatText(text: string): FormatBlock[] {
  const blocks: FormatBlock[] = [];
  const addLines = (part: string): void => {
    for (const line of part.split('\n')) addLine(blocks, line);
  };
  let at = 0;
  for (let fence = fenceFrom(text, 0); fence; fence = fenceFrom(text, at)) {
    const before = text.slice(at, fence.start).replace(/\n$/, '');
    if (before !== '') addLines(before);
    blocks.push({ type: 'pre', text: text.slice(fence.start + 3, fence.end).replace(/^\n|\n$/g, '') });
    at = fence.end + 3;
    if (text[at] === '\n') at += 1;
  }
  if (at < text.length || blocks.length === 0) addLines(text.slice(at));
  return blocks;
}

const emoji =
  '(?:\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})*' +
  '(?:\\u200D\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})*)*' +
  '|\\p{Regional_Indicator}{2}|[0-9#*]\\uFE0F?\\u20E3)';
const emojiRun = new RegExp(`^(?:${emoji}\\s?){1,6}$`, 'u');

/** Up to six emoji and nothing else: shown large (B-18). */
export const isEmojiOnly = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.length > 0 && trimmed.length <= 80 && emojiRun.test(trimmed);
};
