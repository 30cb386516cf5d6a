import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import type { VisibleEntry } from './menuEntries';

interface MenuGroupListProps extends MenuProps {
  label: string;
  entries: readonly VisibleEntry[];
  onChoose: () => void;
}

/** The pages of a group of the collapsed side menu. */
export function MenuGroupList({ label, entries, onChoose, ...menu }: MenuGroupListProps) {
  const { t } = useTranslation();
  return (
    <Menu
      {...menu}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {entries.map((entry) => (
        <MenuItem key={entry.to} component={NavLink} to={entry.to} end={entry.exact} onClick={onChoose}>
          {t(entry.label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
