import { useEffect, useState } from 'react';

const pollMs = 5 * 60_000;

const mainScript = (html: ParentNode): string | null =>
  html.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** The main script that the server's page names now, or null when it cannot be told. */
async function servedScript(): Promise<string | null> {
  const response = await fetch(new URL(`${import.meta.env.BASE_URL}index.html`, window.location.href), {
    cache: 'no-store',
  });
  if (!response.ok) return null;
  return mainScript(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** Whether the server has another build than the one that runs here: the hashed name of the main script tells (B-14). */
export function useNewBuild(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const running = mainScript(document);
    if (running === null || isNew) return undefined;
    let current = true;
    const look = (): void => {
      servedScript().then(
        (served) => {
          if (current && served !== null && served !== running) setIsNew(true);
        },
        // Offline: the next look will tell.
        () => undefined,
      );
    };
    const timer = setInterval(look, pollMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [isNew]);
  return isNew;
}
