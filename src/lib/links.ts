import { runtimeConfig } from './runtimeConfig';

/** An address that may become a link: http(s) only, never `javascript:` or `data:` (B-18, B-42). */
export function safeHttpUrl(value: string | null | undefined): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  // Asked first, since a location may hold thousands of texts that are none, and an error costs more than an answer.
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Halves of a letter, which no address can carry. */
const halves = /\p{Surrogate}/gu;

const encodeSegment = (segment: string): string => encodeURIComponent(segment.replace(halves, '\uFFFD'));

/**
 * Address of an upload. The server does not encode names, so blanks, accents, `#`, `?` and `%` occur (contract 5.7): a
 * name that looks encoded, such as `50%25.pdf`, is called just that (PUB-30).
 */
export function mediaHref(mediaUrl: string | null | undefined): string | null {
  if (typeof mediaUrl !== 'string' || mediaUrl === '') return null;
  const absolute = /^https?:\/\//i.test(mediaUrl)
    ? mediaUrl
    : `${runtimeConfig().filesUrl}/${mediaUrl.replace(/^\/+/, '')}`;
  if (!/^https?:\/\//i.test(mediaUrl) && /^[a-z][a-z0-9+.-]*:/i.test(mediaUrl)) return null;
  const match = /^(https?:\/\/[^/]+)(\/[\s\S]*)?$/i.exec(absolute);
  if (!match) return null;
  const [, origin = '', rest = ''] = match;
  const query = rest.search(/\?[\w-]+=/);
  const path = query === -1 ? rest : rest.slice(0, query);
  return safeHttpUrl(origin + path.split('/').map(encodeSegment).join('/') + (query === -1 ? '' : rest.slice(query)));
}

/**
 * The name of a file without what breaks its line or turns its letters around: `foto_<U+202E>gpj.exe` would be read as a
 * picture (SAFE-17).
 */
export const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '');

/** Name of an uploaded file as a person knows it: the server puts milliseconds in front (contract 5.7). */
export function fileNameOf(mediaUrl: string | null | undefined): string {
  const address = typeof mediaUrl === 'string' ? mediaUrl : '';
  const query = address.search(/\?[\w-]+=/);
  const path = query === -1 ? address : address.slice(0, query);
  return plainName(path.slice(path.lastIndexOf('/') + 1)).replace(/^\d{12,14}[_-](?=.)/, '');
}

/** Ending of a file name in capitals, at most five letters; empty when there is none. */
export const fileTypeOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '';

/** A picture inside a message: real base64 of a raster format, nothing else (B-42). */
export function safeImageData(value: string | null | undefined): string | null {
  const match = /^data:image\/(png|jpe?g|webp);base64,([a-z0-9+/=\s]+)$/i.exec(value ?? '');
  const data = match?.[2]?.replace(/\s+/g, '');
  return match && data ? `data:image/${match[1]?.toLowerCase()};base64,${data}` : null;
}
