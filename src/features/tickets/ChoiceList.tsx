import Box from '@mui/material/Box';
import { TickBox } from '@/components/inputs/TickBox';
import Menu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { dataColorDot, dataColorStyle } from '@/components/text/dataColor';
import type { Choice } from './ChoiceMenu';

interface ChoiceListProps extends MenuProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly number[];
  single: boolean;
  all?: { label: string; checked: boolean; onSelect: () => void };
  empty: string;
  onChoose: (id: number) => void;
}

/** The open list of a ChoiceMenu. */
export function ChoiceList({ label, choices, chosen, single, all, empty, onChoose, ...menu }: ChoiceListProps) {
  return (
    <Menu
      {...menu}
      slotProps={{
        list: { 'aria-label': label, dense: true },
        paper: { sx: { maxHeight: 'min(420px, 70vh)', minWidth: 240, maxWidth: 'min(360px, calc(100vw - 24px))' } },
      }}
    >
      {choices.length === 0 && <MenuItem disabled>{empty}</MenuItem>}
      {all && choices.length > 1 && (
        <MenuItem role="menuitemcheckbox" aria-checked={all.checked} onClick={all.onSelect}>
          <TickBox checked={all.checked} />
          {all.label}
        </MenuItem>
      )}
      {choices.map(({ id, name, color }) => (
        <MenuItem
          key={id}
          role={single ? 'menuitemradio' : 'menuitemcheckbox'}
          aria-checked={chosen.includes(id)}
          selected={single && chosen.includes(id)}
          onClick={() => onChoose(id)}
        >
          {!single && <TickBox checked={chosen.includes(id)} />}
          {color !== undefined && (
            <Box
              component="span"
              style={dataColorStyle(color)}
              sx={{
                flex: 'none',
                width: 10,
                height: 10,
                mr: 1,
                borderRadius: '50%',
                background: dataColorDot,
                boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 0.4)',
                forcedColorAdjust: 'none',
              }}
            />
          )}
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
        </MenuItem>
      ))}
    </Menu>
  );
}
