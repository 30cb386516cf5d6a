/**
 * Switches transitions off for the change, so that all colours change in the same frame. MUI's own way writes a <style>
 * element, which a strict policy refuses (B-38); the rule for this attribute is in themeGlobal.ts.
 */
export function withoutTransitions(change: () => void): void {
  const root = document.documentElement;
  root.dataset['switching'] = '';
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['switching']));
}
