import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Browsers give a picture that is dragged out of the page as a file as well; this marks it as the app's (PUB-70). */
const ownDrag = 'application/x-own-drag';

const markOwn = ({ dataTransfer }: DragEvent): void => dataTransfer?.setData(ownDrag, '1');

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null && dataTransfer.types.includes('Files') && !dataTransfer.types.includes(ownDrag);

/** What was dropped or pasted: files, and whether there was a folder, which looks like a file but can never be read. */
export function filesOf({ items, files }: DataTransfer): { files: File[]; hasFolder: boolean } {
  const given = [...items].filter(({ kind }) => kind === 'file');
  const isFolder = (index: number): boolean => given[index]?.webkitGetAsEntry?.()?.isDirectory === true;
  const real = [...files].filter((_file, index) => !isFolder(index));
  return { files: real, hasFolder: real.length < files.length };
}

/**
 * Whether files were meant by what is pasted. Spreadsheets put a picture of the cells beside their text, which is meant
 * then; file managers put the names or paths of the files there (PUB-36).
 */
export function meansFiles(given: DataTransfer): boolean {
  const names = [...given.files].flatMap(({ name }) => [name.normalize(), encodeURI(name)]);
  const lines = given.getData('text/plain').normalize().trim();
  return (
    names.length > 0 &&
    (lines === '' || lines.split(/[\r\n]+/).every((line) => names.includes(line.replace(/.*[\\/]/, ''))))
  );
}

/** Files dropped anywhere over the conversation column that holds the element (B-03). */
export function useDropZone(ref: RefObject<HTMLElement | null>, onDrop: (given: DataTransfer) => void) {
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const [over, setOver] = useState(false);

  const handleDrop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
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
    document.addEventListener('dragstart', markOwn);
    zone.addEventListener('dragenter', handleOver);
    zone.addEventListener('dragover', handleOver);
    zone.addEventListener('dragleave', handleLeave);
    zone.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragstart', markOwn);
      zone.removeEventListener('dragenter', handleOver);
      zone.removeEventListener('dragover', handleOver);
      zone.removeEventListener('dragleave', handleLeave);
      zone.removeEventListener('drop', drop);
    };
  }, [ref]);

  return { column, over };
}
