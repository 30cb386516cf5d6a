import { inkOn, parseColor, safeColor } from '@/lib/color';
import type { Brand } from '@/lib/runtimeConfig';
import { standardColors } from './themeTokens';

const xml = (text: string): string => `&#${text.codePointAt(0) ?? 0};`;

/** Icon of the tab of a brand of its own: its first letter in its colour, not the product's mark (B-11, B-40). */
export function brandIcon({ name, primary }: Brand, unread: boolean): string {
  const { primary: standard, errorSolid, surface } = standardColors;
  const ground = safeColor(primary) ?? standard;
  const ink = inkOn(parseColor(ground) ?? [0, 0, 0]);
  const letter = xml([...name.toUpperCase()][0] ?? '');
  const dot = `<circle cx="25" cy="7" r="7" fill="${surface}"/><circle cx="25" cy="7" r="5.5" fill="${errorSolid}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="1" width="30" height="30" rx="8" fill="${ground}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="600" text-anchor="middle" fill="${ink}">${letter}</text>${unread ? dot : ''}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
