import type { CSSProperties, ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  component?: 'span' | 'div' | 'h1' | 'h2' | 'caption';
  id?: string;
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
export function VisuallyHidden({ children, component: Component = 'span', id }: VisuallyHiddenProps) {
  return (
    <Component id={id} style={hidden}>
      {children}
    </Component>
  );
}
