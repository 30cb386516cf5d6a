import { describe, expect, it } from 'vitest';
import { isVcard, parseVcard } from './vcard';

const card = (...lines: string[]): string => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');

describe('a shared contact', () => {
  it('M-14 has its full name, and its numbers as written and as the network knows them', () => {
    expect(
      parseVcard(
        card('N:Lima;Ana;;;', 'FN:Ana Lima', 'item1.TEL;waid=5511900001274:+55 11 90000-1274', 'TEL:+1 (555) 0100'),
      ),
    ).toEqual({
      name: 'Ana Lima',
      numbers: [
        { label: '+55 11 90000-1274', number: '5511900001274' },
        { label: '+1 (555) 0100', number: '15550100' },
      ],
    });
  });

  it.each([
    ['FN:Bar\\, Restaurante\\nda\\; Ana  ', 'Bar, Restaurante da; Ana'],
    ['item2.FN;CHARSET=UTF-8:Zé', 'Zé'],
    ['fn:minúsculas', 'minúsculas'],
    ['FN:quebrado em\r\n  dois', 'quebrado em dois'],
    ['FN:quebra\n\tdo', 'quebrado'],
    ['FN:um\\ndois   três', 'um dois três'],
    ['N:Lima;Ana;Maria;;', 'Ana Lima'],
    ['item1.N;CHARSET=UTF-8:Lima;Ana', 'Ana Lima'],
    ['n:só;', 'só'],
    ['N:Lima\\;Souza;Ana;;', 'Ana Lima;Souza'],
    ['NOTE:FN:nada', ''],
    ['X-FN:nada', ''],
    ['FNX:nada', ''],
    ['ORG:Loja', ''],
  ])('M-14 the name in %j is %j', (line, name) => {
    expect(parseVcard(card(line)).name).toBe(name);
  });

  it('M-14 a number stands once, and a line without a number is none', () => {
    const { numbers } = parseVcard(
      card('TEL;waid=551190:um', 'TEL:55 11 90', 'TEL:ramal', 'TEL;WAID=77:', 'NOTE:TEL:1', 'X-TEL:2'),
    );
    expect(numbers).toEqual([
      { label: 'um', number: '551190' },
      { label: '77', number: '77' },
    ]);
  });

  it('M-14 PAIN-7.4 a card of any length is read as far as people need it', () => {
    expect(parseVcard(card('FN:Ana', `NOTE:${'x'.repeat(20_000)}`, 'TEL:123')).numbers).toEqual([]);
  });

  it.each([
    ['BEGIN:VCARD\nFN:A', true],
    ['\n begin:vcard', true],
    ['veja BEGIN:VCARD', false],
    [`${' '.repeat(100)}BEGIN:VCARD`, false],
    ['', false],
  ])('M-14 %j is one: %j', (text, expected) => {
    expect(isVcard(text)).toBe(expected);
  });
});
