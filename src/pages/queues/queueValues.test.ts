import { describe, expect, it } from 'vitest';
import { contrast, inkOn, parseColor } from '@/lib/color';
import { freeShade } from './queueValues';

describe('the colour of a new queue', () => {
  it('DAY-17 is least like those of the others, whatever their writing; sixty queues have sixty colours to be read on', () => {
    const taken = [{ color: 'rgb(0,0,0)' }, { color: 'none' }];
    const first = freeShade(taken);
    expect(first).toMatch(/^#[\dA-F]{6}$/);
    expect(freeShade([...taken, { color: first.toLowerCase() }])).not.toBe(first);
    for (let count = 0; count < 60; count += 1) taken.push({ color: freeShade(taken) });
    expect(new Set(taken.map(({ color }) => color)).size).toBe(taken.length);
    for (const { color } of taken.slice(2)) {
      const shade = parseColor(color) ?? [0, 0, 0];
      expect(contrast(shade, parseColor(inkOn(shade)) ?? shade)).toBeGreaterThan(4.5);
    }
  });
});
