import { guardFreshLayers } from './freshLayers';
import { refuseStrayFiles } from './strayFiles';

/** What keeps a signed-in person's hand from doing harm, on every page. */
export function guardPage(): void {
  guardFreshLayers();
  refuseStrayFiles();
}
