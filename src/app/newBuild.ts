import { wouldLose } from '@/browser/leaving';
import { onMissingCode } from '@/browser/missingCode';
import { readTabText, writeTabText } from '@/browser/storage';

const guardKey = 'prosa-chunk-reload';

/** The module scripts of a page, among them the one that it begins with; an extension may have put its own before it (PUB-55). */
export const scriptsOf = (html: ParentNode): string[] =>
  [...html.querySelectorAll('script[type="module"][src]')].flatMap((script) => script.getAttribute('src') ?? []);

async function askForScript(): Promise<string | null> {
  try {
    const address = new URL(`${import.meta.env.BASE_URL}index.html`, window.location.href);
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok
      ? (scriptsOf(new DOMParser().parseFromString(await response.text(), 'text/html'))[0] ?? null)
      : null;
  } catch {
    return null;
  }
}

let asking: Promise<string | null> | null = null;

/** The main script that the server's page names now, or null when it cannot be told; asked once for whoever asks at once. */
function servedScript(): Promise<string | null> {
  asking ??= askForScript().finally(() => {
    asking = null;
  });
  return asking;
}

/** Whether the server has another build than the one that runs here; not, where that cannot be told. */
export async function servesOther(): Promise<boolean> {
  const served = await servedScript();
  return served !== null && !scriptsOf(document).includes(served);
}

function mayReload(): boolean {
  // Without a network no chunk can be read, old or new.
  return navigator.onLine && wouldLose().length === 0 && Date.now() - Number(readTabText(guardKey) ?? 0) >= 60_000;
}

/**
 * A part that somebody asks for is of an older build and gone from the server: one reload, guarded against a loop; if
 * that does not help, the part says so (B-14, PAIN-9.1). Drafts are already stored at that point; while anything else
 * would be lost nothing is reloaded, and the banner offers it (useNewBuild.ts, SAFE-8). Nor is it where the server has
 * no page to give: whoever was fetching ahead during an outage would end on the browser's error page (B-09).
 * @returns the function that stops watching
 */
export function watchBuild(reload: () => void = () => window.location.reload()): () => void {
  const handle = async (): Promise<void> => {
    // Of the build that runs here a file is missing for a moment only: whoever needs it asks for it again.
    if (!mayReload() || !(await servesOther()) || !mayReload()) return;
    const now = String(Date.now());
    writeTabText(guardKey, now);
    // Where nothing can be kept, nothing guards against a loop.
    if (readTabText(guardKey) === now) reload();
  };
  return onMissingCode(() => void handle());
}
