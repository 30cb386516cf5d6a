import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { soundBlocked } from '@/features/notifications/sounds';
import { SoundButton } from '../bar/barLists.lazy';

/** Shows while the browser holds the sound back (PAIN-5.1). */
export function SoundChip() {
  const volume = useStore(preferences.volume);
  const alerts = useStore(preferences.alerts);
  const blocked = useStore(soundBlocked);
  return blocked && volume > 0 && alerts.sound && <SoundButton volume={volume} />;
}
