/** Height of every row in px, as in row.css; the list counts on it. */
export const rowHeight = 86;
