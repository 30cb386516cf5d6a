import type { CSSProperties, ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  component?: 'span' | 'div' | 'h1' | 'h2' | 'caption';
  id?: string;
  /** Of its own, inside what takes the direction of its text. */
  dir?: 'auto';
}

const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Text for assistive technology alone. */
export function VisuallyHidden({ children, component: Component = 'span', id, dir }: VisuallyHiddenProps) {
  return (
    <Component id={id} dir={dir} style={hidden}>
      {children}
    </Component>
  );
}
