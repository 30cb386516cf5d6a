import type { SessionUser } from '@/api/auth';

/** Asks for what the first page of a session shows, as soon as it is known whose session it is (sessionClient). */
export const readFirstPage = async (user: SessionUser, address: string): Promise<void> =>
  (await import('./sessionClient')).readFirstPage(user, address);
