import { lazyPart } from '@/components/lazy/lazyPart';

/** What is wrong with the connections: nothing to tell in the first seconds of a page (B-09). */
export const { Component: ConnectionStatus } = lazyPart(
  async () => (await import('./ConnectionStatus')).ConnectionStatus,
  { afterPaint: true },
);
