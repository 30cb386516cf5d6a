import type { SxProps, Theme } from '@mui/material/styles';

type SxList = Extract<SxProps<Theme>, readonly unknown[]>;
type SxItem = SxList[number];

const isSxList = (sx: SxProps<Theme>): sx is SxList => Array.isArray(sx);

/** A component's own `sx` followed by the one it was given, in the form MUI accepts. */
export function sxList(own: readonly SxItem[], given?: SxProps<Theme>): SxList {
  if (given === undefined || given === null) return own;
  return [...own, ...(isSxList(given) ? given : [given])];
}
