export interface StoredFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Uploads in memory, by their path below /public. Demo media are made by `provide` on first use. */
export class FileShelf {
  readonly #files = new Map<string, StoredFile>();
  readonly #makers = new Map<string, () => StoredFile>();

  put(path: string, file: StoredFile): string {
    this.#files.set(path, file);
    return path;
  }
  /** A file that is generated when first asked for; survives `clear`. */
  provide(path: string, make: () => StoredFile): void {
    this.#makers.set(path, make);
  }
  get(path: string): StoredFile | undefined {
    const known = this.#files.get(path);
    const make = known ? undefined : this.#makers.get(path);
    if (!make) return known;
    const made = make();
    this.#files.set(path, made);
    return made;
  }
  remove(path: string): void {
    this.#files.delete(path);
  }
  clear(): void {
    this.#files.clear();
  }
}

/** Types that are shown as they are; all others are opened in a sandbox (deploy/nginx.conf.template). */
const shown = /^(image\/(?!svg)|audio\/|video\/|application\/pdf)/i;
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Answers GET /public/…, ranges included: players ask for parts. */
export function serveFile(file: StoredFile | undefined, range: string | null): Response {
  if (!file) return new Response('Not Found', { status: 404 });
  const size = file.bytes.length;
  const headers = {
    'content-type': file.type,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=0',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    ...(!shown.test(file.type) && { 'content-security-policy': sandbox }),
  };
  const match = range === null ? null : /^bytes=(\d*)-(\d*)$/.exec(range);
  if (!match || (match[1] === '' && match[2] === '')) {
    return new Response(file.bytes, { headers: { ...headers, 'content-length': String(size) } });
  }
  const start = match[1] === '' ? Math.max(size - Number(match[2]), 0) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start > end) {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  return new Response(file.bytes.slice(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  });
}
