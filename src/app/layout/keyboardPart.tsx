import { useEffect, useState } from 'react';
import { latePart } from '@/components/latePart';

const keyboard = latePart(async () => (await import('../keyboard/Keyboard')).Keyboard);

/** Shortcuts and palette: not before the page is drawn, and a network that fails costs these alone (B-25). */
export function KeyboardPart() {
  const [here, setHere] = useState(false);
  useEffect(() => {
    keyboard.warm().then(
      () => setHere(true),
      () => undefined,
    );
  }, []);
  return here && <keyboard.Part />;
}
