import { describe, it } from 'vitest';
import { allComesBack, filledForms } from '../flows/filledForms';
import { comesBack, isTold, recordForms } from '../flows/recordForms';
import { partOf } from '../part';

describe.each(partOf(recordForms))('the form of each kind of record: %s', (_kind, of) => {
  it('DAY-33 what was written stands there again, for who wrote it alone, until it is saved', () => comesBack(of));

  it('PUB-11 what both changed is told at its field and goes through the next time', () => isTold(of));
});

describe('a form that is filled in and read again after a reload', () => {
  it.each(partOf(filledForms).map((form) => [form.title, form] as const))(
    'DAY-33 %s: every text, number, choice and row comes back',
    (_title, form) => allComesBack(form),
  );
});
