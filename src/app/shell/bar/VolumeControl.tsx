import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { useTranslation } from '@/i18n/useTranslation';
import { BarPopover } from './BarPopover';
import { VolumeSlider } from './VolumeSlider.lazy';

/** The icon shows how loud, the popover holds the slider (H-06, design "App bar"). */
export function VolumeControl() {
  const { t } = useTranslation();
  const volume = useStore(preferences.volume);
  const audible = volume < 0.5 ? Volume1 : Volume2;
  const Icon = volume === 0 ? VolumeX : audible;
  const title = t('shell.volume.title');
  return (
    <BarPopover label={title} title={title} width={320} icon={<Icon size={20} aria-hidden />}>
      {() => <VolumeSlider />}
    </BarPopover>
  );
}
