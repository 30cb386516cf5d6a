import { useEffect, useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import styles from './Composer.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'style' | 'className'> {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  maxRows: number;
  /** Space around the text, in pixels; a click there is a click into the text. */
  space: { top: number; side: number; bottom: number };
  /** A field beside the box, to which no stray letter goes. */
  'data-caption'?: '';
}

/** Whether the browser itself makes a field as high as its text. */
const growsByItself = (): boolean => 'fieldSizing' in document.documentElement.style;

function fit(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}

/** A text area as high as its text, up to some rows (P-02, B-22). Measured only where the browser cannot do it. */
export function TextArea({ fieldRef, maxRows, space, value, ...props }: TextAreaProps) {
  useLayoutEffect(() => {
    if (!growsByItself()) fit(fieldRef.current);
  }, [fieldRef, value]);

  useEffect(() => {
    const field = fieldRef.current;
    if (!field || growsByItself()) return undefined;
    // Another width breaks the lines elsewhere.
    const observer = new ResizeObserver(() => fit(field));
    observer.observe(field);
    return () => observer.disconnect();
  }, [fieldRef]);

  return (
    <textarea
      ref={fieldRef}
      rows={1}
      dir="auto"
      value={value}
      className={styles.text}
      {...props}
      style={{
        // Chromium lays an emptied field out without its line for a moment, and the conversation above it, which stands
        // at its end, is moved by that line for good (DAY-14).
        minHeight: `calc(1lh + ${space.top + space.bottom}px)`,
        padding: `${space.top}px ${space.side}px ${space.bottom}px`,
        maxHeight: `calc(${maxRows}lh + ${space.top + space.bottom}px)`,
      }}
    />
  );
}
