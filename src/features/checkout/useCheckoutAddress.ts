import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '@/lib/storage';

const openedHere = (state: unknown): boolean => isRecord(state) && state['checkout'] === true;

/**
 * The invoice being paid lives in the address: a reload in the middle of a payment comes back to it, and the browser's
 * back closes the checkout (B-27).
 */
export function useCheckoutAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  /** The entry whose checkout is closed but not left yet. */
  const [closing, setClosing] = useState<string | null>(null);
  if (closing !== null && closing !== location.key) setClosing(null);

  // Back only after the form has let go of its leave guard, which would ask about a step back.
  useEffect(() => {
    if (closing !== null) void navigate(-1);
  }, [closing, navigate]);

  const asked = Number(params.get('pay'));
  return {
    invoiceId: closing !== location.key && Number.isInteger(asked) && asked > 0 ? asked : null,
    openCheckout: (id: number) => {
      const next = new URLSearchParams(params);
      next.set('pay', String(id));
      setParams(next, { state: { checkout: true } });
    },
    closeCheckout: () => {
      if (openedHere(location.state)) {
        setClosing(location.key);
        return;
      }
      const next = new URLSearchParams(params);
      next.delete('pay');
      setParams(next, { replace: true });
    },
  };
}
