import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '@/components/buttons/ActionMenu';
import { IconAction } from '@/components/buttons/IconAction';
import { IconPageLink } from '@/components/buttons/IconPageLink';
import { useTranslation } from '@/i18n/useTranslation';
import type { RowAction } from './rowAction';
import styles from './RowActions.module.css';

interface RowActionsProps {
  actions: readonly RowAction[];
  /** The record's name. */
  name: string;
  /** As one menu, for cards. */
  folded?: boolean;
}

/** All of them behind one button. */
function FoldedActions({ actions, name }: Omit<RowActionsProps, 'folded'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const items = actions.map(({ id: _key, to, onSelect, ...item }) => ({
    ...item,
    onSelect: () => (to === undefined ? onSelect?.() : void navigate(to)),
  }));
  return <ActionMenu label={t('lists.actionsOf', { name })} items={items} />;
}

/** A row's actions, always visible (hidden ones are lost on touch; design, "Table page"). */
export function RowActions({ actions, name, folded = false }: RowActionsProps) {
  if (actions.length === 0) return null;
  if (folded) return <FoldedActions actions={actions} name={name} />;
  return (
    <div className={styles.buttons} data-many={actions.length > 3 || undefined}>
      {actions.map(({ id, label, icon, to, onSelect, disabled = false }) =>
        to === undefined ? (
          <IconAction key={id} label={label} icon={icon} disabled={disabled} onClick={onSelect} />
        ) : (
          <IconPageLink key={id} label={label} icon={icon} to={to} />
        ),
      )}
    </div>
  );
}
