import { createContext, use } from 'react';

type RouteExists = (path: string) => boolean;

const RoutesContext = createContext<RouteExists>(() => false);

/** Tells pages and features which addresses are open, without their knowing the table of routes. */
export const RoutesProvider = RoutesContext.Provider;

/** Whether a page exists and is open to who is signed in; a link to another one is not shown (S-09, SAFE-9). */
export const useRouteOpen = (): RouteExists => use(RoutesContext);
