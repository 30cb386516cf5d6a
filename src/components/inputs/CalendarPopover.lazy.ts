import { lazyPart } from '@/components/lazy/lazyPart';

/** The calendar of a date field: a library that comes when it is opened. */
export const { Component: CalendarPopover } = lazyPart(async () => (await import('./CalendarPopover')).CalendarPopover);
