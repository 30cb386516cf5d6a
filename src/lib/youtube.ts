const hosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const code = /^[\w-]{11}$/;

/** Code of a video in an address of YouTube, in any of its forms. */
function codeIn(address: string): string | null {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  const host = url.hostname.replace(/^www\./, '');
  if (!hosts.has(host)) return null;
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return parts[0] ?? null;
  if (parts[0] === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '') ? (parts[1] ?? null) : null;
}

/** Code of a help video: people store it alone or paste its whole address; anything else is no video (B-42). */
export function youtubeId(value: string | null | undefined): string | null {
  const text = String(value ?? '').trim();
  const found = code.test(text) ? text : codeIn(text);
  return found !== null && code.test(found) ? found : null;
}

/** The player, of the host that sets no cookies before it plays; it starts, as somebody has asked for it. */
export const youtubePlayer = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;

/** The video's own page, for browsers that show no player. */
export const youtubePage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

const pictures = 'https://img.youtube.com/vi/';

/** The video's thumbnail, 320 pixels wide (HV-01). */
export const youtubePicture = (id: string): string => `${pictures}${id}/mqdefault.jpg`;

/** Whether a picture is what the host shows in place of a thumbnail it does not have: grey, and 120 pixels wide. */
export const isStandIn = (src: string, width: number): boolean => src.startsWith(pictures) && width <= 120;
