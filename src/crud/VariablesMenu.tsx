import { Menu } from '@/components/onDemand';
import MenuItem from '@mui/material/MenuItem';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '@/i18n/keys';
import { variableNames, type VariableName } from '@/lib/templates';

const labels: Readonly<Record<VariableName, MessageKey>> = {
  firstName: 'messageVariablesPicker.vars.contactFirstName',
  name: 'messageVariablesPicker.vars.contactName',
  ms: 'messageVariablesPicker.vars.greeting',
  protocol: 'messageVariablesPicker.vars.protocolNumber',
  hora: 'messageVariablesPicker.vars.hour',
};

interface VariablesMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  /** With its braces. */
  onChoose: (variable: string) => void;
}

/** The variables a message accepts (P-18); the names are the server's. */
export function VariablesMenu({ anchor, onClose, onChoose }: VariablesMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ list: { 'aria-label': t('messageVariablesPicker.label') } }}
    >
      {variableNames.map((name) => (
        <MenuItem key={name} onClick={() => onChoose(`{{${name}}}`)} sx={{ gap: 2, justifyContent: 'space-between' }}>
          {t(labels[name])}
          <Box component="code" sx={{ typography: 'caption', color: 'app.text3', fontFamily: 'monospace' }}>
            {`{{${name}}}`}
          </Box>
        </MenuItem>
      ))}
    </Menu>
  );
}
