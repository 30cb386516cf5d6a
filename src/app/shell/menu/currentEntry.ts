import { createContext } from 'react';

/** Where the entry of the menu leads whose page is shown; null where none is. */
export const CurrentEntry = createContext<string | null>(null);
