/**
 * What a screen reader hears without being led there: the texts that come into live regions, in their order, as whole
 * regions. What a region held when it came is not told by screen readers, but for an alert.
 */
export function listen(): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[aria-live=polite], [role=status]') ?? [];
    });
    heard.push(...[...new Set(regions)].flatMap(({ textContent }) => textContent || []));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}
