import { memo, type ReactNode } from 'react';

interface DrawnRowProps {
  index: number;
  /** The same function as long as the rows and what is shown of them are the same. */
  draw: (index: number) => ReactNode;
}

/** The window over a long list changes on every scroll; the rows that stay in it are not drawn anew. */
export const DrawnRow = memo(function DrawnRow({ index, draw }: DrawnRowProps) {
  return draw(index);
});
