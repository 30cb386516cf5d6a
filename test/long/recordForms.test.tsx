import { describe, it } from 'vitest';
import { comesBack, isTold, recordForms } from '../flows/recordForms';
import { partOf } from '../part';

describe.each(partOf(recordForms))('the form of each kind of record: %s', (_kind, of) => {
  it('DAY-33 what was written stands there again, for who wrote it alone, until it is saved', () => comesBack(of));

  it('PUB-11 what both changed is told at its field and goes through the next time', () => isTold(of));
});
