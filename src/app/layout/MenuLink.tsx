import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { tip } from '@/components/tip';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import type { VisibleEntry } from './menuEntries';

export type MenuMark = 'alert' | 'dot';

interface MenuLinkProps {
  entry: VisibleEntry;
  collapsed: boolean;
  /** Stands under the line of its group, without an icon. */
  nested?: boolean;
  /** What the mark says beside its shape. */
  mark?: { kind: MenuMark; label: string } | null;
  onNavigate: () => void;
}

/** One line of the side menu; collapsed, the label moves into a tooltip and the mark onto the icon. */
export function MenuLink({ entry, collapsed, nested = false, mark = null, onNavigate }: MenuLinkProps) {
  const { t } = useTranslation();
  const { icon: Icon, label, to, exact } = entry;
  const name = t(label);
  const dot = mark && (collapsed || mark.kind === 'dot');
  return (
    <Box
      component={NavLink}
      {...tip(collapsed ? name : '', 'right')}
      to={to}
      end={exact}
      onClick={onNavigate}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        height: 34,
        width: collapsed ? 40 : 'auto',
        px: collapsed ? 0 : 1.25,
        // Under the label of the group.
        ...(nested && { pl: '42px', height: 'auto', minHeight: 34, py: 0.75 }),
        justifyContent: collapsed ? 'center' : 'flex-start',
        borderRadius: '8px',
        color: 'app.text2',
        fontWeight: 500,
        textDecoration: 'none',
        '&:hover': { bgcolor: 'app.hover', color: 'text.primary' },
        '&[aria-current]': { bgcolor: 'app.accentSoft', color: 'app.accent', fontWeight: 600 },
        '@media (pointer: coarse)': nested ? { minHeight: 44 } : { height: 44 },
      }}
    >
      {!nested && <Icon size={20} strokeWidth={1.6} aria-hidden style={{ flex: 'none' }} />}
      {collapsed ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Box
          component="span"
          sx={nested ? null : { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
      )}
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
            <CircleAlert size={16} strokeWidth={1.8} aria-hidden />
          )}
          <VisuallyHidden>{mark.label}</VisuallyHidden>
        </Box>
      )}
    </Box>
  );
}
