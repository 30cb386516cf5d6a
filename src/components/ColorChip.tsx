import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { inkOn, parseColor, toHex } from '@/lib/color';
import { dataColorDot, dataColorHairline, dataColorStyle, dataColorTint } from './dataColor';
import { sxList } from './sxList';

interface ColorChipProps {
  /** Anything a person once picked; parsed before use. */
  color: unknown;
  label: string;
  /** `solid` fills the chip and writes black or white; for colour pickers and previews only. */
  variant?: 'soft' | 'solid';
  size?: 'small' | 'large';
  /** Never shrinks (the queue chip of a ticket row). */
  rigid?: boolean;
  end?: ReactNode;
  sx?: SxProps<Theme>;
}

/** A queue or tag in its colour, readable on any colour by construction (B-33, B-42). */
export function ColorChip({ color, label, variant = 'soft', size = 'small', rigid = false, end, sx }: ColorChipProps) {
  const rgb = parseColor(color) ?? [85, 103, 122];
  const solid = variant === 'solid';
  const height = size === 'large' ? 26 : 20;
  return (
    <Box
      component="span"
      style={solid ? { backgroundColor: toHex(rgb), color: inkOn(rgb) } : dataColorStyle(color)}
      sx={sxList(
        [
          {
            display: 'inline-flex',
            alignItems: 'center',
            gap: '5px',
            height,
            minWidth: 0,
            maxWidth: '100%',
            flexShrink: rigid ? 0 : 1,
            px: size === 'large' ? '10px' : '7px',
            borderRadius: size === 'large' ? '6px' : '4px',
            fontSize: size === 'large' ? '0.8125rem' : '0.75rem',
            lineHeight: `${height}px`,
            fontWeight: solid ? 600 : 500,
            whiteSpace: 'nowrap',
          },
          solid
            ? { boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 0.35)', forcedColorAdjust: 'none' }
            : {
                bgcolor: dataColorTint,
                color: 'text.primary',
                '&::before': {
                  content: '""',
                  flex: 'none',
                  width: 8,
                  height: 8,
                  borderRadius: '50%',
                  background: dataColorDot,
                  boxShadow: dataColorHairline,
                  forcedColorAdjust: 'none',
                },
              },
        ],
        sx,
      )}
    >
      {/* A cell of a table grows with what cannot break, whatever share of it the chip may take. */}
      <Box component="span" sx={{ minWidth: 0, maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
      {end}
    </Box>
  );
}
