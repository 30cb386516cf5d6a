import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import styles from './cells.module.css';

interface LinesStyle extends CSSProperties {
  '--lines': number;
}

/** A person by picture and name. */
export function PersonCell({ id, name, src }: { id: number; name: string; src: string | null | undefined }) {
  return (
    <span className={styles.person}>
      <ContactAvatar id={id} name={name} src={src} size={32} />
      <span>{name}</span>
    </span>
  );
}

/** What stands where a record has nothing to show, translated. */
export const NoneCell = ({ text }: { text: string }) => <span className={styles.none}>{text}</span>;

/** A text of any length in a table, cut after its first line. */
export function TextCell({ text, lines = 1 }: { text: string | null | undefined; lines?: number }) {
  const style: LinesStyle = { '--lines': lines };
  return (
    <span className={styles.text} style={style}>
      {text}
    </span>
  );
}

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
      <span>{name}</span>
    </span>
  );
}
