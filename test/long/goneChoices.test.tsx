import { beforeEach, describe, it } from 'vitest';
import { canBeEmptied, goneCases, haveThemElsewhere, isShownAndKept, leavableCases } from '../flows/goneHelpers';
import { partOf } from '../part';

beforeEach(haveThemElsewhere);

describe('a record that refers to what is gone', () => {
  it.each(partOf(Object.entries(goneCases)))(
    'PUB-18 %s: it is shown as what it is, and stays when something else is saved',
    (_title, record) => isShownAndKept(record),
  );

  it.each(partOf(leavableCases))('PUB-18 %s: it can be emptied', (_title, record) => canBeEmptied(record));
});
