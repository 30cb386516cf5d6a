import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setCompanyLanguage } from '@/api/auth';
import { getSession } from '@/api/session';
import { changeLanguage } from '@/i18n/i18n';
import { toLanguage, type Language } from '@/i18n/language';
import { readText, writeText } from '@/lib/storage';

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
}

const PreferencesContext = createContext<Preferences | null>(null);

/** A stored volume that is missing or out of range counts as 1 (H-06). */
function storedVolume(): number {
  const text = readText('volume');
  const volume = text === null || text === '' ? Number.NaN : Number(text);
  return volume >= 0 && volume <= 1 ? volume : 1;
}

/** What a person has chosen on this browser; it outlives every session (I-12). */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const [volume, keepVolume] = useState(storedVolume);
  const [sign, keepSign] = useState(() => readText('signOption') !== 'false');
  const [sendKey, keepSendKey] = useState<SendKey>(() => (readText('sendKey') === 'ctrlEnter' ? 'ctrlEnter' : 'enter'));

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

  const value = useMemo(
    () => ({ language, setLanguage, volume, setVolume, sign, setSign, sendKey, setSendKey }),
    [language, setLanguage, volume, setVolume, sign, setSign, sendKey, setSendKey],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

/** Language, volume, signature and send key. */
export function usePreferences(): Preferences {
  const value = use(PreferencesContext);
  if (!value) throw new Error('usePreferences needs PreferencesProvider');
  return value;
}
