import { describe, expect, it } from 'vitest';
import { formatLine, formatText, isEmojiOnly, type FormatNode } from './whatsappFormat';

/** Nodes written short: b(bold) i(italic) s(strike) c(code) a(link). */
const short = (nodes: readonly FormatNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'code') return `c(${node.text})`;
      if (node.type === 'link') return `a(${node.text}→${node.href})`;
      return `${node.type.charAt(0)}(${short(node.children)})`;
    })
    .join('');

const blocks = (text: string): string[] =>
  formatText(text).map((block) => {
    switch (block.type) {
      case 'lines':
      case 'quote':
        return `${block.type}:${block.lines.map(short).join('|')}`;
      case 'bullets':
        return `bullets:${block.items.map(short).join('|')}`;
      case 'numbers':
        return `numbers:${block.items.map(({ value, nodes }) => `${value}=${short(nodes)}`).join('|')}`;
      case 'pre':
        return `pre:${block.text}`;
    }
  });

describe('formatLine', () => {
  it.each([
    ['*a*', 'b(a)'],
    ['_a_ ~b~', 'i(a) s(b)'],
    ['*_~a~_*', 'b(i(s(a)))'],
    ['*a _b*', 'b(a _b)'],
    ['*a', '*a'],
    ['a*b*c', 'a*b*c'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['* a*', '* a*'],
    ['**a**', '**a**'],
    ['snake_case_name', 'snake_case_name'],
    ['(*a*), *b*!', '(b(a)), b(b)!'],
    ['`*a*` b', 'c(*a*) b'],
    ['```x``` y', 'c(x) y'],
    ['``', '``'],
    ['*é*', 'b(é)'],
    ['', ''],
  ])('B-18 %s', (line, expected) => {
    expect(short(formatLine(line))).toBe(expected);
  });

  it.each([
    ['veja https://a.com/x_y_z?q=1.', 'veja a(https://a.com/x_y_z?q=1→https://a.com/x_y_z?q=1).'],
    ['*https://a.com/*', 'b(a(https://a.com/→https://a.com/))'],
    ['(https://a.com/b(c))', '(a(https://a.com/b(c)→https://a.com/b(c)))'],
    ['www.a.com', 'a(www.a.com→https://www.a.com/)'],
    ['xhttps://a.com', 'xhttps://a.com'],
    ['http://', 'http://'],
  ])('B-18 B-42 a link: %s', (line, expected) => {
    expect(short(formatLine(line))).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://a.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    'file:///etc/passwd',
  ])('B-42 PAIN-3.9 %s stays text', (line) => {
    expect(formatLine(line)).toEqual([{ type: 'text', text: line }]);
  });
});

describe('formatText', () => {
  it.each([
    ['a\nb', ['lines:a|b']],
    ['> a\n> *b*\nc', ['quote:a|b(b)', 'lines:c']],
    ['- a\n* b\n• c', ['bullets:a|b|c']],
    ['1. a\n2. b', ['numbers:1=a|2=b']],
    ['1.5 kg', ['lines:1.5 kg']],
    ['a\n```\nx *y*\nz\n```\nb', ['lines:a', 'pre:x *y*\nz', 'lines:b']],
    ['a ```b\nc', ['lines:a ```b|c']],
    ['', ['lines:']],
  ])('B-18 blocks of %j', (text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });

  it.each([
    ['ten thousand stars', '*'.repeat(10_000)],
    ['starts of every mark', '*a_b~c`d '.repeat(10_000)],
    ['open marks', ' *a _b ~c'.repeat(10_000)],
    ['closing brackets behind a link', `https://a.com/${')'.repeat(100_000)}`],
    ['fences', '```\n'.repeat(20_000)],
  ])('B-18 PAIN-7.4 %s take no time', (_name, text) => {
    const start = performance.now();
    formatText(text);
    expect(performance.now() - start).toBeLessThan(text.length > 20_000 ? 5_000 : 500);
  });
});

describe('isEmojiOnly', () => {
  it.each(['🎉', '😀 😀', '❤️', '👩‍👩‍👧‍👦', '🇧🇷', '👍🏽', '1️⃣'])('B-18 %s is large', (text) => {
    expect(isEmojiOnly(text)).toBe(true);
  });
  it.each(['', ' ', '1', 'ok 👍', '👍 ok', '🎉🎉🎉🎉🎉🎉🎉', '#'])('B-18 "%s" is not', (text) => {
    expect(isEmojiOnly(text)).toBe(false);
  });
});
