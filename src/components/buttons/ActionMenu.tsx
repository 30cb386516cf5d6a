import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IconAction } from './IconAction';
import { ActionMenuList } from '@/components/lazy/layers.lazy';
import { useMenu } from '@/components/hooks/useMenu';

export interface ActionMenuItem {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  disabled?: boolean;
  selected?: boolean;
  /** Written in the error colour. */
  danger?: boolean;
  /** A line above the item. */
  divided?: boolean;
}

interface ActionMenuProps {
  /** Name of the button and of the menu. */
  label: string;
  items: readonly ActionMenuItem[];
  icon?: ReactNode;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** An icon button that opens a menu of actions. */
export function ActionMenu({ label, items, icon, size = 'medium', disabled = false }: ActionMenuProps) {
  const { buttonProps, menuProps, hide } = useMenu();
  const glyph = icon ?? <EllipsisVertical size={size === 'small' ? 16 : 20} />;

  const handleSelect = ({ onSelect }: ActionMenuItem) => {
    // The focus is back on the button before a dialog takes it, so that no field is left as soon as it is entered.
    flushSync(hide);
    onSelect();
  };

  return (
    <>
      <IconAction label={label} icon={glyph} size={size} disabled={disabled} {...buttonProps} />
      <ActionMenuList {...menuProps} label={label} items={items} onSelect={handleSelect} />
    </>
  );
}
