const nearPx = 100;

/** Whether a scrolled element stands within 100 px of its end, where a list asks for more (T-11, I-15). */
export const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= nearPx;
