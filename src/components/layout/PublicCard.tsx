import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { BrandMark } from '@/components/text/BrandMark';

interface PublicCardProps {
  /** Translated. */
  title: string;
  subtitle?: ReactNode;
  width?: number;
  /** The heading, to be given the focus when the card turns to something new. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
  /** A line below: the way to another public page. */
  foot?: ReactNode;
}

/** The card of a page that nobody has to be signed in for: mark, title, one line, content (design, "Public pages"). */
export function PublicCard({ title, subtitle, width = 400, headingRef, children, foot }: PublicCardProps) {
  return (
    <Box
      sx={{
        width,
        maxWidth: 1,
        p: { xs: 3, sm: 4.5 },
        pb: { sm: 4 },
        borderRadius: '20px',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        boxShadow: 1,
      }}
    >
      <BrandMark size={44} src={runtimeConfig().brand.logoUrl} />
      <Typography
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        variant="h5"
        component="h1"
        sx={{ mt: 2.5, mb: 0.5, outline: 'none', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {subtitle !== undefined && <Typography sx={{ color: 'text.secondary' }}>{subtitle}</Typography>}
      {children}
      {foot !== undefined && (
        <Typography sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary' }}>{foot}</Typography>
      )}
    </Box>
  );
}
