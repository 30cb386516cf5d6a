import type { ReactNode } from 'react';

/** What can be done with one row; the label holds the record's name ("Editar Suporte", B-33). */
export interface RowAction {
  /** The same for every row and whatever its name: the button keeps the focus when its record is renamed. */
  id: string;
  label: string;
  icon: ReactNode;
  /** An address inside the app, for actions that only lead elsewhere. */
  to?: string;
  onSelect?: () => void;
  disabled?: boolean;
  danger?: boolean;
}

/** Size and stroke of the icons of rows (design, "Table page"). */
export const rowIcon = { size: 18 } as const;
