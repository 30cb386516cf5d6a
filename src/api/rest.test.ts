import { describe, expect, it } from 'vitest';
import { nextPage, paged, uniqueRows, whole, type HasId, type RecordPage } from './rest';

const rows = (from: number, to: number): HasId[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));
const read = paged<HasId>('tags');
const page = (pageNumber: number, data: object): RecordPage<HasId> => read(data, { searchParam: '', pageNumber });
const next = (...pages: RecordPage<HasId>[]): number | null => {
  const last = pages.at(-1);
  return last ? nextPage(last, pages) : null;
};

describe('which page comes next', () => {
  it('I-15 a numeric count decides, whatever hasMore says', () => {
    const first = page(1, { tags: rows(1, 20), count: 25, hasMore: false });
    expect(next(first)).toBe(2);
    expect(next(first, page(2, { tags: rows(21, 25), count: 25, hasMore: true }))).toBeNull();
  });

  it('I-15 a short page is not the end while the count says there is more', () => {
    expect(next(page(1, { tags: rows(1, 12), count: 25, hasMore: false }))).toBe(2);
  });

  it('I-15 without a numeric count a full page may have a next one, a short one not', () => {
    const count = [{ count: '3' }];
    const first = page(1, { tags: rows(1, 20), count, hasMore: false });
    expect(next(first)).toBe(2);
    expect(next(first, page(2, { tags: rows(21, 25), count, hasMore: false }))).toBeNull();
  });

  it('I-15 an empty page is always the end', () => {
    const first = page(1, { tags: rows(1, 20), count: 99, hasMore: true });
    expect(next(first, page(2, { tags: [], count: 99, hasMore: true }))).toBeNull();
  });

  it('E-05 an answer without rows is no empty list', () => {
    expect(() => page(1, {})).toThrow('unreadable');
    expect(page(1, { tags: [null, 'x', ...rows(1, 2)] }).rows).toHaveLength(2);
  });

  it('I-15 after a deletion the page whose rows moved up is asked for once more', () => {
    const first = { ...page(1, { tags: rows(1, 20), count: 45 }), rows: rows(2, 20), total: 44, removed: [1] };
    expect(next(first)).toBe(1);
    expect(next(first, page(1, { tags: rows(2, 21), count: 44 }))).toBe(2);
  });

  it('a whole list has one page', () => {
    expect(next(whole<HasId>()(rows(1, 40), { searchParam: '', pageNumber: 1 }))).toBeNull();
    expect(whole<HasId>('lista')({ lista: rows(1, 3) }, { searchParam: '', pageNumber: 1 }).rows).toHaveLength(3);
  });

  it('B-08 a row that comes on two pages is shown once, in its first place', () => {
    expect(uniqueRows([{ rows: rows(1, 3) }, { rows: rows(3, 5) }]).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});
