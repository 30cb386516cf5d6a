import { eachDayOfInterval, parseISO } from 'date-fns';
import type { DayRange, SlotCount, UserCount } from '@/api/dashboard';
import { formatDate } from '@/lib/dates';
import { calendarDay } from '@/lib/dueDate';
import { isOpenStart } from './period';

/** More days than that would not be points but a smear, and a mistyped year would cost millions of them. */
const mostDays = 5_000;

function slotsIn({ from, to }: DayRange): string[] {
  if (from === to) return Array.from({ length: 24 }, (_none, hour) => String(hour).padStart(2, '0'));
  return eachDayOfInterval({ start: parseISO(from), end: parseISO(to) }).map(calendarDay);
}

/** Every day or hour of the range, also those without conversations, which the server leaves out (contract 3.9). */
export function filledSlots(counts: readonly SlotCount[], range: DayRange): SlotCount[] {
  const first = counts[0]?.slot;
  const from = isOpenStart(range) && first !== undefined && first.length > 2 ? first : range.from;
  const span = (parseISO(range.to).getTime() - parseISO(from).getTime()) / 86_400_000;
  if (counts.length === 0 || span < 0 || span > mostDays) return [...counts];
  const amounts = new Map(counts.map(({ slot, amount }) => [slot, amount]));
  return slotsIn({ from, to: range.to }).map((slot) => ({ slot, amount: amounts.get(slot) ?? 0 }));
}

const isHour = (slot: string): boolean => slot.length === 2;

/** `dd/MM/yyyy`, or the whole hour as 09:00–09:59 (contract 6.7). */
export const slotName = (slot: string): string => (isHour(slot) ? `${slot}:00–${slot}:59` : formatDate(slot));

/** As short as an axis needs it. */
export const slotTick = (slot: string): string => (isHour(slot) ? `${slot}:00` : formatDate(slot).slice(0, 5));

export interface UserBars {
  bars: UserCount[];
  /** How many people the last bar stands for; 0 where each has one of their own. */
  others: number;
}

const byAmount = (one: UserCount, other: UserCount): number => other.amount - one.amount;

/** Everyone, busiest first; the sort is stable, so equal ones stay by name. */
export const sortedUsers = (users: readonly UserCount[]): UserCount[] => users.toSorted(byAmount);

/** The busiest as bars of their own, the rest as one: more bars than `most` would not fit the 280 px (D-12). */
export function userBars(users: readonly UserCount[], most: number): UserBars {
  const busy = sortedUsers(users).filter(({ amount }) => amount > 0);
  if (busy.length <= most) return { bars: busy, others: 0 };
  const [top, rest] = [busy.slice(0, most - 1), busy.slice(most - 1)];
  return {
    bars: [...top, { name: '', amount: rest.reduce((sum, { amount }) => sum + amount, 0) }],
    others: rest.length,
  };
}
