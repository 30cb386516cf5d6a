import axios from 'axios';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { asText } from './asText';
import { withTimeouts } from './timeouts';

/**
 * A client of its own, without the session: the token is the one somebody typed, so an answer of 401 concerns it alone
 * (contract back-office 4; decisions: 401). Every answer is an outcome to show, whatever its status.
 */
const externalHttp = axios.create({ ...asText, validateStatus: () => true });
externalHttp.interceptors.request.use(withTimeouts);

/** Where other systems send messages: the route itself starts with /api (contract back-office 0.1). */
export const externalEndpoint = (): string => `${runtimeConfig().apiUrl}/api/messages/send`;

export interface ExternalAnswer {
  status: number;
  body: unknown;
}

interface Target {
  token: string;
  /** Digits: country code, area code and number. */
  number: string;
  body: string;
}

async function post(token: string, content: object): Promise<ExternalAnswer> {
  const { status, data } = await externalHttp.post<unknown>(externalEndpoint(), content, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { status, body: data };
}

/** JSON {number, body} with the typed token as bearer (AP-02). */
export const sendExternalText = ({ token, number, body }: Target): Promise<ExternalAnswer> =>
  post(token, { number, body });

/** Multipart {number, body, medias} with the typed token as bearer; texts go before files (AP-03, PAIN-6.5). */
export function sendExternalMedia({
  token,
  number,
  body,
  files,
}: Target & { files: readonly File[] }): Promise<ExternalAnswer> {
  const form = new FormData();
  form.append('number', number);
  form.append('body', body);
  for (const file of files) form.append('medias', file);
  return post(token, form);
}
