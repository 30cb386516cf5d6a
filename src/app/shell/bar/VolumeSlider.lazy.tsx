import Box from '@mui/material/Box';
import { lazyPart } from '@/components/lazy/lazyPart';

/** The volume's slider, fetched when it is first shown; its place is kept free. */
export const { Component: VolumeSlider } = lazyPart(async () => (await import('./VolumeSlider')).VolumeSlider, {
  fallback: <Box sx={{ height: 48 }} />,
});
