import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { sxList } from '@/components/layout/sxList';

interface ListOptionProps {
  /** In the document, for the field that points at it. */
  id: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A choice of a list that a text field steers: the focus stays in the field, the active one is kept in sight. */
export function ListOption({ id, active, onPoint, onChoose, sx, children }: ListOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Box
      ref={ref}
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={active ? undefined : onPoint}
      onClick={onChoose}
      sx={sxList(
        [
          {
            display: 'flex',
            alignItems: 'center',
            px: 1.25,
            borderRadius: 'var(--radius)',
            cursor: 'pointer',
            bgcolor: active ? 'app.accentSoft' : 'transparent',
            // Whatever height is given: a finger needs this much.
            '@media (pointer: coarse)': { '&&': { minHeight: 44 } },
            '@media (forced-colors: active)': {
              outline: active ? '2px solid Highlight' : 'none',
              outlineOffset: '-2px',
            },
          },
        ],
        sx,
      )}
    >
      {children}
    </Box>
  );
}
