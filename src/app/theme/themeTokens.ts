import type { PaletteOptions, ThemeOptions } from '@mui/material/styles';
import { inkOn, luminance, mix, parseColor, readable, toHex, type Rgb } from '@/lib/color';

/** By MUI's own name: the same rules over another theme are compared piece by piece, a seventh of the type check. */
export type Overrides = NonNullable<ThemeOptions['components']>;

/** Every colour that has no place of its own in the MUI palette (design, "Colour"). */
const appLight = {
  bg: '#F3F5F8',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F7F9FB',
  thread: '#EBEFF4',
  hover: '#EFF2F6',
  pressed: '#E3E8EE',
  selected: '#E3EEFA',
  overlay: 'rgb(14 22 31 / 0.46)',
  text2: '#4A5766',
  text3: '#5A6776',
  textOff: '#8D98A5',
  border: '#CAD2DB',
  inputLine: '#738294',
  primary: '#00509E',
  onPrimary: '#FFFFFF',
  primaryInk: '#00509E',
  accent: '#00509E',
  onAccent: '#FFFFFF',
  accentSoft: '#E3EEFA',
  focus: '#1468D6',
  own: '#D5E7FB',
  ownInset: '#C3DBF5',
  ownText: '#0F2030',
  ownMeta: '#435569',
  ackRead: '#005FBD',
  contact: '#FFFFFF',
  contactInset: '#F0F3F7',
  contactText: '#15202B',
  contactMeta: '#5A6776',
  note: '#FFF3CF',
  noteLine: '#E5C977',
  noteText: '#3D3006',
  noteMeta: '#6A5613',
  success: '#136C39',
  successSoft: '#E0F3E7',
  successSolid: '#17783F',
  onSuccessSolid: '#FFFFFF',
  warning: '#7D4F00',
  warningSoft: '#FFF0D0',
  error: '#B3261E',
  errorSoft: '#FCE9E7',
  errorSolid: '#B3261E',
  onErrorSolid: '#FFFFFF',
  /** Rows of companies by their due date. */
  dueSoon: '#FFF8B5',
  dueNear: '#FDDDAE',
  dueGone: '#F9C9C4',
  info: '#00509E',
  infoSoft: '#E3EEFA',
  star: '#B26A00',
  ch1: '#00509E',
  ch2: '#0E8A7D',
  ch3: '#B25E09',
  ch4: '#7A4FB5',
  ch5: '#B23A6B',
  ch6: '#55677A',
  grid: '#E2E7ED',
  avatar1: '#D7E6FA',
  avatar2: '#D5EFE6',
  avatar3: '#FBE3CD',
  avatar4: '#E8DEFA',
  avatar5: '#FADBE5',
  avatar6: '#E0E6EC',
  avatarInk1: '#0C3F78',
  avatarInk2: '#0D5142',
  avatarInk3: '#71390A',
  avatarInk4: '#4D2B86',
  avatarInk5: '#7B1F45',
  avatarInk6: '#344353',
  tooltip: '#15202B',
  onTooltip: '#FFFFFF',
  sh1: '0 1px 2px rgb(18 32 47 / 0.07)',
  sh2: '0 6px 20px rgb(18 32 47 / 0.12), 0 1px 3px rgb(18 32 47 / 0.08)',
  sh3: '0 20px 56px rgb(18 32 47 / 0.24), 0 2px 8px rgb(18 32 47 / 0.1)',
  /** How much of a data colour tints a soft chip, lightens its dot and the queue bar. */
  chipMix: '15%',
  dotKeep: '100%',
  barKeep: '100%',
};

/** For pictures made outside the page's styles. */
export const standardColors = appLight;

/** The names under `palette.app`; `sx={{ bgcolor: 'app.own' }}` works for each. */
export type AppColors = typeof appLight;

const appDark: AppColors = {
  bg: '#0C1117',
  surface: '#141A22',
  raised: '#1B232D',
  sunken: '#10161D',
  thread: '#0E141B',
  hover: '#1C242E',
  pressed: '#26303C',
  selected: '#1B2B3F',
  overlay: 'rgb(2 5 9 / 0.62)',
  text2: '#ADB8C5',
  text3: '#98A5B4',
  textOff: '#667382',
  border: '#37434F',
  inputLine: '#69788A',
  primary: '#FFFFFF',
  onPrimary: '#0C1117',
  primaryInk: '#FFFFFF',
  accent: '#86B9F7',
  onAccent: '#06182B',
  accentSoft: '#18304D',
  focus: '#8DBCFF',
  own: '#1A426F',
  ownInset: '#143558',
  ownText: '#EDF4FC',
  ownMeta: '#B4C9E0',
  ackRead: '#7FCBFF',
  contact: '#1F2832',
  contactInset: '#29333F',
  contactText: '#E8EDF3',
  contactMeta: '#A3AFBD',
  note: '#352B10',
  noteLine: '#6B5820',
  noteText: '#F7E8BA',
  noteMeta: '#D6C388',
  success: '#6AD69D',
  successSoft: '#123020',
  successSolid: '#6AD69D',
  onSuccessSolid: '#06200F',
  warning: '#F1B94F',
  warningSoft: '#35280C',
  error: '#FF988E',
  errorSoft: '#3F1B1B',
  errorSolid: '#FF988E',
  onErrorSolid: '#2B0705',
  dueSoon: '#3B3810',
  dueNear: '#4A3009',
  dueGone: '#561F1D',
  info: '#86B9F7',
  infoSoft: '#18304D',
  star: '#F1B94F',
  ch1: '#6FA8F0',
  ch2: '#4CC2B4',
  ch3: '#E8A04E',
  ch4: '#B597EA',
  ch5: '#EA86AD',
  ch6: '#94A5B8',
  grid: '#252E39',
  avatar1: '#1D3D63',
  avatar2: '#14443A',
  avatar3: '#523012',
  avatar4: '#3C2A63',
  avatar5: '#561F37',
  avatar6: '#2F3B48',
  avatarInk1: '#CDE2FB',
  avatarInk2: '#BFEEDF',
  avatarInk3: '#FADFC4',
  avatarInk4: '#E3D6FB',
  avatarInk5: '#FBD4E0',
  avatarInk6: '#DBE3EB',
  tooltip: '#E8EDF3',
  onTooltip: '#0C1117',
  sh1: '0 1px 2px rgb(0 0 0 / 0.35)',
  sh2: '0 8px 24px rgb(0 0 0 / 0.5), 0 0 0 1px #2B3541',
  sh3: '0 24px 64px rgb(0 0 0 / 0.62), 0 0 0 1px #303B48',
  chipMix: '24%',
  dotKeep: '72%',
  barKeep: '80%',
};

const base = {
  light: { app: appLight, text: '#15202B', divider: '#E2E7ED', primaryHover: '#003F7E', errorHover: '#8F1D17' },
  dark: { app: appDark, text: '#E8EDF3', divider: '#252E39', primaryHover: '#DBE2EA', errorHover: '#FFB3AB' },
};

export type Scheme = keyof typeof base;

/** White label: colours that replace primary. Text from outside, so anything unreadable is ignored. */
export interface ThemeBrand {
  primary?: string | null | undefined;
  primaryDark?: string | null | undefined;
}

const surfaces: Record<Scheme, readonly Rgb[]> = {
  light: [
    [255, 255, 255],
    [243, 245, 248],
    [239, 242, 246],
  ],
  dark: [
    [20, 26, 34],
    [12, 17, 23],
    [28, 36, 46],
  ],
};

/** A tint of the brand that is no heavier than the standard one, so that whatever reads on that reads on this. */
function tint(scheme: Scheme, seed: Rgb): Rgb {
  const ground: Rgb = scheme === 'light' ? [255, 255, 255] : [20, 26, 34];
  const limit = luminance(parseColor(base[scheme].app.selected) ?? ground);
  const shares = scheme === 'light' ? [0.11, 0.09, 0.07, 0.05, 0.03] : [0.22, 0.17, 0.12, 0.08, 0.05, 0.03];
  const fits = (color: Rgb): boolean => (scheme === 'light' ? luminance(color) >= limit : luminance(color) <= limit);
  return shares.map((share) => mix(seed, ground, share)).find(fits) ?? ground;
}

/** Accent follows a branded primary but must pass the pairs the standard one passes (design, "Colour"). */
function branded(scheme: Scheme, brand: ThemeBrand): AppColors {
  const standard = base[scheme].app;
  const own = parseColor(brand.primary);
  const primary = scheme === 'light' ? own : parseColor(brand.primaryDark);
  if (!own && !primary) return standard;

  const seed = primary ?? own ?? [0, 80, 158];
  const soft = tint(scheme, seed);
  const accent = readable(seed, [...surfaces[scheme], soft], 4.6, scheme === 'light' ? 'black' : 'white');
  return {
    ...standard,
    ...(primary && { primary: toHex(primary), onPrimary: inkOn(primary), primaryInk: toHex(accent) }),
    accent: toHex(accent),
    onAccent: inkOn(accent),
    accentSoft: toHex(soft),
    info: toHex(accent),
    infoSoft: toHex(soft),
    selected: toHex(soft),
  };
}

/** The palette of one scheme; on hover a branded primary moves away from its text. */
export function paletteOf(scheme: Scheme, brand: ThemeBrand = {}): PaletteOptions {
  const { text, divider, primaryHover, errorHover } = base[scheme];
  const app = branded(scheme, brand);
  const primary = parseColor(app.primary);
  const ownHover = primary && app.primary !== base[scheme].app.primary;
  return {
    mode: scheme,
    primary: {
      main: app.primary,
      dark: ownHover
        ? toHex(mix(inkOn(primary) === '#000000' ? [255, 255, 255] : [0, 0, 0], primary, 0.2))
        : primaryHover,
      light: app.accentSoft,
      contrastText: app.onPrimary,
    },
    error: { main: app.error, dark: errorHover, light: app.errorSoft, contrastText: app.onErrorSolid },
    warning: { main: app.warning, dark: app.warning, light: app.warningSoft, contrastText: app.warningSoft },
    success: { main: app.success, dark: app.success, light: app.successSoft, contrastText: app.onSuccessSolid },
    info: { main: app.info, dark: app.info, light: app.infoSoft, contrastText: app.onAccent },
    text: { primary: text, secondary: app.text2, disabled: app.textOff },
    background: { default: app.bg, paper: app.surface },
    divider,
    action: {
      active: app.text2,
      hover: app.hover,
      selected: app.selected,
      focus: app.hover,
      disabled: app.text3,
      disabledBackground: app.pressed,
    },
    app,
  };
}
