import { describe, it } from 'vitest';
import { isOfferedAgain, textPlaces } from '../flows/keptTextHelpers';
import { partOf } from '../part';

describe('what is written in a field of several lines', () => {
  it.each(partOf(textPlaces))('DAY-3 %s is offered again to who wrote it, and to nobody else', (_field, place) =>
    isOfferedAgain(place),
  );
});
