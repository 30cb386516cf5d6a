import { isRecord } from '@/lib/guards';
import { storedPreference, storedSwitch } from './storedPreference';

export type SendKey = 'enter' | 'ctrlEnter';

/** Whose new messages alert: everything one may serve, only what is one's own, or nothing. */
export type AlertScope = 'all' | 'mine' | 'none';

export interface AlertSettings {
  scope: AlertScope;
  sound: boolean;
  /** Only while no tab of the app can be seen. */
  hiddenOnly: boolean;
}

/** A volume that is missing or out of range counts as 1 (H-06). */
function parseVolume(text: string | null): number {
  const volume = text === null || text === '' ? Number.NaN : Number(text);
  return volume >= 0 && volume <= 1 ? volume : 1;
}

/** Whatever is missing or odd is as the specification has it (B-30). */
function parseAlerts(text: string | null): AlertSettings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(text ?? 'null');
  } catch {
    // A broken entry counts as none.
  }
  const stored = isRecord(raw) ? raw : {};
  const { scope } = stored;
  return {
    scope: scope === 'mine' || scope === 'none' ? scope : 'all',
    sound: stored['sound'] !== false,
    hiddenOnly: stored['hiddenOnly'] === true,
  };
}

/** What a person has chosen on this browser; the language is in `i18n/`, the theme in the library's own storage. */
export const preferences = {
  /** 0 to 1 (H-06). */
  volume: storedPreference('volume', parseVolume),
  /** Whether sent texts start with the agent's name (P-04). */
  sign: storedPreference('signOption', (text) => text !== 'false'),
  /** What sends in the composer (B-22). */
  sendKey: storedPreference<SendKey>('sendKey', (text) => (text === 'ctrlEnter' ? text : 'enter')),
  /** What sounds and shows for new messages (B-30). */
  alerts: storedPreference('alerts', parseAlerts, JSON.stringify),
  /** Whether conversations show the notes of their ticket among the messages (B-24). */
  showNotes: storedSwitch('threadNotes'),
  /** Whether shortcuts of one key work (WCAG 2.1.4). */
  singleKeys: storedSwitch('singleKeyShortcuts'),
} as const;
