const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const fileMark = 0x04_03_4b_50;
const endLength = 22;
const entryLength = 46;
/** The comment behind the end record may be this long. */
const longestComment = 0xff_ff;

export interface ZipContents {
  names: string[];
  /** Bytes after unpacking, as the archive says. */
  unpacked: number;
}

function endOffset(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return null;
}

/** The directory of an archive, without unpacking anything; null where the bytes are none. */
export function zipContents(bytes: Uint8Array): ZipContents | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < endLength || view.getUint32(0, true) !== fileMark) return null;
  const end = endOffset(view);
  if (end === null) return null;
  const names: string[] = [];
  let unpacked = 0;
  let at = view.getUint32(end + 16, true);
  while (at + entryLength <= end && view.getUint32(at, true) === entryMark) {
    const nameLength = view.getUint16(at + 28, true);
    unpacked += view.getUint32(at + 24, true);
    names.push(new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)));
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { names, unpacked };
}
