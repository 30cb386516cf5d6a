import { useEffect, useState, type ReactNode } from 'react';
import { onComeback } from '@/browser/comeback';
import { safeHttpUrl } from '@/lib/links';
import { rem } from '@/lib/rem';
import { avatarTint, initialsOf } from './avatarTint';
import styles from './ContactAvatar.module.css';

interface ContactAvatarProps {
  /** The contact's or user's id; decides the tint, so a person keeps the colour. */
  id: number | string;
  name: string;
  src?: string | null | undefined;
  size?: number;
  /** Drawn over the lower right corner, such as a presence dot or an unread badge. */
  badge?: ReactNode;
}

/** What the server names when the network gives no picture (contract, core). */
const isPlaceholder = (src: string): boolean => /\/nopicture\.png(?:\?|$)/.test(src);

/** Picture or two initials. Decorative: the name stands beside it, and initials stay out of names (design, "Avatar"). */
export function ContactAvatar({ id, name, src, size = 40, badge }: ContactAvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // Silently tried again once the network is back (REAL-6).
  useEffect(() => (failed === null ? undefined : onComeback(() => setFailed(null))), [failed]);
  const address = safeHttpUrl(src);
  const picture = address && address !== failed && !isPlaceholder(address) ? address : null;
  return (
    <span
      className={styles.avatar}
      aria-hidden={badge ? undefined : true}
      // Below the picture as well, which they stand for until it is drawn (DAY-24); the network has JPEG alone.
      data-initials={initialsOf(name)}
      style={{
        width: rem(size),
        height: rem(size),
        fontSize: rem(Math.max(10, Math.round(size * 0.35))),
        ...avatarTint(id),
      }}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setFailed(picture)}
        />
      )}
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}
