import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { safeHttpUrl } from '@/lib/links';
import { avatarTint, initialsOf } from './avatarTint';
import { sxList } from './sxList';

interface ContactAvatarProps {
  /** The contact's or user's id; decides the tint, so a person keeps the colour. */
  id: number | string;
  name: string;
  src?: string | null | undefined;
  size?: number;
  /** Drawn over the lower right corner, such as a presence dot or an unread badge. */
  badge?: ReactNode;
  sx?: SxProps<Theme>;
}

/** What the server names when the network gives no picture (contract, core). */
const isPlaceholder = (src: string): boolean => /\/nopicture\.png(?:\?|$)/.test(src);

/** Picture or two initials. Decorative: the name stands beside it, and initials stay out of names (design, "Avatar"). */
export function ContactAvatar({ id, name, src, size = 40, badge, sx }: ContactAvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const address = safeHttpUrl(src);
  const picture = address && address !== failed && !isPlaceholder(address) ? address : null;
  return (
    <Box
      component="span"
      aria-hidden={badge ? undefined : true}
      data-initials={picture ? undefined : initialsOf(name)}
      sx={sxList(
        [
          {
            position: 'relative',
            display: 'inline-grid',
            placeItems: 'center',
            flex: 'none',
            width: size,
            height: size,
            borderRadius: '50%',
            fontSize: Math.max(10, Math.round(size * 0.35)),
            lineHeight: 1,
            fontWeight: 600,
            userSelect: 'none',
            '&::before': { content: 'attr(data-initials)' },
          },
          avatarTint(id),
        ],
        sx,
      )}
    >
      {picture && (
        <Box
          component="img"
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setFailed(picture)}
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, borderRadius: '50%', objectFit: 'cover' }}
        />
      )}
      {badge && (
        <Box component="span" sx={{ position: 'absolute', right: -2, bottom: -2, display: 'grid' }}>
          {badge}
        </Box>
      )}
    </Box>
  );
}
