import { useEffect } from 'react';
import { closeLayersByBack } from '@/browser/backCloses';
import { guardFreshLayers } from '@/browser/freshLayers';
import { refuseStrayFiles } from '@/browser/strayFiles';

/** What keeps a signed-in person's hand from doing harm, on every page. */
export function PageGuards() {
  useEffect(() => {
    const ends = [guardFreshLayers(), refuseStrayFiles(), closeLayersByBack()];
    return () => ends.forEach((end) => end());
  }, []);
  return null;
}
