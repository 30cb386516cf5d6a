import { validateYupSchema } from 'formik';
import { describe, expect, it } from 'vitest';
import { array, object, ValidationError } from 'yup';
import { onEverySave, optionalText, requiredText } from './rules';
import { onlyChanged } from './onlyChanged';

const schema = object({
  name: requiredText({ max: 5 }),
  nick: optionalText({ max: 3 }),
  at: optionalText().test({ name: 'ahead', message: 'past', params: onEverySave, test: (text) => text !== 'past' }),
  days: array(
    object({
      end: optionalText().test(
        'order',
        'order',
        (end, { parent }: { parent: { start: string } }) => !end || end >= parent.start,
      ),
    }),
  ),
});

const opened = {
  name: 'from an import',
  nick: 'ana',
  at: 'soon',
  days: [
    { start: '18:00', end: '08:00' },
    { start: '08:00', end: '18:00' },
  ],
};

async function faults(changes: Partial<typeof opened>, from = opened): Promise<(string | undefined)[]> {
  try {
    await validateYupSchema({ ...from, ...changes }, onlyChanged(schema, from));
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.map(({ path }) => path);
    throw error;
  }
}

describe('PUB-20 what a stored record came with', () => {
  it('is not judged while it stays as it was, whatever else is changed', async () => {
    expect(await faults({})).toEqual([]);
    expect(await faults({ nick: 'bia' })).toEqual([]);
    expect(await faults({ nick: 'beatriz' })).toEqual(['nick']);
  });

  it('is judged once it is changed, and is free again when it is put back', async () => {
    expect(await faults({ name: 'another long one' })).toEqual(['name']);
    expect(await faults({ name: '' })).toEqual(['name']);
    expect(await faults({ name: opened.name })).toEqual([]);
    expect(await faults({}, { ...opened, name: '' })).toEqual([]);
  });

  it('of a list counts row by row', async () => {
    const [first, second] = opened.days;
    if (!first || !second) throw new Error('no days');
    expect(await faults({ days: [first, { ...second, end: '19:00' }] })).toEqual([]);
    expect(await faults({ days: [{ ...first, start: '17:00' }, second] })).toEqual(['days[0].end']);
  });

  it('is judged all the same by what looks at the time or at what a save sets going', async () => {
    expect(await faults({ nick: 'bia' }, { ...opened, at: 'past' })).toEqual(['at']);
  });
});
