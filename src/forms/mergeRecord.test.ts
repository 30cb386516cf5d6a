import { describe, expect, it } from 'vitest';
import { afterOwnSave, mergeNamed, mergeRecord, mergeRows } from './mergeRecord';

interface Row {
  id?: number;
  name: string;
  value: string;
}

interface Values {
  name: string;
  email: string;
  queues: number[];
  extra: Row[];
}

const cpf = { id: 1, name: 'CPF', value: '1' };
const city = { id: 2, name: 'Cidade', value: 'Santos' };
const opened: Values = { name: 'Ana', email: 'ana@a.br', queues: [1, 2], extra: [cpf, city] };

/** What was changed here and there; all are copies, as a form and an answer hold them. */
const merge = (ours: Partial<Values>, theirs: Partial<Values>, base = opened) =>
  mergeRecord(structuredClone({ opened: base, values: { ...opened, ...ours }, now: { ...opened, ...theirs } }), {
    extra: mergeRows<Row>,
  });

describe('the fields of a record', () => {
  it.each<[string, Partial<Values>, Partial<Values>, Partial<Values>]>([
    ['changed by nobody', {}, {}, {}],
    ['changed here', { name: 'Bia' }, {}, { name: 'Bia' }],
    ['changed there', {}, { name: 'Bia', queues: [2] }, {}],
    ['another changed there', { name: 'Bia' }, { email: '' }, { name: 'Bia' }],
    ['changed alike by both', { queues: [3] }, { queues: [3] }, {}],
  ])('DAY-64 %s', (_case, ours, theirs, changes) => {
    expect(merge(ours, theirs)).toEqual({ changes, conflicts: {}, base: opened });
  });

  it('DAY-64 changed by both is a conflict until it is told; what else they changed stays theirs', () => {
    const ours = { email: 'b@b.br' };
    const theirs = { email: '', name: 'Bia' };
    const { conflicts, base } = merge(ours, theirs);
    expect(conflicts).toEqual({ email: '' });
    expect(base).toEqual({ ...opened, email: '' });
    expect(merge(ours, theirs, base)).toEqual({ changes: ours, conflicts: {}, base });
    expect(merge(ours, { email: 'd@d.br' }, base).conflicts).toEqual({ email: 'd@d.br' });
  });

  it('DAY-64 what an own save has changed since is what the form begins with; what others changed is not', () => {
    const sent = { ...opened, name: 'Bia ', email: 'b@b.br' };
    const now = { ...opened, name: 'Bia', email: 'c@c.br' };
    expect(afterOwnSave(opened, sent, now)).toEqual({ ...opened, name: 'Bia' });
  });
});

describe('the rows of a list', () => {
  const plate = { name: 'Placa', value: 'ABC' };
  const theirPlate = { ...plate, id: 9 };
  const ourCity = { ...city, value: 'Recife' };
  const theirCity = { ...city, value: 'Natal' };
  const theirCpf = { ...cpf, value: '2' };

  it.each<[string, Row[], Row[], Row[] | undefined]>([
    ['changed by nobody', [cpf, city], [cpf, city], undefined],
    ['added here', [cpf, city, plate], [cpf, city], [cpf, city, plate]],
    ['added there', [cpf, city], [cpf, city, theirPlate], undefined],
    ['another changed there', [cpf, ourCity], [theirCpf, city, theirPlate], [theirCpf, ourCity, theirPlate]],
    ['another removed there', [cpf, ourCity, plate], [city], [ourCity, plate]],
    ['removed here', [city], [cpf, city, theirPlate], [city, theirPlate]],
    ['removed by both', [city], [city], undefined],
    ['changed alike by both', [cpf, ourCity], [cpf, ourCity], undefined],
    ['added already by a save whose answer was lost', [cpf, city, plate], [cpf, city, theirPlate], undefined],
  ])('DAY-64 %s', (_case, ours, theirs, extra) => {
    const { changes, conflicts } = merge({ extra: ours }, { extra: theirs });
    expect(conflicts).toEqual({});
    expect(changes).toEqual(extra === undefined ? {} : { extra });
  });

  it.each<[string, Row[], Row[], Row[], Row[]]>([
    ['changed by both', [cpf, ourCity], [cpf, theirCity, theirPlate], [theirCity], [cpf, ourCity, theirPlate]],
    ['removed here and changed there', [cpf], [cpf, theirCity], [theirCity], [cpf]],
    ['changed here and removed there', [cpf, ourCity], [cpf], [], [cpf, { name: 'Cidade', value: 'Recife' }]],
  ])('DAY-64 %s is a conflict until it is told; of other rows theirs stay', (_case, ours, theirs, told, extra) => {
    const { conflicts, base } = merge({ extra: ours }, { extra: theirs });
    expect(conflicts).toEqual({ extra: told });
    expect(merge({ extra: ours }, { extra: theirs }, base)).toEqual({
      changes: { extra },
      conflicts: {},
      base,
    });
  });
});

describe('the rows of a list that have names', () => {
  const merged = mergeNamed<{ day: string; open: string }>(({ day }) => day);
  const [monday, friday] = [
    { day: 'monday', open: '8' },
    { day: 'friday', open: '8' },
  ];
  const early = (row: typeof monday, open = '7') => ({ ...row, open });

  it('DAY-64 each is taken by itself: other rows than ours stay as they are there', () => {
    const opened = [monday, friday];
    expect(merged({ opened, values: [early(monday), friday], now: [monday, early(friday)] })).toEqual({
      value: [early(monday), early(friday)],
      conflict: null,
      base: opened,
    });
    const sunday = { day: 'sunday', open: '9' };
    expect(merged({ opened, values: [friday, sunday], now: [monday, early(friday)] }).value).toEqual([
      early(friday),
      sunday,
    ]);
  });

  it('DAY-64 a row that both changed is a conflict until it is told', () => {
    const versions = { opened: [monday, friday], values: [early(monday), friday], now: [early(monday, '6'), friday] };
    const { conflict, base } = merged(versions);
    expect(conflict).toEqual({ theirs: [early(monday, '6')] });
    expect(merged({ ...versions, opened: base })).toMatchObject({ value: [early(monday), friday], conflict: null });
  });
});
