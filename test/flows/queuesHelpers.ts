import { openForm, rowOf } from '../page';
import { backend, type Person, intercept } from '../world';
import { renderApp } from '../render';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/queues/QueueDialog';
import '@/pages/queues/QueuesPage';

export const queueNamed = (name: string) =>
  backend.store.queues.find((row) => row.companyId === 1 && row.name === name);
export const support = () => queueNamed('Suporte')?.id ?? 0;
export const optionNamed = (title: string) => backend.store.queueOptions.find((row) => row.title === title);

/** Sent by the page, in its order. */
export function callsOf(): { call: string; body: unknown }[] {
  const sent: { call: string; body: unknown }[] = [];
  intercept(async (request, handle) => {
    const { method, url } = request;
    const path = new URL(url).pathname.replace('/api', '');
    if (method !== 'GET')
      sent.push({ call: `${method} ${path}`, body: method === 'DELETE' ? null : await request.clone().json() });
    return handle(request);
  });
  return sent;
}

/** Paths with their queries, of everything that was read. */
export function readsOf(): string[] {
  const read: string[] = [];
  intercept(async (request, handle) => {
    if (request.method === 'GET') read.push(request.url.split('/api')[1] ?? '');
    return handle(request);
  });
  return read;
}

export const hoursBy = (value: string) => {
  const setting = backend.store.settings.find((row) => row.companyId === 1 && row.key === 'scheduleType');
  if (setting) backend.store.settings.update(setting, { value });
};

export async function openPage(as: Person = 'admin') {
  const app = await renderApp('/queues', { as });
  await rowOf('Suporte');
  return app;
}

export type User = Awaited<ReturnType<typeof openPage>>['user'];

export async function openQueueForm(user: User, opener = 'Nova fila') {
  const form = await openForm(user, opener);
  return { form, name: await form.findByLabelText(/^Nome/), color: form.getByLabelText(/^Cor/) };
}

export async function openMenu(user: User) {
  const opened = await openQueueForm(user, 'Editar Suporte');
  await opened.form.findByText('Acompanhar pedido');
  return opened;
}
