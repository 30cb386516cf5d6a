import { describe, expect, it } from 'vitest';
import { findHeadings, guessMapping } from './headings';

/** Headings by the columns that were recognised. */
function recognised(headings: string[]) {
  const { name, phone, email = [] } = guessMapping(headings, true);
  const texts = (columns: readonly number[]) => columns.map((column) => headings[column]);
  return { name: texts(name), phone: texts(phone), email: texts(email) };
}

describe('columns by their headings', () => {
  it.each([
    ['C-12 as the server spells them', ['Nome', 'Telefone'], { name: [0], phone: [1] }],
    ['C-12 in any case, place and accent', ['E-mail', 'NÚMERO', 'nome completo'], { name: [2], phone: [1] }],
    ['C-12 in other languages', ['Phone number', 'Full Name'], { name: [1], phone: [0] }],
    ['C-12 the closest one of several', ['Cliente', 'Nome', 'Número', 'WhatsApp'], { name: [1], phone: [3] }],
    ['C-12 unknown ones are left to the person', ['A', 'B'], { name: [], phone: [] }],
  ])('%s', (_title, headings, mapping) => {
    expect(guessMapping(headings, false)).toEqual(mapping);
  });
});

const split = (text: string) => text.split(',');

describe('PUB-4 the exports of address books', () => {
  it('Google Contacts', () => {
    const headings =
      'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Birthday,Labels,' +
      'E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value';
    expect(recognised(split(headings))).toEqual({
      name: ['First Name', 'Middle Name', 'Last Name'],
      phone: ['Phone 1 - Value', 'Phone 2 - Value'],
      email: ['E-mail 1 - Value'],
    });
  });

  it('Google Contacts as it was', () => {
    const headings =
      'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Group Membership,' +
      'E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value';
    expect(recognised(split(headings))).toEqual({
      name: ['Given Name', 'Additional Name', 'Family Name'],
      phone: ['Phone 1 - Value'],
      email: ['E-mail 1 - Value'],
    });
  });

  it('Outlook: mobile numbers first, no fax, no assistant', () => {
    const headings =
      "Title,First Name,Last Name,Company,Assistant's Phone,Business Fax,Business Phone,Home Phone,Mobile Phone," +
      'Other Phone,Pager,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address';
    expect(recognised(split(headings))).toEqual({
      name: ['First Name', 'Last Name'],
      phone: ['Mobile Phone', 'Business Phone', 'Home Phone', 'Other Phone'],
      email: ['E-mail Address', 'E-mail 2 Address'],
    });
  });

  it('in Portuguese', () => {
    const headings =
      'Nome,Segundo nome,Sobrenome,Empresa,Fax comercial,Telefone comercial,Telefone residencial,Telefone celular,Endereço de email';
    expect(recognised(split(headings))).toEqual({
      name: ['Nome', 'Segundo nome', 'Sobrenome'],
      phone: ['Telefone celular', 'Telefone comercial', 'Telefone residencial'],
      email: ['Endereço de email'],
    });
    expect(recognised(['Nome', 'Sobrenome', 'Celular']).phone).toEqual(['Celular']);
  });

  it('in Spanish', () => {
    const headings = 'Nombre,Apellidos,Teléfono del trabajo,Teléfono móvil,Dirección de correo electrónico';
    expect(recognised(split(headings))).toEqual({
      name: ['Nombre', 'Apellidos'],
      phone: ['Teléfono móvil', 'Teléfono del trabajo'],
      email: ['Dirección de correo electrónico'],
    });
  });

  it('iCloud', () => {
    expect(recognised(split('First name,Last name,Home phone,iPhone,Mobile,Email (home)'))).toMatchObject({
      name: ['First name', 'Last name'],
      phone: ['iPhone', 'Mobile', 'Home phone'],
    });
  });

  it('a whole name beside a surname stays alone; the number of a house is no phone beside one', () => {
    expect(recognised(['Sobrenome', 'Nome completo', 'Número', 'Fone 1'])).toMatchObject({
      name: ['Nome completo'],
      phone: ['Fone 1'],
    });
  });
});

describe('PUB-5 the line of the headings', () => {
  const people = [
    ['Ana', '5511999998888'],
    ['Bia', '5511999990001'],
  ];

  it.each<[string, string[][], number | null]>([
    ['the first', [['Nome', 'Telefone'], ...people], 0],
    ['below a title and an empty line', [['Clientes de 2026'], [], ['Nome', 'Telefone'], ...people], 2],
    ['below a title of several texts', [['Clientes', 'Janeiro'], ['Nome', 'Telefone'], ...people], 1],
    ['below a title with a number', [['CNPJ', '12345678000190'], ['Nome', 'Telefone'], ...people], 1],
    ['with words that nobody knows', [['Minha lista'], ['Quem', 'Onde'], ...people], 1],
    ['the tenth', [...Array.from({ length: 9 }, () => ['Aviso']), ['Nome', 'Telefone'], ...people], 9],
    ['none, where the first line is a contact', people, null],
    ['none, with signs in the number', [['Ana', '+55 (11) 99999-8888']], null],
    ['none, below a title', [['Minha lista'], ...people], null],
    ['the only one of a sheet of one column', [['Nome'], ['Ana']], 0],
  ])('%s', (_title, rows, line) => {
    expect(findHeadings(rows)).toBe(line);
  });
});
