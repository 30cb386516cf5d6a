import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconAction } from '@/components/IconAction';
import { useLongPress } from '@/components/useLongPress';
import { useTranslation } from '@/i18n/useTranslation';
import './thread.css';

export interface BubbleFrameProps {
  own: boolean;
  /** First of a run: a small corner, a name, more room above. */
  first: boolean;
  look?: 'text' | 'media' | 'bare' | 'deleted' | 'failed';
  onMenu?: ((anchor: HTMLElement) => void) | undefined;
  menuDisabled?: boolean;
  marked?: boolean;
  children: ReactNode;
  below?: ReactNode;
}

/** Shape, side and colour of a message (M-06, design "Bubble"). */
export function BubbleFrame(props: BubbleFrameProps) {
  const { own, first, look = 'text', onMenu, menuDisabled = false, marked = false, children, below } = props;
  const { t } = useTranslation();
  const press = useLongPress(menuDisabled ? undefined : onMenu);
  return (
    <div className="bubble-line" data-first={first || undefined}>
      <div {...press} className="bubble" data-own={own} data-look={look} data-marked={marked || undefined}>
        {children}
        {onMenu && (
          <div className="message-menu">
            <IconAction
              label={t('messageOptionsMenu.label')}
              icon={<EllipsisVertical size={16} strokeWidth={1.6} />}
              size="small"
              aria-haspopup="menu"
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
