import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveSetting, settingsQuery } from '@/api/settings';
import { notify } from '@/components/feedback/notify';
import { useTranslation } from '@/i18n/useTranslation';
import { putSetting } from '@/realtime/live/settings';

export type SavePhase = 'idle' | 'saving' | 'saved' | 'failed';

/** How long a row says that it is saved. */
const savedMs = 3_000;

interface SaveState {
  phase: SavePhase;
  /** What was chosen last, until it is known to be stored. */
  wanted: string;
}

/**
 * One setting: what is stored, what is being stored, and how that ended. A choice stands at once; a refused one falls
 * back to what is stored and can be tried again (O-02, contract 7.43).
 */
export function useSetting(key: string, fallback: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(settingsQuery());
  const stored = data?.[key] || fallback;
  const [state, setState] = useState<SaveState>({ phase: 'idle', wanted: '' });
  const turns = useRef(0);

  const { mutate } = useMutation({
    mutationFn: (value: string) => saveSetting(key, value),
    // Two quick choices reach the server in their order.
    scope: { id: `setting ${key}` },
  });

  useEffect(() => {
    if (state.phase !== 'saved') return undefined;
    const timer = setTimeout(() => setState({ phase: 'idle', wanted: '' }), savedMs);
    return () => clearTimeout(timer);
  }, [state]);

  const save = (value: string): void => {
    turns.current += 1;
    const turn = turns.current;
    const end = (phase: SavePhase) => {
      if (turn === turns.current) setState({ phase, wanted: value });
    };
    setState({ phase: 'saving', wanted: value });
    mutate(value, {
      onSuccess: (saved) => putSetting(client, saved),
      onSettled: (_saved, error) => {
        end(error ? 'failed' : 'saved');
        if (!error && turn === turns.current) notify.success(t('settings.options.toasts.success'), { id: 'setting' });
      },
    });
  };

  return {
    value: state.phase === 'saving' ? state.wanted : stored,
    phase: state.phase,
    save,
    retry: () => save(state.wanted),
  };
}
