import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../render';
import { backend } from '../world';
import { liveIn } from './liveSocket';
import '@/pages/tags/TagsPage';

it('DAY-62 B-05 the question before a deletion names what a colleague has renamed meanwhile', async () => {
  const { user, second } = await renderApp('/tags', { as: 'admin' });
  const [first] = await screen.findAllByRole('button', { name: /^Excluir / });
  const tag = backend.store.tags.all().find(({ name }) => `Excluir ${name}` === first?.getAttribute('aria-label'));
  if (!first || !tag) throw new Error('no tag');
  await liveIn('mainchannel');
  const colleague = await second('super');
  await user.click(first);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(`Excluir a tag ${tag.name}?`)).toBeVisible();
  await colleague.request('PUT', `/tags/${tag.id}`, { name: 'Cliente de ouro', color: tag.color, kanban: tag.kanban });
  expect(await question.findByText('Excluir a tag Cliente de ouro?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Excluir tag' }));
  await waitFor(() => expect(backend.store.tags.get(tag.id)).toBeUndefined());
});
