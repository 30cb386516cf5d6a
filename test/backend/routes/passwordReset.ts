import { randomUUID } from 'node:crypto';
import { AppError } from '../context.ts';
import type { Register } from '../routes.ts';

/** Contract back office §20: everything travels in the path, the 404 is the HTTP status, its text misleads. */
export const registerPasswordReset: Register = (app, ctx) => {
  const { users, resetCodes } = ctx.store;

  app.post('/forgetpassword/:email', (c) => {
    const email = c.req.param('email');
    if (!users.find((row) => row.email === email)) throw new AppError('E-mail enviado com sucesso', 404);
    const token = randomUUID();
    resetCodes.removeWhere((row) => row.email === email);
    resetCodes.insert((id) => ({ id, email, token, ...ctx.stamps() }));
    ctx.mail(email, token);
    return c.json({ message: 'E-mail enviado com sucesso' });
  });

  app.post('/resetpasswords/:email/:token/:password', (c) => {
    const { email, token, password } = c.req.param();
    const code = resetCodes.find((row) => row.email === email && row.token === token);
    const user = users.find((row) => row.email === email);
    if (!code || !user) throw new AppError('Verifique o Token informado', 404);
    resetCodes.remove(code);
    users.update(user, { password, ...ctx.touched() });
    return c.json({ message: 'Senha redefinida com sucesso' });
  });
};
