import LinearProgress from '@mui/material/LinearProgress';
import { File } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileTypeOf, plainName } from '@/lib/links';
import styles from './FileTile.module.css';

interface FileTileProps {
  name: string;
  /** Type and size, or why there is nothing to open. */
  detail: string;
  action?: ReactNode;
  /** Share sent, 0 to 1. */
  progress?: number | null;
}

/** A file as a row: its type on a tile, its name, its size (design, "Bubble"). */
export function FileTile({ name, detail, action, progress = null }: FileTileProps) {
  const type = fileTypeOf(name);
  const shown = plainName(name);
  return (
    <div className={styles.tile} dir="ltr">
      <div className={styles.line}>
        <div className={styles.type} data-pdf={type === 'PDF' || undefined} aria-hidden>
          {type || <File size={18} />}
        </div>
        <div className={styles.texts}>
          <span className={styles.name} title={shown}>
            {shown}
          </span>
          <small>{detail}</small>
        </div>
        {action}
      </div>
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={shown}
          sx={{ mt: 0.75, borderRadius: '2px' }}
        />
      )}
    </div>
  );
}
