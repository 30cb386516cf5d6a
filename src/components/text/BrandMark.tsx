import Box from '@mui/material/Box';
import { useState } from 'react';

interface BrandMarkProps {
  /** Edge in pixels. */
  size: number;
  /** Picture of a white-label brand; absent: the product's own mark. */
  src?: string | null;
  /** The picture may not be wider than high. */
  square?: boolean;
}

/** The brand's picture or the product's mark, also when the picture cannot be had; decorative (design, "Icons", B-40). */
export function BrandMark({ size, src = null, square = false }: BrandMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src !== null && src !== broken) {
    return (
      <Box
        component="img"
        src={src}
        alt=""
        onError={() => setBroken(src)}
        sx={{ height: size, maxWidth: square ? size : size * 4, objectFit: 'contain', flex: 'none' }}
      />
    );
  }
  const round = `${Math.round(size * 0.32)}px`;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: `${round} ${round} ${round} ${Math.round(size * 0.11)}px`,
        bgcolor: 'app.primary',
        color: 'app.onPrimary',
        forcedColorAdjust: 'none',
      }}
    >
      <svg
        viewBox="0 0 24 24"
        width={size * 0.57}
        height={size * 0.57}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M20.5 11.8a8 8 0 0 1-11.9 7L4 20.2l1.4-4.5a8 8 0 1 1 15.1-3.9z" />
        <path d="M8.5 10.5h7M8.5 13.5h4.5" />
      </svg>
    </Box>
  );
}
