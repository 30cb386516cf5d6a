import { isRecord } from '@/lib/guards';
import { formatDueDate } from '@/lib/dueDate';

/** What a sign-in tells, as far as the browser keeps it. */
export interface Account {
  token: string;
  userId: number;
  companyId: number;
  /** As the server writes it. */
  dueDate: string;
  campaigns: boolean;
}

/**
 * The account in the answer to POST /auth/login.
 * @throws where it holds none
 */
export function accountIn(answer: unknown): Account {
  const user = isRecord(answer) && isRecord(answer['user']) ? answer['user'] : null;
  if (!isRecord(answer) || !user) throw new Error(`cannot sign in: ${JSON.stringify(answer)}`);
  const company = isRecord(user['company']) ? user['company'] : {};
  const settings = Array.isArray(company['settings']) ? company['settings'].filter(isRecord) : [];
  return {
    token: String(answer['token']),
    userId: Number(user['id']),
    companyId: Number(user['companyId']),
    dueDate: typeof company['dueDate'] === 'string' ? company['dueDate'] : '',
    campaigns: settings.some(({ key, value }) => key === 'campaignsEnabled' && value === 'true'),
  };
}

/** Entries of local storage that a sign-in leaves (contract 1.7), the token last. */
export const storedAccount = ({ token, userId, companyId, dueDate, campaigns }: Account): [string, string][] => [
  ['userId', String(userId)],
  ['companyId', String(companyId)],
  ['companyDueDate', formatDueDate(dueDate)],
  ...(campaigns ? [['cshow', 'true'] satisfies [string, string]] : []),
  ['token', JSON.stringify(token)],
];
