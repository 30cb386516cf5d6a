import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAdmin, requireAuth } from '../context.ts';
import { needText } from '../guards.ts';
import { body, byText, form, idParam, isText, number, page, records, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload } from '../types.ts';
import type { FileListRow } from '../typesExtra.ts';

function found(ctx: Ctx, id: number, code = 'ERR_NO_FILE_FOUND'): FileListRow {
  const row = ctx.store.fileLists.get(id);
  if (!row) throw new AppError(code, 404);
  return row;
}

/** Not nullable in the database. */
const needed = (value: unknown): string => {
  if (!isText(value)) throw new Error('a text is missing');
  return value;
};

/** Contract back office §12. The event name has no dash after `company`. */
export const registerFiles: Register = (app, ctx) => {
  const { fileLists, fileOptions } = ctx.store;
  const whole = (row: FileListRow): Payload => ({
    ...row,
    options: fileOptions.filter((option) => option.fileId === row.id),
  });
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company${companyId}-file`, payload);
  const addOption = (fileId: number, option: Payload): number => {
    const fields = { name: needed(option.name), path: needed(option.path), mediaType: text(option.mediaType) };
    return fileOptions.insert((id) => ({ id, fileId, ...fields, ...ctx.stamps() })).id;
  };

  app.get('/files/list', requireAuth, () => {
    throw new Error('the query of this route is broken on the server');
  });

  app.get('/files', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const { companyId } = c.get('user');
    const hits = fileLists
      .filter((row) => row.companyId === companyId && row.name.includes(search))
      .toSorted((left, right) => byText(left.name, right.name));
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ files: rows, count, hasMore });
  });

  app.get('/files/:fileId', requireAuth, (c) => c.json(whole(found(ctx, idParam(c, 'fileId')))));

  app.post('/files/uploadList/:fileListId', requireAuth, async (c) => {
    const { fields, files } = await form(c);
    const list = idParam(c, 'fileListId');
    const [ids, types] = [fields.get('id') ?? [], fields.get('mediaType') ?? []];
    for (const [position, file] of files.entries()) {
      const option = fileOptions.get(Number(ids[position]));
      if (!option) throw new AppError("Cannot read properties of null (reading 'update')");
      const path = file.name.replaceAll(' ', '_');
      ctx.files.put(`fileList/${fields.get('fileId')?.[0] ?? list}/${path}`, { type: file.type, bytes: file.bytes });
      fileOptions.update(option, { path, mediaType: types[position] ?? file.type, ...ctx.touched() });
    }
    return c.json({ mensagem: 'Arquivos atualizados' });
  });

  app.post('/files', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const name = needText(input.name, 'name', 3);
    if (fileLists.find((row) => row.companyId === companyId && row.name === name)) {
      throw new AppError('ERR_RATING_NAME_ALREADY_EXISTS');
    }
    const message = needed(input.message);
    const list = fileLists.insert((id) => ({ id, companyId, name, message, ...ctx.stamps() }));
    for (const option of records(input.options)) addOption(list.id, option);
    const fileList = whole(list);
    tell(companyId, { action: 'create', fileList });
    return c.json(fileList);
  });

  // Options with an id are changed, without one added, missing ones removed.
  app.put('/files/:fileId', requireAuth, async (c) => {
    requireAdmin(c);
    const input = await body(c);
    const name = needText(input.name, 'name', 3);
    const list = found(ctx, idParam(c, 'fileId'));
    const kept = new Set<number>();
    for (const option of records(input.options)) {
      const known = fileOptions.get(number(option.id));
      if (!known) {
        kept.add(addOption(list.id, option));
        continue;
      }
      const fields = { name: needed(option.name), path: needed(option.path), mediaType: text(option.mediaType) };
      kept.add(fileOptions.update(known, { ...fields, ...ctx.touched() }).id);
    }
    fileOptions.removeWhere((row) => row.fileId === list.id && !kept.has(row.id));
    const fileList = whole(
      fileLists.update(list, { name, message: text(input.message, list.message), ...ctx.touched() }),
    );
    tell(c.get('user').companyId, { action: 'update', fileList });
    return c.json(fileList);
  });

  app.delete('/files/:fileId', requireAuth, (c) => {
    const fileId = c.req.param('fileId');
    const list = found(ctx, idParam(c, 'fileId'), 'ERR_NO_RATING_FOUND');
    fileOptions.removeWhere((row) => row.fileId === list.id);
    fileLists.remove(list);
    tell(c.get('user').companyId, { action: 'delete', fileId });
    return c.json({ message: 'File List deleted' });
  });
};
