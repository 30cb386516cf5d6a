import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

const isLocal = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);

/**
 * A fixed list of origins with credentials; any other origin, that of a proxy in front included, gets 500 without CORS
 * headers (recorded/cors). Without a list every local one and the own are known.
 */
export function cors(origins: readonly string[] | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn = origin === new URL(c.req.url).origin;
    const known = origin !== undefined && (origins?.includes(origin) ?? (isOwn || isLocal(origin)));
    if (origin !== undefined && !known) throw new Error(`origin refused: ${origin}`);
    c.header('Access-Control-Allow-Credentials', 'true');
    if (known) c.header('Access-Control-Allow-Origin', origin);
    c.header('Vary', 'Origin');
    if (c.req.method !== 'OPTIONS') return next();
    c.header('Vary', 'Origin, Access-Control-Request-Headers');
    c.header('Access-Control-Allow-Methods', 'GET,HEAD,PUT,PATCH,POST,DELETE');
    const asked = c.req.header('access-control-request-headers');
    if (asked !== undefined) c.header('Access-Control-Allow-Headers', asked);
    return c.body(null, 204);
  };
}
