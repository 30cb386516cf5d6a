import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { setCompanyLanguage } from '@/api/auth';
import { getSession } from '@/api/session';
import { changeLanguage } from '@/i18n/i18n';
import { languageKey, storedLanguage, toLanguage, type Language } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { alertSettingsKey, storedAlertSettings, type AlertSettings } from '@/lib/alertSettings';
import { readText, writeJson, writeText } from '@/lib/storage';

export type SendKey = 'enter' | 'ctrlEnter';

export interface Preferences {
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
  /** 0 to 1 (H-06). */
  volume: number;
  setVolume: (volume: number) => void;
  /** Whether sent texts start with the agent's name (P-04). */
  sign: boolean;
  setSign: (sign: boolean) => void;
  /** What sends in the composer (B-22). */
  sendKey: SendKey;
  setSendKey: (key: SendKey) => void;
  /** What sounds and shows for new messages (B-30). */
  alerts: AlertSettings;
  setAlerts: (change: Partial<AlertSettings>) => void;
}

const PreferencesContext = createContext<Preferences | null>(null);

/** A stored volume that is missing or out of range counts as 1 (H-06). */
function storedVolume(): number {
  const text = readText('volume');
  const volume = text === null || text === '' ? Number.NaN : Number(text);
  return volume >= 0 && volume <= 1 ? volume : 1;
}

/** A choice made in another tab holds in this one: the tab that rings may be any of them (B-13, B-30). */
function useOtherTabs(read: (key: string | null) => void): void {
  useEffect(() => {
    const handle = ({ storageArea, key }: StorageEvent): void => {
      if (storageArea === localStorage) read(key);
    };
    window.addEventListener('storage', handle);
    return () => window.removeEventListener('storage', handle);
  }, [read]);
}

const storedSign = (): boolean => readText('signOption') !== 'false';
const storedSendKey = (): SendKey => (readText('sendKey') === 'ctrlEnter' ? 'ctrlEnter' : 'enter');

/** What a person has chosen on this browser; it outlives every session (I-12). */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const [volume, keepVolume] = useState(storedVolume);
  const [sign, keepSign] = useState(storedSign);
  const [sendKey, keepSendKey] = useState(storedSendKey);
  const [alerts, keepAlerts] = useState(storedAlertSettings);

  const setLanguage = useCallback(async (next: Language) => {
    await changeLanguage(next);
    // The login page has the language menu too; the server only takes it from a session (contract 1.3).
    if (getSession()) await setCompanyLanguage(next).catch((error: unknown) => console.warn('set-language', error));
  }, []);
  const setVolume = useCallback((next: number) => {
    const rounded = Math.round(Math.min(1, Math.max(0, next)) * 10) / 10;
    keepVolume(rounded);
    writeText('volume', String(rounded));
  }, []);
  const setSign = useCallback((next: boolean) => {
    keepSign(next);
    writeText('signOption', String(next));
  }, []);
  const setSendKey = useCallback((next: SendKey) => {
    keepSendKey(next);
    writeText('sendKey', next);
  }, []);
  const setAlerts = useCallback(
    (change: Partial<AlertSettings>) => {
      const next = { ...alerts, ...change };
      keepAlerts(next);
      writeJson(alertSettingsKey, next);
    },
    [alerts],
  );
  useOtherTabs(
    useCallback((key) => {
      if (key === languageKey) {
        void changeLanguage(storedLanguage()).catch((error: unknown) => console.warn('language', error));
      }
      keepVolume(storedVolume());
      keepSign(storedSign());
      keepSendKey(storedSendKey());
      keepAlerts((old) => {
        const next = storedAlertSettings();
        const same = next.scope === old.scope && next.sound === old.sound && next.hiddenOnly === old.hiddenOnly;
        return same ? old : next;
      });
    }, []),
  );

  const value = useMemo(
    () => ({
      language,
      setLanguage,
      volume,
      setVolume,
      sign,
      setSign,
      sendKey,
      setSendKey,
      alerts,
      setAlerts,
    }),
    [language, setLanguage, volume, setVolume, sign, setSign, sendKey, setSendKey, alerts, setAlerts],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

/** Language, volume, signature, send key and alerts. */
export function usePreferences(): Preferences {
  const value = use(PreferencesContext);
  if (!value) throw new Error('usePreferences needs PreferencesProvider');
  return value;
}
