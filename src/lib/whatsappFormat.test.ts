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
  ])('B-42 %s stays text', (line) => {
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

describe('marks at their edges', () => {
  it.each([
    ['Https://a.com Www.a.com', 'a(Https://a.com→https://a.com/) a(Www.a.com→https://www.a.com/)'],
    ['http://a.com', 'a(http://a.com→http://a.com/)'],
    ['hora 10:30 w', 'hora 10:30 w'],
    ['https://a.com/www.b', 'a(https://a.com/www.b→https://a.com/www.b)'],
    ['https://. https://.. www..', 'https://. https://.. www..'],
    ['https://a.com/(b)) c', 'a(https://a.com/(b)→https://a.com/(b))) c'],
    ['` ` ```  ``` x', '` ` ```  ``` x'],
    ['`a', '`a'],
    ['*a* *b _c* d_', 'b(a) b(b _c) d_'],
    ['_a *b* c_', 'i(a b(b) c)'],
    ['a **', 'a **'],
    ['*_a_*_b_', 'b(i(a))i(b)'],
    ['~a~.~b~', 's(a).s(b)'],
    ['_a __ b_', 'i(a __ b)'],
    ['*a **', '*a **'],
  ])('B-18 %s', (line, expected) => {
    expect(short(formatLine(line))).toBe(expected);
  });

  it('B-18 what was folded is one piece of text again, empty pieces are none', () => {
    expect(formatLine('*a _b c')).toEqual([{ type: 'text', text: '*a _b c' }]);
    expect(formatLine('*a*')).toEqual([{ type: 'bold', children: [{ type: 'text', text: 'a' }] }]);
    expect(formatLine('`a`*b*')).toEqual([
      { type: 'code', text: 'a' },
      { type: 'bold', children: [{ type: 'text', text: 'b' }] },
    ]);
    expect(formatLine('')).toEqual([]);
    expect(formatLine('*_a b*')).toEqual([{ type: 'bold', children: [{ type: 'text', text: '_a b' }] }]);
  });

  it.each([
    ['```\na\n```', ['pre:a']],
    ['x ```a``` y\n```\nb\n```', ['lines:x c(a) y', 'pre:b']],
    ['a\nb\n```\nc\n```d', ['lines:a|b', 'pre:c', 'lines:d']],
    ['```\na\n```\n```\nb\n```\n', ['pre:a', 'pre:b']],
    ['```\n \n``` a', ['lines:```| |``` a']],
    ['> ', ['quote:']],
    ['>a', ['quote:a']],
    ['-a\n- ', ['lines:-a|- ']],
    ['1000. a\n12.  b', ['lines:1000. a', 'numbers:12=b']],
    ['- a\n> b\n1. c\nd', ['bullets:a', 'quote:b', 'numbers:1=c', 'lines:d']],
  ])('B-18 the blocks of %j', (text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });

  it('B-18 emoji are large with blanks around them, and up to 80 units', () => {
    expect(isEmojiOnly('  🎉  ')).toBe(true);
    const family = '👩‍👩‍👧‍👦';
    expect(isEmojiOnly(family.repeat(6))).toBe(true);
    expect(isEmojiOnly(`${'👩🏽‍🦰'.repeat(6)}`)).toBe(true);
    expect(isEmojiOnly('🧑🏽‍❤️‍💋‍🧑🏽'.repeat(6))).toBe(false);
  });
});
