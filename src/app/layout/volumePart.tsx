import Box from '@mui/material/Box';
import { latePart } from '@/components/latePart';

/** The volume's slider, fetched when it is first shown; its place is kept free. */
export const { Part: VolumeSlider } = latePart(
  async () => (await import('./VolumeSlider')).VolumeSlider,
  <Box sx={{ height: 48 }} />,
);
