import { describe, it } from 'vitest';
import { isFoundAfterReload, isFoundAgain, unsurePlaces } from '../flows/unsureHelpers';
import { partOf } from '../part';

describe('a new record whose answer is lost', () => {
  it.each(partOf(unsurePlaces).map((place) => [place.title, place] as const))(
    'DAY-34 %s: it is told that nobody knows; saved again, it is found and not made a second time',
    (_title, place) => isFoundAgain(place),
  );

  it.each(partOf(unsurePlaces).map((place) => [place.title, place] as const))(
    'DAY-34 %s: it is found after a reload as well',
    (_title, place) => isFoundAfterReload(place),
  );
});
