import { createContext, use } from 'react';

type RouteExists = (path: string) => boolean;

const RoutesContext = createContext<RouteExists>(() => false);

/** Tells pages and features which addresses this build has, without their knowing the table of routes. */
export const RoutesProvider = RoutesContext.Provider;

/** Whether a page exists; a link to one that does not is not shown (S-09). */
export const useRouteExists = (): RouteExists => use(RoutesContext);
