import { useParams } from 'react-router-dom';

/** The list that the address names; null for an address that names none. */
export function useListId(): number | null {
  const { contactListId = '' } = useParams();
  return /^[1-9]\d*$/.test(contactListId) ? Number(contactListId) : null;
}
