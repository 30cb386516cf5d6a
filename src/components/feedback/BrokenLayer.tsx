import { useId, useLayoutEffect, useRef } from 'react';
import { BrokenPart, type BrokenPartProps } from './BrokenPart';

interface BrokenLayerProps extends Omit<BrokenPartProps, 'variant' | 'titleId'> {
  open: boolean;
  onClose: () => void;
}

/**
 * What stands in place of a dialog, a menu or a popover that threw or whose code cannot be had; it closes as that would
 * have (B-36, SAFE-17). The browser's own dialog, since the library's may be what is missing (PUB-45).
 */
export function BrokenLayer({ open, onClose, ...broken }: BrokenLayerProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      style={{
        border: 0,
        borderRadius: 'var(--radius)',
        padding: 0,
        background: 'var(--mui-palette-background-paper)',
        color: 'inherit',
      }}
      onCancel={(event) => {
        // Whoever owns the layer closes it.
        event.preventDefault();
        onClose();
      }}
    >
      {open && <BrokenPart variant="panel" titleId={titleId} onClose={onClose} {...broken} />}
    </dialog>
  );
}
