import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { Banner, type BannerProps } from '@/components/feedback/Banner';

/** What stands in the way of a form's save, above its fields. */
export const FormNotice = (props: Pick<BannerProps, 'text' | 'action'>) => (
  <Box sx={{ borderRadius: 'var(--radius)', overflow: 'hidden', flex: 'none' }}>
    <Banner severity="info" icon={<Info size={20} aria-hidden />} {...props} />
  </Box>
);
