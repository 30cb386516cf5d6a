import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { allowPrinted } from '../../../test/printed';
import { ErrorBoundary } from './ErrorBoundary';

beforeAll(startI18n);
allowPrinted(/body is not a string|NotFoundError/);

let broken = true;

function Odd() {
  if (broken) throw new Error('body is not a string');
  return <p>mensagem</p>;
}

function Counter({ count }: { count: number }) {
  return <p>{count > 0 && <span>{count} novas</span>} fim</p>;
}

/** What a page translator does: every text and element it read moves into a new parent. */
function translate(text: string) {
  const node = screen.getByText(text);
  // oxlint-disable-next-line typescript/no-deprecated -- it is what a translator puts there
  const font = document.createElement('font');
  node.replaceWith(font);
  font.append(node);
}

describe('ErrorBoundary', () => {
  it('B-36 a message that cannot be shown leaves its neighbours and can be tried again', async () => {
    broken = true;
    const user = userEvent.setup({ delay: null });
    render(
      <>
        <ErrorBoundary variant="message">
          <Odd />
        </ErrorBoundary>
        <p>vizinha</p>
      </>,
    );
    expect(screen.getByText('Não foi possível mostrar esta mensagem.')).toBeVisible();
    expect(screen.getByText('vizinha')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByText('mensagem')).toBeVisible();
  });

  it('B-36 a broken panel says so and copies the details', async () => {
    broken = true;
    const user = userEvent.setup({ delay: null });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    writeText.mockRejectedValueOnce(new Error('denied'));
    render(
      <ErrorBoundary variant="panel">
        <Odd />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Algo quebrou nesta parte da tela');
    await user.click(screen.getByRole('button', { name: 'Copiar detalhes' }));
    expect(await screen.findByRole('button', { name: 'Detalhes copiados' })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('body is not a string'));
    await user.click(screen.getByRole('button', { name: 'Detalhes copiados' }));
    expect(await screen.findByLabelText('Detalhes')).toHaveTextContent('body is not a string');
  });

  it('B-36 another path gives the route a new chance', () => {
    broken = true;
    const page = (path: string) => (
      <ErrorBoundary variant="route" resetKey={path}>
        <Odd />
      </ErrorBoundary>
    );
    const { rerender } = render(page('/a'));
    broken = false;
    rerender(page('/a'));
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(page('/b'));
    expect(screen.getByText('mensagem')).toBeVisible();
  });

  it('B-36 a page translated by the browser keeps working', () => {
    const page = (count: number) => (
      <ErrorBoundary variant="panel">
        <Counter count={count} />
      </ErrorBoundary>
    );
    const { rerender } = render(page(2));
    translate('2 novas');
    rerender(page(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('fim')).toBeVisible();
    rerender(page(3));
    expect(screen.getByText('3 novas')).toBeVisible();
  });
});
