/** A file as it is once it has changed on disk, or what a folder looks like: there, but nothing of it can be read. */
export function makeUnreadable(file: File): void {
  const arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  Object.assign(file, { arrayBuffer, slice: () => ({ arrayBuffer }) });
}

export function unreadable(name: string): File {
  const file = new File(['%PDF'], name, { type: 'application/pdf' });
  makeUnreadable(file);
  return file;
}
