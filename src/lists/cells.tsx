import Link from '@mui/material/Link';
import type { LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { tipWhole } from '@/components/feedback/tip';
import { ColorChip } from '@/components/text/ColorChip';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { formatPhone } from '@/lib/phone';
import styles from './cells.module.css';

interface LinesStyle extends CSSProperties {
  '--lines': number;
}

/**
 * A text of any length: in a table it ends in "…" where there is no room for more, and shows the rest as a tooltip.
 * Whatever people write stands in one; other cells keep their words whole.
 */
export function TextCell({ lines = 1, children }: { lines?: number; children: ReactNode }) {
  const style: LinesStyle = { '--lines': lines };
  return (
    <span className={styles.text} dir="auto" style={style} {...tipWhole}>
      {children}
    </span>
  );
}

/** A telephone number as people read it, which keeps its room. */
export const PhoneCell = ({ number }: { number: string }) => (
  <span className={styles.text} data-phone {...tipWhole}>
    {formatPhone(number)}
  </span>
);

/** A text that leads to a page of its record. */
export function LinkCell({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} component={RouterLink} to={to} color="inherit" underline="hover" {...tipWhole}>
      <TextCell>{children}</TextCell>
    </Link>
  );
}

/** A queue or a tag. */
export const ChipCell = ({ color, label }: { color: unknown; label: string }) => (
  <span className={styles.chip} {...tipWhole}>
    <ColorChip size="large" color={color} label={label} />
  </span>
);

/** A person by picture and name. */
export function PersonCell({ id, name, src }: { id: number; name: string; src?: string | null | undefined }) {
  return (
    <span className={styles.person}>
      <ContactAvatar id={id} name={name} src={src} size={32} />
      <TextCell>{name}</TextCell>
    </span>
  );
}

/** What stands where a record has nothing to show, translated. */
export const NoneCell = ({ text }: { text: string }) => <span className={styles.none}>{text}</span>;

interface FileCellProps {
  icon: LucideIcon;
  /** Of the file; empty: there is none. */
  name: string;
  /** What stands there without a file, translated. */
  none: string;
}

/** The file of a record by its name. */
export function FileCell({ icon: Icon, name, none }: FileCellProps) {
  if (name === '') return <NoneCell text={none} />;
  return (
    <span className={styles.file}>
      <Icon size={16} aria-hidden />
      <TextCell>{name}</TextCell>
    </span>
  );
}
