import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { Menu } from '@/components/onDemand';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMenu } from '@/components/useMenu';
import { dataColorDot, dataColorStyle } from '@/components/dataColor';

export interface Choice {
  id: number;
  name: string;
  /** Shown as a dot; absent: none. */
  color?: string;
}

interface ChoiceMenuProps {
  /** Name of the control. */
  label: string;
  /** What the control says now. */
  text: string;
  icon: ReactNode;
  choices: readonly Choice[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** Called when the menu closes: nothing more is coming. */
  onDone?: () => void;
  /** One choice at most; choosing it again clears it. */
  single?: boolean;
  /** The first entry, which chooses all or none. */
  all?: { label: string; checked: boolean; onSelect: () => void };
  empty: string;
  active?: boolean;
}

/** A control that opens a list of choices with colours: queues, tags, users (T-05, T-08). */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const { label, text, icon, choices, chosen, onChange, onDone, single = false, all, empty, active = false } = props;
  const { buttonProps, menuProps, hide } = useMenu();

  const close = () => {
    hide();
    onDone?.();
  };
  const toggle = (id: number) => {
    const on = chosen.includes(id);
    if (single) {
      onChange(on ? [] : [id]);
      close();
      return;
    }
    onChange(on ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };

  return (
    <>
      <ButtonBase
        {...buttonProps}
        aria-label={label === text ? label : `${label}: ${text}`}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          gap: 1,
          height: 32,
          pl: 1.25,
          pr: 1,
          border: 1,
          borderColor: active ? 'app.accent' : 'app.border',
          borderRadius: '8px',
          bgcolor: 'app.surface',
          color: active ? 'app.accent' : 'text.primary',
          fontSize: '0.8125rem',
          '&:hover': { bgcolor: 'app.hover' },
          '& > svg': { flex: 'none', color: active ? 'inherit' : 'app.text3' },
          '@media (pointer: coarse)': { height: 44 },
        }}
      >
        {icon}
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            textAlign: 'start',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {text}
        </Box>
        <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
      </ButtonBase>
      <Menu
        {...menuProps}
        onClose={close}
        slotProps={{
          list: { 'aria-label': label, dense: true },
          paper: { sx: { maxHeight: 'min(420px, 70vh)', minWidth: 240, maxWidth: 'min(360px, calc(100vw - 24px))' } },
        }}
      >
        {choices.length === 0 && <MenuItem disabled>{empty}</MenuItem>}
        {all && choices.length > 1 && (
          <MenuItem role="menuitemcheckbox" aria-checked={all.checked} onClick={all.onSelect}>
            <Checkbox
              size="small"
              checked={all.checked}
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
              sx={{ p: 0, mr: 1.25 }}
            />
            {all.label}
          </MenuItem>
        )}
        {choices.map(({ id, name, color }) => (
          <MenuItem
            key={id}
            role={single ? 'menuitemradio' : 'menuitemcheckbox'}
            aria-checked={chosen.includes(id)}
            selected={single && chosen.includes(id)}
            onClick={() => toggle(id)}
          >
            {!single && (
              <Checkbox
                size="small"
                checked={chosen.includes(id)}
                tabIndex={-1}
                slotProps={{ input: { 'aria-hidden': true } }}
                sx={{ p: 0, mr: 1.25 }}
              />
            )}
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
    </>
  );
}
