import { addressAt } from './addresses';
import { formatLine, type FormatNode } from './whatsappFormat';

export type FormatBlock =
  | { type: 'lines'; lines: FormatNode[][] }
  | { type: 'quote'; lines: FormatNode[][] }
  | { type: 'bullets'; items: FormatNode[][] }
  | { type: 'numbers'; items: { value: number; nodes: FormatNode[] }[] }
  | { type: 'pre'; text: string };

const linked = (line: string): FormatNode[] => formatLine(line, addressAt);

// A quote and a list need their blank; `>18` is no quote, and a number with a zero in front keeps it (PUB-32, PUB-43).
const quoteLine = /^> (.*)$/;
const bulletLine = /^[-*•] +(\S.*)$/;
const numberLine = /^([1-9]\d{0,2})\. +(\S.*)$/;

function addLine(blocks: FormatBlock[], line: string): void {
  const last = blocks.at(-1);
  const quote = quoteLine.exec(line);
  if (quote) {
    const nodes = linked(quote[1] ?? '');
    if (last?.type === 'quote') last.lines.push(nodes);
    else blocks.push({ type: 'quote', lines: [nodes] });
    return;
  }
  const bullet = bulletLine.exec(line);
  if (bullet) {
    const nodes = linked(bullet[1] ?? '');
    if (last?.type === 'bullets') last.items.push(nodes);
    else blocks.push({ type: 'bullets', items: [nodes] });
    return;
  }
  const number = numberLine.exec(line);
  if (number) {
    const item = { value: Number(number[1]), nodes: linked(number[2] ?? '') };
    if (last?.type === 'numbers') last.items.push(item);
    else blocks.push({ type: 'numbers', items: [item] });
    return;
  }
  const nodes = linked(line);
  if (last?.type === 'lines') last.lines.push(nodes);
  else blocks.push({ type: 'lines', lines: [nodes] });
}

const plain = (nodes: readonly FormatNode[]): string =>
  nodes.map((node) => ('children' in node ? plain(node.children) : node.text)).join('');

/** A text as it is shown, without the marks (PUB-62). */
export const shownText = (text: string): string =>
  formatText(text)
    .flatMap((block) => {
      if (block.type === 'pre') return block.text;
      if (block.type === 'bullets') return block.items.map((nodes) => `• ${plain(nodes)}`);
      if (block.type === 'numbers') return block.items.map(({ value, nodes }) => `${value}. ${plain(nodes)}`);
      return block.lines.map(plain);
    })
    .join('\n');

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
 * WhatsApp's marks as data: what a line holds (`formatLine`), ```blocks```, quotes, lists and links. HTML is text like any
 * other (B-18, B-42, contract 6.5; docs/architecture.md, "Words in messages").
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
