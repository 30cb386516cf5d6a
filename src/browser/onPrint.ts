/**
 * Follows when the page is printed; the browser prints as soon as `begin` returns.
 * @returns the function that ends it
 */
export function onPrint(begin: () => void, end: () => void): () => void {
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
