import { useEffect, useState, type RefObject } from 'react';

const dayNumberPx = 34;
const headPx = 29;

const chipPx = (): number => (window.matchMedia('(pointer: coarse)').matches ? 46 : 26);

/** How many messages the days of a month can show, by the height of its rows; the last line may say "more". */
export function useCapacity(grid: RefObject<HTMLElement | null>, weeks: number): number {
  const [capacity, setCapacity] = useState(3);
  useEffect(() => {
    const area = grid.current;
    if (!area) return undefined;
    const measure = () => {
      const row = (area.clientHeight - headPx) / weeks;
      setCapacity(Math.max(2, Math.floor((row - dayNumberPx) / chipPx())));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    return () => observer.disconnect();
  }, [grid, weeks]);
  return capacity;
}
