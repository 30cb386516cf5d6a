import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { pause } from '@/lib/pause';
import { backend } from './world';

/** The browser's cookies for the backend: jsdom and msw neither keep nor send httpOnly ones. */
const jar = new Map<string, string>();

export function storeCookie(line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
  const gone = attributes.some((part) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(part));
  if (gone || value === '') jar.delete(name);
  else jar.set(name, value);
}

export const clearCookies = (): void => jar.clear();

let pending = 0;

/** Waits until no call is under way, at most 300 ms: a page that is gone must not reach into the next test. */
export async function callsSettled(): Promise<void> {
  for (let waited = 0; pending > 0 && waited < 300; waited += 10) {
    await pause(10);
  }
}

async function answer(call: { request: Request }): Promise<Response> {
  pending += 1;
  try {
    return await answerOf(call);
  } finally {
    pending -= 1;
  }
}

async function answerOf({ request }: { request: Request }): Promise<Response> {
  // A new Headers from the old one would keep only the content type of a multipart request (msw 2.15).
  const headers = new Headers([...request.headers]);
  const mayCarry = request.credentials === 'include';
  if (mayCarry && jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  const bare = request.method === 'GET' || request.method === 'HEAD';
  const body = bare ? null : await request.arrayBuffer();
  const response = await backend.handle(new Request(request.url, { method: request.method, headers, body }));
  if (response.type === 'error') return HttpResponse.error();
  if (mayCarry) response.headers.getSetCookie().forEach(storeCookie);
  return response;
}

/** Every REST call and every uploaded file is answered by the embedded backend; add handlers on top with `server.use`. */
export const server = setupServer(http.all('*/api/*', answer), http.all('*/public/*', answer));

/** Addresses of the calls of this test so far, whoever answered them. */
export const startedCalls: URL[] = [];
server.events.on('request:start', ({ request }) => void startedCalls.push(new URL(request.url)));

/** Sockets are real ones; any other address nobody answers for is a mistake. */
export function refuseStrangers(request: Request, print: { error: () => void }): void {
  const { pathname, protocol } = new URL(request.url);
  if (pathname.startsWith('/socket.io/') || protocol === 'ws:' || protocol === 'blob:' || protocol === 'data:') return;
  print.error();
}
