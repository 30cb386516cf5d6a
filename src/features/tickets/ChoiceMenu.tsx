import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useMenu } from '@/components/hooks/useMenu';

export interface Choice {
  id: number;
  name: string;
  /** Shown as a dot; absent: none. */
  color?: string;
}

/** Fetched by the first click, or earlier. */
const list = lazyPart(async () => (await import('./ChoiceList')).ChoiceList);

/** Fetches the list ahead. */
export const preloadChoices = (): Promise<unknown> => list.preload();

interface ChoiceMenuProps {
  /** Name of the control. */
  label: string;
  /** What the control says now. */
  text: string;
  icon: ReactNode;
  choices: readonly Choice[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** Called when the menu closes: the choice is complete. */
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
          borderRadius: 'var(--radius)',
          bgcolor: 'app.surface',
          color: active ? 'app.accent' : 'text.primary',
          fontSize: '0.8125rem',
          '@media (hover: hover)': { '&:hover': { bgcolor: 'app.hover' } },
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
        <ChevronDown size={16} aria-hidden />
      </ButtonBase>
      <list.Component
        {...menuProps}
        label={label}
        choices={choices}
        chosen={chosen}
        single={single}
        {...(all && { all })}
        empty={empty}
        onChoose={toggle}
        onClose={close}
      />
    </>
  );
}
