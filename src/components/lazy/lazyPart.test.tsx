import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { allowPrinted } from '../../../test/printed';
import { lazyPart } from './lazyPart';

beforeAll(startI18n);
allowPrinted(/Failed to fetch/);

interface LayerProps {
  open: boolean;
  onClose: () => void;
}

const Layer = ({ open }: LayerProps) => open && <p>a camada</p>;

/** A layer whose code cannot be had before it is there. */
function latecomer() {
  const code = { isThere: false, attempts: 0 };
  const { Component } = lazyPart<LayerProps>(() => {
    code.attempts += 1;
    return code.isThere ? Promise.resolve(Layer) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return { Component, code };
}

function Page({ Component }: { Component: (props: LayerProps) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>abrir</button>
      <p>a página</p>
      {open && <Component open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

describe('lazyPart', () => {
  it('SAFE-17 PUB-44 a layer whose code cannot be had leaves the page, is fetched when asked, and comes by itself', async () => {
    const user = userEvent.setup({ delay: null });
    const { Component, code } = latecomer();
    render(<Page Component={Component} />);
    await user.click(screen.getByText('abrir'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta parte não carregou');
    expect(screen.getByText('a página')).toBeVisible();
    const { attempts } = code;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(code.attempts).toBeGreaterThan(attempts);
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    code.isThere = true;
    expect(await screen.findByText('a camada')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('SAFE-17 closed and opened, it is fetched again as well', async () => {
    const user = userEvent.setup({ delay: null });
    const { Component, code } = latecomer();
    render(<Page Component={Component} />);
    await user.click(screen.getByText('abrir'));
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    code.isThere = true;
    await user.click(screen.getByText('abrir'));
    expect(await screen.findByText('a camada')).toBeVisible();
  });
});
