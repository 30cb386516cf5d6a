import { expect, it } from 'vitest';
import { backend, freshBackend, freshBackendIfUsed, personOf } from '../world';

const { store } = backend;
const firstUser = () => store.users.all()[0];

it('what a test has changed is the seed again for the next, and the channel quick', () => {
  backend.store.users.update(personOf('ana'), { name: 'Outra' });
  backend.ctx.delays.echo = 60_000;
  freshBackendIfUsed();
  expect(personOf('ana').name).not.toBe('Outra');
  expect(backend.ctx.delays.echo).toBe(5);
});

it('a seed that nobody has touched stays', () => {
  freshBackend();
  const untouched = firstUser();
  freshBackendIfUsed();
  expect(firstUser()).toBe(untouched);
  personOf('ana');
  freshBackendIfUsed();
  expect(firstUser()).not.toBe(untouched);
});
