import { describe, expect, it } from 'vitest';
import { isVcard, parseVcards } from './vcard';

const card = (...lines: string[]): string => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');

const nameIn = (...lines: string[]): string | undefined => parseVcards(card(...lines))[0]?.name;
const numbersIn = (...lines: string[]) => parseVcards(card(...lines))[0]?.numbers;

describe('shared contacts', () => {
  it('M-14 have their full name, and their numbers as written and as the network knows them', () => {
    expect(
      parseVcards(
        card('N:Lima;Ana;;;', 'FN:Ana Lima', 'item1.TEL;waid=5511900001274:+55 11 90000-1274', 'TEL:+1 (555) 0100'),
      ),
    ).toEqual([
      {
        name: 'Ana Lima',
        numbers: [
          { label: '+55 11 90000-1274', number: '5511900001274' },
          { label: '+1 (555) 0100', number: '15550100' },
        ],
      },
    ]);
  });

  it.each([
    ['\n', 'one behind the other'],
    ['\r\n\r\n', 'with lines between'],
    [',', 'joined as a list is'],
    ['', 'joined by nothing'],
  ])('PUB-2 M-14 joined by %j each keeps its own numbers: %s', (between) => {
    const text = [card('FN:Ana', 'TEL:111', 'TEL:222'), card('FN:Rui', 'TEL:333')].join(between);
    expect(parseVcards(text)).toEqual([
      {
        name: 'Ana',
        numbers: [
          { label: '111', number: '111' },
          { label: '222', number: '222' },
        ],
      },
      { name: 'Rui', numbers: [{ label: '333', number: '333' }] },
    ]);
  });

  it('PUB-2 a card that says nothing is none, unless it is the only one', () => {
    expect(parseVcards(card() + card('FN:Rui')).map(({ name }) => name)).toEqual(['Rui']);
    for (const text of ['BEGIN:VCARD', '', 'Ana', card()])
      expect(parseVcards(text)).toEqual([{ name: '', numbers: [] }]);
  });

  it.each([
    [['FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=6F=73=C3=A9'], 'José'],
    [['FN;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Jos=E9 Concei=E7=E3o'], 'José Conceição'],
    [['FN;ENCODING=QUOTED-PRINTABLE:Jos=E9'], 'José'],
    [['FN;ENCODING=quoted-printable;CHARSET=nada:=4A'], 'J'],
    [['N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4C=69=6D=61;=41=6E=', '=61;;;'], 'Ana Lima'],
    [['FN;ENCODING=QUOTED-PRINTABLE:Ana=20=', 'de=20=', 'Lima'], 'Ana de Lima'],
    [['FN;ENCODING=QUOTED-PRINTABLE:=F0=9F=98=', '=80 Ana'], '😀 Ana'],
    [['FN:a=41'], 'a=41'],
    [['FN:Ana=', 'TEL:1'], 'Ana='],
  ])('PUB-3 the name in %j is %s', (lines, name) => {
    expect(nameIn(...lines)).toBe(name);
  });

  it.each([
    ['TEL;VALUE=uri;TYPE="voice,cell":tel:+55-27-99999-0000', '+55-27-99999-0000', '5527999990000'],
    ['TEL;TYPE="a:b;c":tel:+1-555-0100;ext=102', '+1-555-0100', '15550100'],
    ['TEL;CELL;PREF:27 99999-0000', '27 99999-0000', '27999990000'],
    ['TEL;CELL;ENCODING=QUOTED-PRINTABLE:=2B55 27', '+55 27', '5527'],
    ['item12.TEL;type=CELL;waid=5527999990000:+55 27 99999-0000', '+55 27 99999-0000', '5527999990000'],
    ['TEL;TYPE=CELL:+55 27\r\n  99999-\r\n 0000', '+55 27 99999-0000', '5527999990000'],
    ['tel:\u202A+55 27 3333-0000\u202C', '+55 27 3333-0000', '552733330000'],
  ])('PUB-3 the number in %j', (line, label, number) => {
    expect(numbersIn(line)).toEqual([{ label, number }]);
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
    ['FN:\r\nN:Lima;Ana', 'Ana Lima'],
    ['N:;;;;\r\nORG:Loja;Compras', 'Loja'],
    ['ORG:Loja\r\nNICKNAME:Aninha', 'Aninha'],
    ['FN:Ana\u202E', 'Ana'],
    ['NOTE:FN:nada', ''],
    ['X-FN:nada', ''],
    ['FNX:nada', ''],
    ['FN', ''],
  ])('M-14 PUB-3 the name in %j is %j', (line, name) => {
    expect(nameIn(line)).toBe(name);
  });

  it('M-14 a number stands once, and a line without a number is none', () => {
    expect(
      numbersIn('TEL;waid=551190:um', 'TEL:55 11 90', 'TEL:ramal', 'TEL;WAID=77:', 'NOTE:TEL:1', 'X-TEL:2'),
    ).toEqual([
      { label: 'um', number: '551190' },
      { label: '77', number: '77' },
    ]);
  });

  it('M-14 PAIN-7.4 cards of any length are read as far as a message can hold them, in time', () => {
    expect(numbersIn('FN:Ana', `NOTE:${'x'.repeat(70_000)}`, 'TEL:123')).toEqual([]);
    expect(numbersIn(`PHOTO;ENCODING=b:${'A\r\n '.repeat(10_000)}`, 'TEL:123')).toHaveLength(1);
    const start = performance.now();
    for (const grain of ['=\r\n', 'END:VCARD ', 'TEL;"a', ';', '=4', 'a.']) {
      parseVcards(card(`FN;QUOTED-PRINTABLE:${grain.repeat(20_000)}`, grain.repeat(20_000)));
    }
    expect(performance.now() - start).toBeLessThan(2_000);
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
