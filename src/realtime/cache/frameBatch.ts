import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { DataOf, PartOf } from '@/api/typedKeys';
import { inIdleMoment } from '@/browser/idle';
import { applyWrites, toWrite, type Patch, type PendingWrite } from './patchQueries';

export interface PatchBatch {
  /** Buffers a patch of every query under a prefix until the next flush. */
  add: <Key extends QueryKey>(prefix: Key, patch: Patch<DataOf<Key>, PartOf<Key>>) => void;
  /** Writes what is buffered now. */
  flush: () => void;
  /** Drops what is buffered; the batch may be used again. */
  dispose: () => void;
}

/** A frame that took less, in milliseconds, leaves enough time to whoever types. */
const frameBudgetMs = 12;
const longestPauseMs = 250;
/** However busy the machine is, what happened shows after this long. */
const idleTimeoutMs = 750;
/** A hidden tab gets no frames, and its data must stay true all the same; a slow one gets its frame. */
const frameTimeoutMs = () => (document.hidden ? 100 : 400);

/**
 * Buffers the patches of one frame, so that a storm of events costs one write per query and one drawing
 * (docs/performance.md).
 *
 * ```
 * event, event …   buffered (`add`)
 * next frame       flushed: one write per query, then React draws (or `frameTimeoutMs`, where no frame comes)
 * after its paint  the frame is measured
 *   within budget  the next event is flushed in the next frame
 *   over budget    the next event waits as long as the frame took (`longestPauseMs` at most), then for an idle moment
 *                  (`idleTimeoutMs` at most), then for a frame
 * ```
 *
 * So on a slow machine events have half of its time at most, and what is typed meanwhile shows at once.
 */
export function createPatchBatch(client: QueryClient): PatchBatch {
  let pendingWrites: PendingWrite[] = [];
  /** Calls off the flush that is scheduled. */
  let cancelFlush: (() => void) | null = null;
  let pauseUntil = 0;
  let afterPaint: MessageChannel | null = null;

  /** A message posted in a frame arrives when the frame has been painted. */
  const measureFrame = (start: number): void => {
    afterPaint ??= new MessageChannel();
    afterPaint.port1.onmessage = () => {
      const now = performance.now();
      const frameMs = now - start;
      pauseUntil = frameMs < frameBudgetMs ? 0 : now + Math.min(frameMs, longestPauseMs);
    };
    afterPaint.port2.postMessage(null);
  };
  const unschedule = (): void => {
    cancelFlush?.();
    cancelFlush = null;
  };
  const flush = (): void => {
    unschedule();
    if (pendingWrites.length === 0) return;
    const writes = pendingWrites;
    pendingWrites = [];
    measureFrame(performance.now());
    applyWrites(client, writes);
  };
  const flushInFrame = (): void => {
    const frame = requestAnimationFrame(flush);
    const timer = setTimeout(flush, frameTimeoutMs());
    cancelFlush = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
  const flushAfter = (pauseMs: number): void => {
    const timer = setTimeout(() => {
      cancelFlush = inIdleMoment(flushInFrame, idleTimeoutMs, 0);
    }, pauseMs);
    cancelFlush = () => clearTimeout(timer);
  };
  return {
    add: (prefix, patch) => {
      pendingWrites.push(toWrite(prefix, patch));
      if (cancelFlush) return;
      const pauseMs = pauseUntil - performance.now();
      if (pauseMs > 0) flushAfter(pauseMs);
      else flushInFrame();
    },
    flush,
    dispose: () => {
      unschedule();
      afterPaint?.port1.close();
      afterPaint = null;
      pendingWrites = [];
    },
  };
}
