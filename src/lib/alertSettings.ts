import { isRecord, readText } from './storage';

/** Whose new messages alert: everything one may serve, only what is one's own, or nothing. */
export type AlertScope = 'all' | 'mine' | 'none';

export interface AlertSettings {
  scope: AlertScope;
  sound: boolean;
  /** Only while no tab of the app can be seen. */
  hiddenOnly: boolean;
}

/** Key of local storage. */
export const alertSettingsKey = 'alerts';

/** Reads what this browser has been told about alerts; whatever is missing or odd is as the specification has it (B-30). */
export function storedAlertSettings(): AlertSettings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(readText(alertSettingsKey) ?? 'null');
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
