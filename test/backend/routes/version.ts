import type { Register } from '../routes.ts';

/** GET /version (contract §1.3), public. */
export const registerVersion: Register = (app) => {
  app.get('/version', (c) => c.json({ version: '6.0.0' }));
};
