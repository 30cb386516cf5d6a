import { describe, expect, it } from 'vitest';
import { addressAt } from './addresses';
import { isEmojiOnly } from './emojiOnly';
import { formatText } from './whatsappBlocks';
import { formatLine, type FormatNode } from './whatsappFormat';

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
    expect(short(formatLine(line, addressAt))).toBe(expected);
  });

  it.each([
    ['veja https://a.com/x_y_z?q=1.', 'veja a(https://a.com/x_y_z?q=1→https://a.com/x_y_z?q=1).'],
    ['*https://a.com/*', 'b(a(https://a.com/→https://a.com/))'],
    ['(https://a.com/b(c))', '(a(https://a.com/b(c)→https://a.com/b(c)))'],
    ['www.a.com', 'a(www.a.com→https://www.a.com/)'],
    ['xhttps://a.com', 'xhttps://a.com'],
    ['http://', 'http://'],
  ])('B-18 B-42 a link: %s', (line, expected) => {
    expect(short(formatLine(line, addressAt))).toBe(expected);
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
    expect(formatLine(line, addressAt)).toEqual([{ type: 'text', text: line }]);
  });
});

describe('PUB-6 PUB-31 where an address ends', () => {
  it.each([
    'https://www.instagram.com/maria_',
    'https://wa.me/5527999990000?text=Ol%C3%A1%20*mundo*',
    'https://a.com/x_y_z_',
    'https://a.com/~',
    "https://a.com/o'",
    'https://a.com/x_-_y*~_',
  ])('%s alone on a line is all of it', (address) => {
    expect(formatLine(address, addressAt)).toEqual([{ type: 'link', text: address, href: address }]);
  });

  it.each([
    ['_https://a.com/x_y_', 'i(a(https://a.com/x_y))'],
    ['*veja https://a.com/x_*', 'b(veja a(https://a.com/x_))'],
    ['*https://a.com/?t=*oi**', 'b(a(https://a.com/?t=*oi*))'],
    ['**https://a.com/x**', '**a(https://a.com/x)**'],
    ["'https://a.com/x' e 'o https://a.com/y'", "'a(https://a.com/x)' e 'o a(https://a.com/y)'"],
    ["d'água https://a.com/x'", "d'água a(https://a.com/x')"],
    ['~https://a.com/x~, (https://a.com/y_).', 's(a(https://a.com/x)), (a(https://a.com/y_)).'],
    ['“https://a.com/x”… https://a.com/y…', '“a(https://a.com/x)”… a(https://a.com/y)…'],
    ['https://a.com* https://a.com_!', 'a(https://a.com)* a(https://a.com)_!'],
  ])('%s', (line, expected) => {
    expect(short(formatLine(line, addressAt)).replaceAll(/→[^)]*\)/g, ')')).toBe(expected);
  });

  it('a row has no links and keeps what stands in addresses', () => {
    expect(formatLine('https://a.com/_x_ *https://a.com/y* www.a.com/*b')).toEqual([
      { type: 'text', text: 'https://a.com/_x_ ' },
      { type: 'bold', children: [{ type: 'text', text: 'https://a.com/y' }] },
      { type: 'text', text: ' www.a.com/*b' },
    ]);
  });
});

describe('PUB-7 addresses as people write them', () => {
  const linkOf = (line: string): string => short(formatLine(line, addressAt));

  it.each([
    ['Escreva a maria.silva+1@x.com.br.', 'Escreva a a(maria.silva+1@x.com.br→mailto:maria.silva%2B1@x.com.br).'],
    ['e-mail:joao_@x.io, ok', 'e-mail:a(joao_@x.io→mailto:joao_@x.io), ok'],
    ['*ana@x.com*', 'b(a(ana@x.com→mailto:ana@x.com))'],
    ['a@b maria@x @maria', 'a@b maria@x @maria'],
    ['a.com.br/b', 'a(a.com.br/b→https://a.com.br/b)'],
    [
      'Site: exemplo.com.br, Exemplo.com e padaria.café.com!',
      'Site: a(exemplo.com.br→https://exemplo.com.br/), a(Exemplo.com→https://exemplo.com/) e a(padaria.café.com→https://padaria.xn--caf-dma.com/)!',
    ],
    [
      'wa.me/5527 bit.ly/3x_ t.me/x.',
      'a(wa.me/5527→https://wa.me/5527) a(bit.ly/3x_→https://bit.ly/3x_) a(t.me/x→https://t.me/x).',
    ],
    [
      'loja.exemplo.com.ar:8080/x?y=1#z',
      'a(loja.exemplo.com.ar:8080/x?y=1#z→https://loja.exemplo.com.ar:8080/x?y=1#z)',
    ],
    ['(exemplo.com)', '(a(exemplo.com→https://exemplo.com/))'],
  ])('%s', (line, expected) => {
    expect(linkOf(line)).toBe(expected);
  });

  it.each([
    'ok.me avisa',
    'sim.de nada',
    'pedido.Com isso',
    'nota.pdf contrato.docx foto.jpg',
    'versão 1.2.3 e 10.5',
    'x@exemplo.com@y',
    '-exemplo.com',
    'exemplo.com-x',
    `${'a.'.repeat(30)}com`,
  ])('%s is none', (line) => {
    expect(formatLine(line, addressAt)).toEqual([{ type: 'text', text: line }]);
  });

  it.each([
    ['+55 27 99999-0000', '+5527999990000'],
    ['+55 (27) 9 9999-0000', '+5527999990000'],
    ['+5527999990000', '+5527999990000'],
    ['+55 27 3333-0000', '+552733330000'],
    ['(27) 99999-0000', '+5527999990000'],
    ['(027) 3333 0000', '+552733330000'],
    ['27 99999-0000', '+5527999990000'],
    ['55 99999-0000', '+5555999990000'],
    ['27-99999-0000', '+5527999990000'],
    ['27998765432', '+5527998765432'],
    ['5527999990000', '+5527999990000'],
    ['0800 123 4567', '08001234567'],
    ['+1 (555) 010-0100', '+15550100100'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+351 912 345 678', '+351912345678'],
  ])('%s is called as %s', (number, called) => {
    for (const line of [number, `Fone:${number}.`, `(${number}), ok`, `*${number}*`, `${number} 10 horas`]) {
      expect([line, linkOf(line)]).toEqual([line, expect.stringContaining(`a(${number}→tel:${called})`)]);
    }
  });

  it.each([
    '123.456.789-09 e 52998224725',
    '12.345.678/0001-90',
    '29000-000',
    '21/11/2026 10:30',
    'R$ 1.234.567,89',
    '23793.38128 60007.827136 95000.063305 9 84660000026000',
    '23793381286000782713695000063305984660000026000',
    'protocolo 20261121120000',
    '+10% de 27 99999-00001',
    '4999 1234 5678 9012',
    '+123',
    '+12345678901234567890',
  ])('%s is no telephone number', (line) => {
    expect(formatLine(line, addressAt)).toEqual([{ type: 'text', text: line }]);
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
    ['names of hosts', 'a-b.c@d+1_ '.repeat(10_000)],
    ['numbers', '+1 (2) 27 99999-0000 '.repeat(5_000)],
    ['digits', '1'.repeat(100_000)],
    ['signs behind addresses', `https://a.com/${"'".repeat(1_900)} `.repeat(50)],
    ['labels', 'a.'.repeat(50_000)],
  ])('B-18 PAIN-7.4 %s take no time', (_name, text) => {
    const start = performance.now();
    formatText(text);
    expect(performance.now() - start).toBeLessThan(text.length > 20_000 ? 5_000 : 500);
  });
});

describe('isEmojiOnly', () => {
  it.each(['🎉', '😀 😀', '❤️', '👩‍👩‍👧‍👦', '🇧🇷', '👍🏽', '1️⃣', '❤', '☺️', '©️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '⌚', '👁️‍🗨️'])(
    'B-18 PUB-43 %s is large',
    (text) => {
      expect(isEmojiOnly(text)).toBe(true);
    },
  );
  it.each(['', ' ', '1', 'ok 👍', '👍 ok', '🎉🎉🎉🎉🎉🎉🎉', '#', '©', '™', '® ©', '↔', 'ℹ', '‼'])(
    'B-18 PUB-43 "%s" is not',
    (text) => {
      expect(isEmojiOnly(text)).toBe(false);
    },
  );
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
    expect(short(formatLine(line, addressAt))).toBe(expected);
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
    ['>a', ['lines:>a']],
    ['-a\n- ', ['lines:-a|- ']],
    ['1000. a\n12.  b', ['lines:1000. a', 'numbers:12=b']],
    ['- a\n> b\n1. c\nd', ['bullets:a', 'quote:b', 'numbers:1=c', 'lines:d']],
    ['>18 anos\n>:(', ['lines:>18 anos|>:(']],
    ['01. Abrir\n007. Bond\n0. Zero', ['lines:01. Abrir|007. Bond|0. Zero']],
  ])('B-18 PUB-32 PUB-43 the blocks of %j', (text, expected) => {
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
