import type { WorkingDay } from '../types.ts';

const days = [
  ['Segunda-feira', 'monday'],
  ['Terça-feira', 'tuesday'],
  ['Quarta-feira', 'wednesday'],
  ['Quinta-feira', 'thursday'],
  ['Sexta-feira', 'friday'],
  ['Sábado', 'saturday'],
  ['Domingo', 'sunday'],
] as const;

/** Office hours: five full days, a short Saturday, a closed Sunday. */
export const week = (startTime: string, endTime: string): WorkingDay[] =>
  days.map(([weekday, weekdayEn]) => {
    if (weekdayEn === 'sunday') return { weekday, weekdayEn, startTime: '', endTime: '' };
    return { weekday, weekdayEn, startTime, endTime: weekdayEn === 'saturday' ? '12:00' : endTime };
  });
