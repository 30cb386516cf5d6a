import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { onComeback } from '@/browser/comeback';
import { isStandIn } from '@/lib/youtube';

interface HelpPictureProps {
  src: string;
}

/**
 * The picture of a help video over its drawn card (HV-01): asked for when it comes into view and without saying which
 * page asks. What cannot be had leaves the card as it is and is tried again once the network is back (REAL-6).
 */
export function HelpPicture({ src }: HelpPictureProps) {
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  useEffect(() => (state === 'failed' ? onComeback(() => setState('waiting')) : undefined), [state]);
  if (state === 'failed') return null;
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => setState(isStandIn(src, currentTarget.naturalWidth) ? 'failed' : 'shown')}
      onError={() => setState('failed')}
      sx={{
        position: 'absolute',
        inset: 0,
        width: 1,
        height: 1,
        objectFit: 'cover',
        visibility: state === 'shown' ? 'visible' : 'hidden',
      }}
    />
  );
}
