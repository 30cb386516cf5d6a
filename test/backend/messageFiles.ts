import type { Ctx } from './context.ts';
import type { Upload } from './parse.ts';

/** Told apart by the part's type; whatever is unknown goes out as a picture (contract §5.9). */
export function mediaTypeOf(upload: Upload): string {
  const kind = upload.type.split('/')[0] ?? '';
  return ['video', 'audio', 'application', 'text'].includes(kind) ? kind : 'image';
}

let lastFile = 0;
/** `<ms>.<extension>`, documents `<ms>_<name>` (contract §5.7); never the same twice. */
export function storeUpload(ctx: Ctx, upload: Upload): string {
  lastFile = Math.max(ctx.now().getTime(), lastFile + 1);
  const [kind = '', subtype = ''] = upload.type.split(';')[0]?.split('/') ?? [];
  const extensions: Record<string, string> = { png: 'jpeg', mpeg: 'mp3', ogg: 'oga', quicktime: 'mp4' };
  const media = kind === 'image' || kind === 'audio' || kind === 'video';
  const name = media
    ? `${lastFile}.${extensions[subtype] ?? subtype}`
    : `${lastFile}_${upload.name.replaceAll(' ', '_')}`;
  return ctx.files.put(name, { type: upload.type || 'application/octet-stream', bytes: upload.bytes });
}
