import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ActionMenuItem } from './ActionMenu';

interface ActionMenuListProps extends Omit<MenuProps, 'onSelect'> {
  label: string;
  items: readonly ActionMenuItem[];
  onSelect: (item: ActionMenuItem) => void;
}

/** The open list of an ActionMenu. */
export function ActionMenuList({ label, items, onSelect, ...menu }: ActionMenuListProps) {
  return (
    <Menu {...menu} slotProps={{ list: { 'aria-label': label } }}>
      {items.flatMap((item) => [
        ...(item.divided ? [<Divider key={`line ${item.label}`} sx={{ my: 0.5 }} />] : []),
        <MenuItem
          key={item.label}
          disabled={item.disabled ?? false}
          selected={item.selected ?? false}
          onClick={() => onSelect(item)}
          sx={item.danger ? { color: 'app.error' } : null}
        >
          {item.icon && <ListItemIcon>{item.icon}</ListItemIcon>}
          {item.label}
        </MenuItem>,
      ])}
    </Menu>
  );
}
