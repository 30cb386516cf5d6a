import { describe, expect, it, vi } from 'vitest';
import { http } from './http';
import { nextPage, paged, readAllPages, restApi, uniqueRows, whole, type HasId, type RecordPage } from './rest';

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
    expect(next(page(1, { tags: rows(1, 3), count, hasMore: true }))).toBe(2);
    expect(next(page(1, { tags: rows(1, 3), count, hasMore: 'true' }))).toBeNull();
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
    const third = page(3, { tags: rows(41, 60), count: 99 });
    expect(nextPage({ ...third, removed: [1] }, [third])).toBe(3);
    expect(nextPage({ ...third, removed: rows(1, 21).map(({ id }) => id) }, [third])).toBe(2);
  });

  it('I-15 a whole list has one page', () => {
    expect(next(whole<HasId>()(rows(1, 40), { searchParam: '', pageNumber: 1 }))).toBeNull();
    expect(whole<HasId>('lista')({ lista: rows(1, 3) }, { searchParam: '', pageNumber: 1 }).rows).toHaveLength(3);
    expect(whole<HasId>('lista')(rows(1, 3), { searchParam: '', pageNumber: 1 })).toEqual({
      rows: rows(1, 3),
      total: 3,
      hasMore: false,
      full: false,
      received: 3,
      pageNumber: 1,
      removed: [],
    });
    expect(() => whole<HasId>()({ rows: rows(1, 3) }, { searchParam: '', pageNumber: 1 })).toThrow('unreadable');
  });

  it('B-08 a row that comes on two pages is shown once, in its first place', () => {
    expect(uniqueRows([{ rows: rows(1, 3) }, { rows: rows(3, 5) }]).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    const [first, again] = [{ id: 1 }, { id: 1 }];
    expect(uniqueRows([{ rows: [first] }, { rows: [again] }])[0]).toBe(first);
  });

  it('I-15 all pages are read one after another, each row once', async () => {
    const asked: number[] = [];
    const found = await readAllPages((pageNumber) => {
      asked.push(pageNumber);
      const from = (pageNumber - 1) * 20;
      return Promise.resolve(page(pageNumber, { tags: rows(Math.max(1, from), Math.min(45, from + 20)), count: 45 }));
    });
    expect(asked).toEqual([1, 2, 3]);
    expect(found).toEqual(rows(1, 45));
  });
});

describe('the calls of a plain resource', () => {
  interface Named extends HasId {
    name: string;
  }
  /** What the server is asked, and what it answers with. */
  function serve(data: unknown) {
    const asked: unknown[][] = [];
    const answer =
      (method: string) =>
      (...call: unknown[]) => {
        asked.push([method, ...call]);
        return Promise.resolve({ data });
      };
    vi.spyOn(http, 'get').mockImplementation(answer('get'));
    vi.spyOn(http, 'post').mockImplementation(answer('post'));
    vi.spyOn(http, 'put').mockImplementation(answer('put'));
    vi.spyOn(http, 'delete').mockImplementation(answer('delete'));
    return asked;
  }
  const { signal } = new AbortController();
  const loud = ({ name, ...row }: Named): Named => ({ ...row, name: name.toUpperCase() });
  const plain = restApi<Named, { name: string }>('/tags', paged('tags'));
  const changed = restApi<Named, { name: string }>('/tags', paged('tags'), { toRow: loud, toDetail: loud });

  it('I-15 I-16 a list is asked for by search, page and filters', async () => {
    const asked = serve({ tags: [{ id: 1, name: 'a' }], count: 1 });
    expect((await plain.list({ searchParam: 'x', pageNumber: 2, filters: { kind: 3 } }, signal)).rows).toEqual([
      { id: 1, name: 'a' },
    ]);
    expect((await changed.list({ searchParam: '', pageNumber: 1 })).rows).toEqual([{ id: 1, name: 'A' }]);
    expect(asked).toEqual([
      ['get', '/tags', { params: { searchParam: 'x', pageNumber: 2, kind: 3 }, signal }],
      ['get', '/tags', { params: { searchParam: '', pageNumber: 1 } }],
    ]);
  });

  it('V-03 a record is read, added, changed and deleted by its id', async () => {
    const asked = serve({ id: 7, name: 'a' });
    expect(await plain.get(7, signal)).toEqual({ id: 7, name: 'a' });
    expect(await changed.get(7)).toEqual({ id: 7, name: 'A' });
    expect(await changed.create({ name: 'b' })).toEqual({ id: 7, name: 'A' });
    expect(await changed.update(7, { name: 'c' })).toEqual({ id: 7, name: 'A' });
    await plain.remove(7);
    expect(asked).toEqual([
      ['get', '/tags/7', { signal }],
      ['get', '/tags/7', {}],
      ['post', '/tags', { name: 'b' }],
      ['put', '/tags/7', { name: 'c' }],
      ['delete', '/tags/7'],
    ]);
  });

  it('E-05 an answer that is no record is not taken for one', async () => {
    serve('');
    await expect(plain.get(7)).rejects.toThrow('unreadable');
    await expect(plain.create({ name: 'b' })).rejects.toThrow('unreadable');
    await expect(plain.update(7, { name: 'b' })).rejects.toThrow('unreadable');
  });
});
