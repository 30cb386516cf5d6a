import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarTint } from '@/components/text/avatarTint';
import { IconAction } from '@/components/buttons/IconAction';
import { useLongPress } from '@/components/hooks/useLongPress';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './Bubble.module.css';

export interface BubbleFrameProps {
  own: boolean;
  /** First of a run: a small corner, a name, more room above. */
  first: boolean;
  /** Who wrote, where the eye sees it by side and colour alone. */
  by?: string | undefined;
  /** The message in one line, for its menu. */
  about?: string;
  look?: 'text' | 'media' | 'bare' | 'deleted' | 'failed';
  onMenu?: ((anchor: HTMLElement) => void) | undefined;
  menuDisabled?: boolean;
  marked?: boolean;
  children: ReactNode;
  below?: ReactNode;
}

/**
 * Shape, side and colour of a message (M-06, design "Bubble"). Its text decides its direction (SAFE-17): what else says
 * something in it has a direction of its own, which sets it apart.
 */
export function BubbleFrame(props: BubbleFrameProps) {
  const { own, first, by, about, look = 'text', onMenu, menuDisabled = false, marked = false, children, below } = props;
  const { t } = useTranslation();
  const press = useLongPress(menuDisabled ? undefined : onMenu);
  return (
    <div className={styles.line} data-first={first || undefined}>
      <div
        {...press}
        className={styles.bubble}
        data-own={own}
        data-look={look}
        data-marked={marked || undefined}
        dir="auto"
      >
        {by && (
          <span className={styles.by} data-by="" dir="auto">
            {`${by}: `}
          </span>
        )}
        {children}
        {onMenu && (
          <div className={styles.menu}>
            <IconAction
              label={t('messageOptionsMenu.label')}
              icon={<EllipsisVertical size={16} />}
              size="small"
              aria-haspopup="menu"
              aria-description={about}
              disabled={menuDisabled}
              onClick={(event) => onMenu(event.currentTarget)}
            />
          </div>
        )}
      </div>
      {below}
    </div>
  );
}

/** Who wrote, in the colour of the avatar; `id` decides it. */
export const SenderName = ({ id, name }: { id: number | string; name: string }) => (
  <span className={styles.sender} dir="auto" style={{ color: avatarTint(id).color }}>
    {name}
  </span>
);
