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

/** A layer whose code arrives at the second attempt. */
const latecomer = () => {
  let attempts = 0;
  return lazyPart<LayerProps>(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Layer);
  });
};

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
  it('SAFE-17 a layer whose code cannot be had leaves the page, and is fetched again by trying again', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Page Component={latecomer().Component} />);
    await user.click(screen.getByText('abrir'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta parte não carregou');
    expect(screen.getByText('a página')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('a camada')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('SAFE-17 closed and opened, it is fetched again as well', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Page Component={latecomer().Component} />);
    await user.click(screen.getByText('abrir'));
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await user.click(screen.getByText('abrir'));
    expect(await screen.findByText('a camada')).toBeVisible();
  });
});
