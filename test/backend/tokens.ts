import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from './types.ts';
import { isRecord } from './parse.ts';

const encode = (value: string): string => Buffer.from(value).toString('base64url');
const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** A real HS256 token, so that the client can read `exp`. */
export function signToken(claims: Payload, secret: string, seconds: number, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const head = encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));
  const text = `${head}.${encode(JSON.stringify({ ...claims, iat, exp: iat + seconds }))}`;
  return `${text}.${sign(text, secret)}`;
}

/** The claims, or null when the token is malformed, forged or expired. */
export function readToken(token: string, secret: string, now: Date): Payload | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(`${head}.${body}`, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  if (!isRecord(claims) || Number(claims.exp) * 1000 <= now.getTime()) return null;
  return claims;
}
