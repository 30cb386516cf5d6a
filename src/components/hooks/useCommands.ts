import { useEffect, useLayoutEffect, useRef } from 'react';
import { commandsChanged, offerCommands, type Commands } from '@/browser/commands';

/** Offers what the calling part can do to keys and palette, while it is mounted (B-25). */
export function useCommands(commands: Commands): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  // With the drawing itself: what is seen hears its keys.
  useLayoutEffect(() => offerCommands(() => latest.current), []);
  useEffect(commandsChanged);
}
