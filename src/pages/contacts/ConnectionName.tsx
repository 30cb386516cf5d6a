import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { connectionList, type Connection } from '@/api/connections';
import { useSession } from '@/contexts/AuthContext';
import { TextCell } from '@/lists/cells';

type Names = ReadonlyMap<number, string>;

const none: Names = new Map();
const NamesContext = createContext(none);

const namesOf = (connections: readonly Connection[]): Names => new Map(connections.map(({ id, name }) => [id, name]));

/** Asks for the company's connections once for all the rows within. */
export function ConnectionNames({ children }: { children: ReactNode }) {
  const { companyId } = useSession().user;
  const { data } = useQuery({ ...connectionList(companyId), select: namesOf });
  return <NamesContext value={data ?? none}>{children}</NamesContext>;
}

/** The connection a contact came through; nothing where it is unknown or gone (C-07). */
export function ConnectionName({ id }: { id: number | null | undefined }) {
  return <TextCell>{(id == null ? undefined : use(NamesContext).get(id)) ?? '–'}</TextCell>;
}
