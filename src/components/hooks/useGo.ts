import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/**
 * The way to an address of the app, always the same function: the router's own is another one at each address, and
 * whatever holds it is drawn anew (docs/performance.md).
 * @returns takes whole addresses, none that are relative to the present one
 */
export function useGo(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((to, options) => void latest.current(to, options), []);
}
