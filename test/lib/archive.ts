import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  name: string;
  bytes: Uint8Array;
  /** As both of its headers say; absent: the truth. */
  claimed?: number;
}

/** An archive of deflated files, each of whose sizes may be a lie. */
export function archiveOf(files: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const packed = new Map<Uint8Array, Buffer>();
  let offset = 0;
  for (const { name, bytes, claimed = bytes.length } of files) {
    const data = packed.get(bytes) ?? deflateRawSync(bytes);
    packed.set(bytes, data);
    // Method, time, date, checksum, both sizes, length of the name, nothing more.
    const common = Buffer.alloc(22);
    common.writeUInt16LE(8, 0);
    common.writeUInt32LE(crc32(bytes), 6);
    common.writeUInt32LE(data.length, 10);
    common.writeUInt32LE(claimed, 14);
    common.writeUInt16LE(name.length, 18);
    const local = [Buffer.from('504b030414000000', 'hex'), common, Buffer.from(name), data];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(...local);
    directory.push(Buffer.from('504b0102140014000000', 'hex'), common, place, Buffer.from(name));
    offset += Buffer.concat(local).length;
  }
  const end = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  const entries = Buffer.concat(directory);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, entries, end]));
}

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

const types = 'http://schemas.openxmlformats.org';

/** What the smallest spreadsheet consists of. */
export const smallestSheet: readonly Packed[] = [
  {
    name: '[Content_Types].xml',
    bytes: text(
      `<Types xmlns="${types}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ),
  },
  {
    name: 'xl/workbook.xml',
    bytes: text(
      `<workbook xmlns="${types}/spreadsheetml/2006/main"><sheets><sheet name="Um" sheetId="1"/></sheets></workbook>`,
    ),
  },
  {
    name: 'xl/worksheets/sheet1.xml',
    bytes: text(
      `<worksheet xmlns="${types}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="str"><v>Nome</v></c></row></sheetData></worksheet>`,
    ),
  },
];
