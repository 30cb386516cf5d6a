import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Files dropped anywhere over the conversation column that holds the element (B-03). */
export function useDropZone(ref: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const [over, setOver] = useState(false);

  const handleDrop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const zone = ref.current?.closest('section');
    if (!zone) return undefined;
    setColumn(zone);
    const handleOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Without this the browser would open the file in place of the app.
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = (event: DragEvent): void => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !zone.contains(to)) setOver(false);
    };
    const drop = (event: DragEvent): void => handleDrop(event);
    zone.addEventListener('dragenter', handleOver);
    zone.addEventListener('dragover', handleOver);
    zone.addEventListener('dragleave', handleLeave);
    zone.addEventListener('drop', drop);
    return () => {
      zone.removeEventListener('dragenter', handleOver);
      zone.removeEventListener('dragover', handleOver);
      zone.removeEventListener('dragleave', handleLeave);
      zone.removeEventListener('drop', drop);
    };
  }, [ref]);

  return { column, over };
}
