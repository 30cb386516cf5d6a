import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import './rows.css';

interface LinesStyle extends CSSProperties {
  '--lines': number;
}

/** A text of any length in a table, cut after its first line. */
export function TextCell({ text, lines = 1 }: { text: string | null | undefined; lines?: number }) {
  const style: LinesStyle = { '--lines': lines };
  return (
    <span className="cell-text" style={style}>
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
  if (name === '') return <span className="cell-none">{none}</span>;
  return (
    <span className="cell-file">
      <Icon size={16} strokeWidth={1.6} aria-hidden />
      <span>{name}</span>
    </span>
  );
}
