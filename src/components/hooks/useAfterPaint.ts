import { useEffect, useState } from 'react';

/** A hidden tab gets no frames. */
const withoutFrameMs = 250;

/**
 * True once the frame with which this part came is painted: what can follow then is not waited for by what has to be in
 * that frame.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const done = () => setPainted(true);
    let timer = setTimeout(done, withoutFrameMs);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      // After the work of the frame.
      timer = setTimeout(done);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
