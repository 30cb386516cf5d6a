import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { ColorChip } from '@/components/text/ColorChip';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { CountBadge } from '@/components/text/CountBadge';
import { PageState } from './PageState';

beforeAll(startI18n);

const states = { skeleton: <p>esqueleto</p>, failed: <p>falha</p>, empty: <p>vazio</p> };

it('a quick answer flashes no skeleton; a slow one shows it after 150 ms', () => {
  vi.useFakeTimers();
  render(
    <PageState state="loading" {...states}>
      lista
    </PageState>,
  );
  act(() => void vi.advanceTimersByTime(149));
  expect(screen.queryByText('esqueleto')).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('esqueleto')).toBeInTheDocument();
});

it('data stays on screen while a newer answer is on its way', async () => {
  render(
    <PageState state="ready" refreshing {...states}>
      lista
    </PageState>,
  );
  expect(screen.getByText('lista')).toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Atualizando…' })).toBeInTheDocument();
});

it('B-42 a colour from outside cannot write a style', () => {
  const { container } = render(
    <>
      <ColorChip color="red;background:url(//evil.example/x)" label="Suporte" />
      <ColorChip color="url(//evil.example/x)" label="Vendas" variant="solid" />
    </>,
  );
  expect(screen.getByText('Suporte')).toBeInTheDocument();
  expect(container.innerHTML).not.toContain('evil');
});

it('B-33 initials stay out of accessible names', () => {
  render(
    <button type="button">
      <ContactAvatar id={1} name="Ana Souza" />
      Ana Souza
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Ana Souza' })).toBeInTheDocument();
});

it('a count above 99 says 99+, and nothing at zero', () => {
  const { rerender } = render(<CountBadge count={120} />);
  expect(screen.getByText('99+')).toBeInTheDocument();
  rerender(<CountBadge count={0} />);
  expect(screen.queryByText('0')).not.toBeInTheDocument();
});
