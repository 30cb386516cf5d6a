import { Menu } from '@/components/lazy/layers.lazy';
import MenuItem from '@mui/material/MenuItem';
import Box from '@mui/material/Box';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { variableNames, type VariableName } from '@/lib/templates';

const labels: Readonly<Record<VariableName, MessageKey>> = {
  firstName: 'messageVariablesPicker.vars.contactFirstName',
  name: 'messageVariablesPicker.vars.contactName',
  ms: 'messageVariablesPicker.vars.greeting',
  protocol: 'messageVariablesPicker.vars.protocolNumber',
  hora: 'messageVariablesPicker.vars.hour',
};

/** What a text may carry, with its braces, and what it stands for, translated. */
export interface Variable {
  token: string;
  label: string;
}

interface VariablesMenuProps {
  anchor: HTMLElement | null;
  /** Those of conversations by default. */
  variables?: readonly Variable[] | undefined;
  onClose: () => void;
  /** With its braces. */
  onChoose: (variable: string) => void;
}

/** The variables a message accepts (P-18); the names are the server's. */
export function VariablesMenu({ anchor, variables, onClose, onChoose }: VariablesMenuProps) {
  const { t } = useTranslation();
  const shown = variables ?? variableNames.map((name) => ({ token: `{{${name}}}`, label: t(labels[name]) }));
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ list: { 'aria-label': t('messageVariablesPicker.label') } }}
    >
      {shown.map(({ token, label }) => (
        <MenuItem key={token} onClick={() => onChoose(token)} sx={{ gap: 2, justifyContent: 'space-between' }}>
          {label}
          <Box component="code" sx={{ typography: 'caption', color: 'app.text3', fontFamily: 'monospace' }}>
            {token}
          </Box>
        </MenuItem>
      ))}
    </Menu>
  );
}
