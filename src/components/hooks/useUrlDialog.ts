import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { isRecord } from '@/lib/guards';

/** The state of a history entry that opening a dialog has added. */
const opened = { dialog: true };

/**
 * A dialog that the address asks for: the browser's back closes it, and closing it goes back where opening it has added
 * an entry (B-27).
 * @returns `opening`, for the change that asks for the dialog; `closed`, whether the asked-for dialog is closed while its
 * entry is still there; `close`, which gets the change that asks no more, for an entry that came as a link
 */
export function useUrlDialog(): {
  opening: NavigateOptions;
  closed: boolean;
  close: (drop: () => void) => void;
} {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && closing !== key) setClosing(null);

  // Back only after the form has let go of its leave guard, which would ask about a step back.
  useEffect(() => {
    if (closing !== null) void navigate(-1);
  }, [closing, navigate]);

  return {
    opening: { state: opened },
    closed: closing === key,
    close: (drop) => {
      if (isRecord(state) && state['dialog'] === true) setClosing(key);
      else drop();
    },
  };
}
