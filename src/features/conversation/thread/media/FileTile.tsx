import LinearProgress from '@mui/material/LinearProgress';
import { File } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileTypeOf } from '@/lib/links';
import './media.css';

interface FileTileProps {
  name: string;
  /** Type and size, or why there is nothing to open. */
  detail: string;
  action?: ReactNode;
  /** Share sent, 0 to 1. */
  progress?: number | null;
}

/** A file as a row: its type on a tile, its name, its size (design, "Document"). */
export function FileTile({ name, detail, action, progress = null }: FileTileProps) {
  const type = fileTypeOf(name);
  return (
    <div className="file-tile">
      <div className="line">
        <div className="type" data-pdf={type === 'PDF' || undefined} aria-hidden>
          {type || <File size={18} strokeWidth={1.6} />}
        </div>
        <div className="texts">
          <span className="name" title={name}>
            {name}
          </span>
          <small>{detail}</small>
        </div>
        {action}
      </div>
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={name}
          sx={{ mt: 0.75, borderRadius: '2px' }}
        />
      )}
    </div>
  );
}
