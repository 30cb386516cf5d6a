const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const fileMark = 0x04_03_4b_50;
const endLength = 22;
const entryLength = 46;
const fileLength = 30;
/** The comment behind the end record may be this long. */
const longestComment = 0xff_ff;

const stored = 0;
const deflated = 8;

type Bytes = Uint8Array<ArrayBuffer>;

export interface ZipEntry {
  name: string;
  /** As the archive has them. */
  packed: Bytes;
  method: number;
  /** Bytes after unpacking, as the archive says; nobody has checked that. */
  claimed: number;
}

function endOffset(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return null;
}

/** The files of an archive, without unpacking anything; null where the bytes are none. */
export function zipEntries(bytes: Bytes): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < endLength || view.getUint32(0, true) !== fileMark) return null;
  const end = endOffset(view);
  if (end === null) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + entryLength <= end && view.getUint32(at, true) === entryMark) {
    const nameLength = view.getUint16(at + 28, true);
    const file = view.getUint32(at + 42, true);
    if (file + fileLength > end) return null;
    const data = file + fileLength + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)),
      packed: bytes.subarray(data, data + view.getUint32(at + 20, true)),
      method: view.getUint16(at + 10, true),
      claimed: view.getUint32(at + 24, true),
    });
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The bytes that a deflated file really unpacks to; null as soon as they are more than there is room for. */
async function inflate(packed: Bytes, room: number): Promise<Bytes | null> {
  const source = new ReadableStream<Bytes>({
    start: (controller) => {
      controller.enqueue(packed);
      controller.close();
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > room) {
      await reader.cancel();
      return null;
    }
    parts.push(step.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Unpacks files, counting what comes out: the sizes an archive claims may be lies (SAFE-11).
 * @param limit bytes of all of them together
 * @returns the bytes by name, or null where they are more
 * @throws where a file is damaged or packed in another way
 */
export async function unpack(entries: readonly ZipEntry[], limit: number): Promise<Map<string, Bytes> | null> {
  const files = new Map<string, Bytes>();
  let room = limit;
  for (const { name, packed, method } of entries) {
    if (method !== stored && method !== deflated) throw new Error(`${name} is packed by method ${method}`);
    const bytes = method === stored ? packed : await inflate(packed, room);
    if (bytes === null || bytes.length > room) return null;
    room -= bytes.length;
    files.set(name, bytes);
  }
  return files;
}
