import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ctx } from '../context.ts';
import type { StoredFile } from '../fileShelf.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'media');

const fromDisk = (name: string, type: string) => (): StoredFile => ({
  type,
  bytes: new Uint8Array(readFileSync(join(folder, name))),
});

/** Samples a second of a `wav`. */
const rate = 8_000;

/**
 * A sound as a WAV: 8 kHz, mono, 8 bits.
 * @param seconds how long it is
 * @param heardAt what is heard at a second, -128 to 127
 */
export function wav(seconds: number, heardAt: (second: number) => number): Buffer {
  const samples = rate * seconds;
  const buffer = Buffer.alloc(44 + samples);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(36 + samples, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(rate, 24);
  buffer.writeUInt32LE(rate, 28);
  buffer.writeUInt16LE(1, 32);
  buffer.writeUInt16LE(8, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) buffer[44 + at] = 128 + Math.round(heardAt(at / rate));
  return buffer;
}

/** A voice note of six seconds: syllables of a hum, so that a player has something to play. */
function voiceNote(): StoredFile {
  const bytes = wav(6, (second) => {
    const syllable = Math.max(0, Math.sin(second * 11) * Math.sin(second * 2.3));
    const tone = Math.sin(second * 880 + 3 * Math.sin(second * 5)) + 0.5 * Math.sin(second * 1_760);
    return tone * syllable * 60;
  });
  return { type: 'audio/wav', bytes: new Uint8Array(bytes) };
}

/** A one-page PDF written by hand; viewers accept it with its cross-reference table. */
function pdf(title: string, lines: readonly string[]): StoredFile {
  const escape = (line: string): string => line.replace(/[()\\]/g, '\\$&');
  const body = lines.map((line) => `0 -22 Td (${escape(line)}) Tj`).join('\n');
  const content = `BT /F1 20 Tf 60 770 Td (${escape(title)}) Tj /F1 12 Tf 0 -14 Td\n${body} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return { type: 'application/pdf', bytes: new Uint8Array(Buffer.from(text, 'latin1')) };
}

const tones = ['#C8553D', '#2E7D32', '#1565C0', '#7B1FA2', '#EF6C00', '#00838F', '#5D4037', '#AD1457'];

/** A drawn portrait, so that contact pictures need no host of anybody else. */
function portrait(index: number): StoredFile {
  const back = tones[index % tones.length];
  const skin = ['#f2cfa8', '#d9a877', '#a8714a', '#7c4e31'][index % 4];
  const hair = ['#2b1f17', '#5b3a21', '#8a6a45', '#20242b', '#b5793c'][index % 5];
  const long = index % 2 === 0 ? `<path d="M58 92q0-58 42-58t42 58v58H58z" fill="${hair}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${back}"/>${long}<path d="M30 200q6-58 70-58t70 58z" fill="#f4f1ea"/><rect x="84" y="118" width="32" height="40" rx="14" fill="${skin}"/><ellipse cx="100" cy="94" rx="36" ry="42" fill="${skin}"/><path d="M62 90q0-50 38-50t38 50q-14-30-38-30T62 90z" fill="${hair}"/></svg>`;
  return { type: 'image/svg+xml', bytes: new Uint8Array(Buffer.from(svg)) };
}

export const PORTRAITS = 24;
/** At least as many as the seed makes (automation.ts). */
const FILE_LISTS = 30;
export const photos = ['luminaria.jpg', 'caixa.jpg', 'sala.jpg', 'comprovante.jpg'] as const;

/** As the server names an upload: its time, then the name. */
export const SCHEDULE_PICTURE = '1795219417204_catalogo.jpg';

/** Puts the demo media on the shelf; each is made when somebody first asks for it. */
export function provideMedia(ctx: Ctx): void {
  for (const name of photos) ctx.files.provide(name, fromDisk(name, 'image/jpeg'));
  ctx.files.provide('figurinha.webp', fromDisk('figurinha.webp', 'image/webp'));
  ctx.files.provide('video.mp4', fromDisk('video.mp4', 'video/mp4'));
  ctx.files.provide('audio.wav', voiceNote);
  ctx.files.provide('announcement.jpg', fromDisk('sala.jpg', 'image/jpeg'));
  ctx.files.provide('quickMessage/catalogo.jpg', fromDisk('luminaria.jpg', 'image/jpeg'));
  ctx.files.provide(SCHEDULE_PICTURE, fromDisk('luminaria.jpg', 'image/jpeg'));
  const order = () =>
    pdf('Loja Aurora - Pedido 4821', ['Luminária de mesa Horizonte  R$ 249,90', 'Frete  R$ 0,00', 'Total  R$ 249,90']);
  ctx.files.provide('1795219416991_Nota fiscal 4821.pdf', order);
  const prices = () => pdf('Tabela de preços', ['Luminária  R$ 249,90', 'Poltrona  R$ 899,00']);
  for (let list = 1; list <= FILE_LISTS; list += 1) ctx.files.provide(`fileList/${list}/tabela-de-precos.pdf`, prices);
  for (let index = 0; index < PORTRAITS; index += 1) {
    ctx.files.provide(`retrato-${index}.svg`, () => portrait(index));
  }
}
