import { describe, expect, it } from 'vitest';
import { paletteSections, type PaletteItem } from './items';

type Kind = PaletteItem['group'];

const item = (group: Kind, label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: `${group}:${label}`,
  group,
  label,
  run: () => undefined,
  ...more,
});
const ticket = (label: string) =>
  item('tickets', label, { detail: '#7 · Em atendimento · Vendas', words: '#7 551199' });
const contact = (label: string) => item('contacts', label);
const schedule = item('conversation', 'Agendar mensagem');
const exchange = item('answers', '/troca', { detail: 'A troca pode ser pedida em até 30 dias, com a nota fiscal.' });
const answers = item('pages', 'Respostas rápidas');

const labels = (
  text: string,
  local: readonly PaletteItem[],
  found: readonly PaletteItem[] = [],
  recent: readonly string[] = [],
) => paletteSections(text, local, found, recent).flatMap(({ items }) => items.map(({ label }) => label));

describe('what the palette shows for a text', () => {
  it.each<[string, PaletteItem[]]>([
    ['João', [ticket('José Carlos Miranda')]],
    ['Luan', [ticket('Luiz Fernando Prado')]],
    ['Rosa', [answers]],
    ['Nair', [item('conversation', 'Notas internas')]],
    ['André', [schedule]],
    ['Ame', [schedule]],
    ['Ana L', [exchange]],
    ['rslv', [item('conversation', 'Resolver')]],
    ['jcm', [ticket('José Carlos Miranda')]],
    ['ana', [item('answers', '/prazo', { detail: 'Entregamos durante a semana.' })]],
    ['a d', [item('answers', '/prazo', { detail: 'Antes das dez.' })]],
  ])('B-25 for %j nothing far-fetched is offered', (text, local) => {
    expect(labels(text, local)).toEqual([]);
  });

  it.each<[string, PaletteItem]>([
    ['am', schedule],
    ['ag me', schedule],
    ['mensa', schedule],
    ['rr', answers],
    ['lc', item('pages', 'Listas de contatos')],
    ['ldc', item('pages', 'Listas de contatos')],
    ['cfg', item('pages', 'Configurações')],
    ['troca', exchange],
    ['nota fiscal', exchange],
    ['vendas', ticket('Ana Luíza')],
    ['carlos jose', ticket('José Carlos Miranda')],
    ['1199', ticket('Ana Luíza')],
  ])('B-25 for %j what is written or abbreviated so is offered', (text, one) => {
    expect(labels(text, [one])).toEqual([one.label]);
  });

  it('B-25 what the server found ranks by the same measure as what is here', () => {
    expect(labels('ana', [ticket('Mariana Costa')], [ticket('Ana Luíza')])).toEqual(['Ana Luíza', 'Mariana Costa']);
    expect(labels('rosa', [item('pages', 'Listas cor-de-rosa')], [contact('Rosa Lima')])).toEqual([
      'Rosa Lima',
      'Listas cor-de-rosa',
    ]);
  });

  it('B-25 neither an answer nor an action stands above a person whose name begins so', () => {
    const local = [item('conversation', 'Resolver'), item('actions', 'Resumo'), item('answers', 'Resposta')];
    expect(labels('res', local, [contact('Resende')])).toEqual(['Resende', 'Resolver', 'Resumo', 'Resposta']);
    expect(labels('res', [...local, ticket('Resende')], [], ['conversation:Resolver'])[0]).toBe('Resende');
  });

  it('B-25 of equals what was used last comes first, then what is here; found by a message comes last', () => {
    const here = [contact('Ana B'), contact('Ana A')];
    const found = [contact('Ana C'), contact('Ana A'), contact('Bruno')];
    expect(labels('ana', here, found)).toEqual(['Ana B', 'Ana A', 'Ana C', 'Bruno']);
    expect(labels('ana', here, found, ['contacts:Ana C'])).toEqual(['Ana C', 'Ana B', 'Ana A', 'Bruno']);
    expect(labels('con', [item('pages', 'Contatos')], [contact('Conceição')])).toEqual(['Contatos', 'Conceição']);
  });

  it('B-25 what comes while a hand is on the list stands below it', () => {
    const local = [item('pages', 'Listas cor-de-rosa')];
    const [early, late] = [contact('Rosana'), contact('Rosa Lima')];
    const late2 = item('pages', 'Listas cor-de-rosa');
    const shown = paletteSections('rosa', local, [late, late2, early], [], new Set([early.id]));
    expect(shown.map(({ group, items }) => [group, ...items.map(({ label }) => label)])).toEqual([
      ['contacts', 'Rosana'],
      ['pages', 'Listas cor-de-rosa'],
      ['contacts', 'Rosa Lima'],
    ]);
  });
});
