import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const Slider = lazy(async () => ({ default: (await import('./VolumeSlider')).VolumeSlider }));

/** The volume's slider, fetched when it is first shown; its place is kept free. */
export const VolumeSlider = () => (
  <Suspense fallback={<Box sx={{ height: 48 }} />}>
    <Slider />
  </Suspense>
);
