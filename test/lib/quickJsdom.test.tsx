import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const labelsOf = (id: string): string[] | null => {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLButtonElement))
    throw new Error(`no control ${id}`);
  return control.labels && [...control.labels].map(({ textContent }) => textContent);
};

it('a control knows its labels: by its id, around it, several of them, and those of no other', () => {
  render(
    <>
      <label htmlFor="name">Name</label>
      <label htmlFor="name">and surname</label>
      <input id="name" />
      <label>
        Around
        <input id="inside" />
        <input id="second" aria-label="Second" />
      </label>
      <label htmlFor="other">
        Elsewhere
        <input id="within" aria-label="Within" />
      </label>
      <button type="button" id="other" aria-label="Other" />
      <input id="kept" type="hidden" />
    </>,
  );
  expect(labelsOf('name')).toEqual(['Name', 'and surname']);
  expect(labelsOf('inside')).toEqual(['Around']);
  expect(labelsOf('second')).toEqual([]);
  expect(labelsOf('within')).toEqual([]);
  expect(labelsOf('other')).toEqual(['Elsewhere']);
  expect(labelsOf('kept')).toBeNull();
});

it('a text field shows or hides with what is around it, though its style is known', () => {
  const field = (around: 'hidden' | 'visible') => (
    <div style={{ visibility: around }}>
      <textarea aria-label="Text" style={{ color: 'red' }} />
    </div>
  );
  const { rerender } = render(field('visible'));
  const text = screen.getByLabelText('Text');
  expect(text).toBeVisible();
  rerender(field('hidden'));
  expect(screen.getByLabelText('Text')).toBe(text);
  expect(window.getComputedStyle(text).visibility).toBe('hidden');
  rerender(field('visible'));
  expect(window.getComputedStyle(text).visibility).toBe('visible');
});
