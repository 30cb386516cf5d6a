/** Height of an hour. */
export const hourPx = 60;

/** Height of a message, which is a point in time: two lines, and enough for a finger. */
export const eventPx = 44;
