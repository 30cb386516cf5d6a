import Box from '@mui/material/Box';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconAction } from '@/components/IconAction';
import { useLongPress } from '@/components/useLongPress';
import { useTranslation } from '@/i18n/useTranslation';

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

const paddings = {
  text: '7px 12px 6px',
  media: '4px',
  bare: 0,
  deleted: '7px 12px 6px',
  failed: '7px 12px 6px',
} as const;

const shadowOf = (look: BubbleFrameProps['look']) => {
  if (look === 'deleted') return 'inset 0 0 0 1px var(--mui-palette-app-inputLine)';
  if (look === 'failed') return 'inset 0 0 0 1.5px var(--mui-palette-app-error)';
  return look === 'bare' ? 'none' : 1;
};

/** Shape, side and colour of a message (M-06, design "Bubble"). */
export function BubbleFrame(props: BubbleFrameProps) {
  const { own, first, look = 'text', onMenu, menuDisabled = false, marked = false, children, below } = props;
  const { t } = useTranslation();
  const press = useLongPress(menuDisabled ? undefined : onMenu);
  const filled = look === 'text' || look === 'media' || look === 'failed';
  const corner = own ? { borderTopRightRadius: '4px' } : { borderTopLeftRadius: '4px' };

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: own ? 'flex-end' : 'flex-start',
        pt: first ? '10px' : '2px',
      }}
    >
      <Box
        {...press}
        data-own={own}
        sx={[
          {
            position: 'relative',
            display: 'flow-root',
            minWidth: 0,
            maxWidth: 'min(600px, 82%)',
            p: paddings[look],
            borderRadius: '12px',
            boxShadow: shadowOf(look),
            fontSize: '0.875rem',
            lineHeight: '1.25rem',
            overflowWrap: 'anywhere',
            animation: 'app-fade 120ms ease-out',
            '--inset': `var(--mui-palette-app-${own ? 'ownInset' : 'contactInset'})`,
            '--meta': `var(--mui-palette-app-${own ? 'ownMeta' : 'contactMeta'})`,
            '& .message-menu': { opacity: 0 },
            '&:focus-within .message-menu': { opacity: 1 },
            // A finger leaves its hover behind; there the menu comes by a long press.
            '@media (hover: hover)': { '&:hover .message-menu': { opacity: 1 } },
          },
          filled && { bgcolor: own ? 'app.own' : 'app.contact', color: own ? 'app.ownText' : 'app.contactText' },
          look === 'deleted' && { color: 'app.text2', '--meta': 'var(--mui-palette-app-text2)' },
          look === 'bare' && { '--meta': 'var(--mui-palette-app-text2)' },
          first && look !== 'bare' && corner,
          marked && { outline: '2px solid', outlineColor: 'app.focus', outlineOffset: '2px' },
        ]}
      >
        {children}
        {onMenu && (
          <Box
            className="message-menu"
            sx={{
              position: 'absolute',
              top: 2,
              right: 2,
              borderRadius: '6px',
              bgcolor: 'app.raised',
              boxShadow: 2,
              '@media (hover: none)': { '&:not(:focus-within)': { pointerEvents: 'none' } },
            }}
          >
            <IconAction
              label={t('messageOptionsMenu.label')}
              icon={<EllipsisVertical size={16} strokeWidth={1.6} />}
              size="small"
              aria-haspopup="menu"
              disabled={menuDisabled}
              onClick={(event) => onMenu(event.currentTarget)}
            />
          </Box>
        )}
      </Box>
      {below}
    </Box>
  );
}
