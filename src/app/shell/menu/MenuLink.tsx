import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import { use } from 'react';
import { tip } from '@/components/feedback/tip';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { CurrentEntry } from './currentEntry';
import type { VisibleEntry } from './menuEntries';

export type MenuMark = 'alert' | 'dot';

interface MenuLinkProps {
  entry: VisibleEntry;
  collapsed: boolean;
  /** Inside a group: indented, without an icon. */
  nested?: boolean;
  /** Spoken text of the mark. */
  mark?: { kind: MenuMark; label: string } | null;
  onNavigate: () => void;
}

/**
 * One line of the side menu, followed by what holds it (`useLinkClicks`); collapsed, the label moves into a tooltip and
 * the mark onto the icon.
 */
export function MenuLink({ entry, collapsed, nested = false, mark = null, onNavigate }: MenuLinkProps) {
  const { t } = useTranslation();
  const { icon: Icon, label, to, preload } = entry;
  const isCurrent = use(CurrentEntry) === to;
  const name = t(label);
  // A hand on its way to the click: the page then asks for its data at once. What fails is fetched again, and told, there.
  const fetchAhead = () => void preload().catch(() => undefined);
  const dot = mark && (collapsed || mark.kind === 'dot');
  return (
    <Box
      component="a"
      {...tip(collapsed ? name : '', 'right')}
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 34,
        width: collapsed ? 40 : 'auto',
        px: collapsed ? 0 : 1.25,
        // A label that breaks into two lines in a wide font keeps its padding.
        py: nested ? 0.75 : 0.5,
        // Under the label of the group.
        ...(nested && { pl: '42px' }),
        justifyContent: collapsed ? 'center' : 'flex-start',
        borderRadius: 'var(--radius)',
        color: 'app.text2',
        fontWeight: 500,
        textDecoration: 'none',
        '&:hover': { bgcolor: 'app.hover', color: 'text.primary' },
        '&[aria-current]': { bgcolor: 'app.accentSoft', color: 'app.accent', fontWeight: 600 },
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      {!nested && <Icon size={20} aria-hidden />}
      {collapsed ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
      {mark && (
        <Box
          component="span"
          sx={[
            { display: 'grid', flex: 'none', color: 'app.error' },
            collapsed ? { position: 'absolute', top: 5, right: 5 } : { ml: 'auto' },
          ]}
        >
          {dot ? (
            <Box
              component="span"
              sx={{
                width: 8,
                height: 8,
                borderRadius: '50%',
                bgcolor: mark.kind === 'alert' ? 'app.errorSolid' : 'app.accent',
                forcedColorAdjust: 'none',
              }}
            />
          ) : (
            <CircleAlert size={16} aria-hidden />
          )}
          <VisuallyHidden>{mark.label}</VisuallyHidden>
        </Box>
      )}
    </Box>
  );
}
