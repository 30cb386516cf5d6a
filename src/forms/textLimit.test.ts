import { number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { optionalText, requiredText } from './rules';
import { longestOf } from './textLimit';

const schema = object({
  name: requiredText({ min: 2, max: 50 }),
  note: optionalText(),
  plain: string(),
  count: number().max(3),
});

describe('the longest text of a field', () => {
  it.each([
    ['name', 50],
    ['note', null],
    ['plain', null],
    ['count', null],
    ['options.0.title', null],
  ])('DAY-56 of %s is %s', (name, longest) => {
    expect(longestOf(schema, name)).toBe(longest);
  });

  it('is unknown without rules', () => {
    expect(longestOf(null, 'name')).toBeNull();
  });
});
