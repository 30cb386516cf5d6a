import { describe, expect, it } from 'vitest';
import { layOutDay } from './dayLayout';

const timed = (...minutes: number[]) => minutes.map((minute, item) => ({ item, minutes: minute }));

describe('messages of a day side by side', () => {
  it('SC-01 those that do not meet have the whole width, those that do share it', () => {
    const { placed, rest } = layOutDay(timed(540, 600, 610), 45, 3);
    expect(placed.map(({ item, lane, lanes }) => [item, lane, lanes])).toEqual([
      [0, 0, 1],
      [1, 0, 2],
      [2, 1, 2],
    ]);
    expect(rest).toEqual([]);
  });

  it('SC-01 a lane is used again as soon as it is free', () => {
    const { placed } = layOutDay(timed(540, 560, 590), 45, 3);
    expect(placed.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  });

  it('SC-01 a crowded time says how many more there are, and loses none', () => {
    const { placed, rest } = layOutDay(timed(540, 540, 540, 545, 700), 45, 2);
    expect(placed.map(({ item }) => item)).toEqual([0, 4]);
    expect(rest).toEqual([{ minutes: 540, items: [1, 2, 3], lane: 1, lanes: 2 }]);
  });

  it('SC-01 where there is one lane alone the first gives way to the number', () => {
    const { placed, rest } = layOutDay(timed(540, 550), 45, 1);
    expect(placed).toEqual([]);
    expect(rest.map(({ items }) => items)).toEqual([[0, 1]]);
  });
});
