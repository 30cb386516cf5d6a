import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { Banner } from '@/components/feedback/Banner';

/** Why a user cannot be changed. */
export const ReadOnlyNotice = ({ text }: { text: string }) => (
  <Box sx={{ borderRadius: 'var(--radius)', overflow: 'hidden' }}>
    <Banner severity="info" icon={<Info size={20} aria-hidden />} text={text} />
  </Box>
);
