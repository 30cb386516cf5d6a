import type { Ctx } from './context.ts';
import { AppError } from './context.ts';
import type { Form } from './parse.ts';

/**
 * The first file of a form on the shelf (contract back-office 0.6): with `typeArch` under its own name in that folder,
 * otherwise under a timestamped name; spaces become underscores.
 */
export function attached(ctx: Ctx, { fields, files }: Form): { mediaPath: string; mediaName: string } {
  const file = files[0];
  if (!file) throw new AppError("Cannot read properties of undefined (reading 'filename')");
  const folder = fields.get('typeArch')?.[0];
  const name = file.name.replaceAll(' ', '_');
  const mediaPath = folder === undefined ? `${ctx.now().getTime()}_${name}` : name;
  ctx.files.put(folder === undefined ? mediaPath : `${folder}/${mediaPath}`, { type: file.type, bytes: file.bytes });
  return { mediaPath, mediaName: file.name };
}

/** The sentence of Node's `path.resolve` when there is nothing to delete. */
export function detachName(name: string | null, position: number): string {
  if (name === null) throw new AppError(`The "paths[${position}]" argument must be of type string. Received null`);
  return name;
}
