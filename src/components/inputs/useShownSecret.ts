import { useState, type MouseEvent } from 'react';

/**
 * Whether a secret is shown as text, for the button in its form that shows and hides it. Sending the form hides it:
 * browsers offer to keep a password only while its field is one (S-13, PUB-58).
 */
export function useShownSecret() {
  const [isShown, setIsShown] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    setIsShown(!isShown);
    if (!isShown) currentTarget.form?.addEventListener('submit', () => setIsShown(false), { once: true });
  };
  return { isShown, type: isShown ? 'text' : 'password', toggle };
}
