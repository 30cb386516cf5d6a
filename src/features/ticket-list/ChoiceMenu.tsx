import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { latePart, Opened } from '@/components/latePart';
import { useMenu } from '@/components/useMenu';

export interface Choice {
  id: number;
  name: string;
  /** Shown as a dot; absent: none. */
  color?: string;
}

/** Nobody sees the list before a click. */
const list = latePart(async () => (await import('./ChoiceList')).ChoiceList);

/** Fetches the list ahead. */
export const warmChoices = (): Promise<unknown> => list.warm();

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
  const { buttonProps, menuProps, hide, open } = useMenu();

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
      <Opened open={open}>
        <list.Part
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
      </Opened>
    </>
  );
}
