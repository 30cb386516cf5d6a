import { act, render, screen, waitFor } from '@testing-library/react';
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

const Form = ({ open }: LayerProps) =>
  open && (
    <div role="dialog" aria-label="Formulário">
      <input aria-label="Nome" autoFocus />
    </div>
  );

/** A page with a field, over which a layer is opened whose code comes when the test says so. */
async function openSlowly(Shown: (props: LayerProps) => ReactNode) {
  const user = userEvent.setup({ delay: null });
  let arrive = (): void => undefined;
  const { Component } = lazyPart<LayerProps>(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(Shown);
      }),
  );
  render(
    <>
      <textarea aria-label="Mensagem" />
      <Page Component={Component} />
    </>,
  );
  const message = screen.getByLabelText('Mensagem');
  await user.click(screen.getByText('abrir'));
  message.focus();
  return { user, message, arrive: () => arrive() };
}

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

  it('DAY-2 what is typed while a layer is on its way goes into the field that then has the focus, and nowhere else', async () => {
    const { user, message, arrive } = await openSlowly(Form);
    await user.keyboard('Anna{Backspace}{Backspace}a{Enter}');
    expect(message).toHaveValue('');
    arrive();
    expect(await screen.findByLabelText('Nome')).toHaveValue('Ana');
    await user.keyboard(' Lima');
    expect(screen.getByLabelText('Nome')).toHaveValue('Ana Lima');
    expect(message).toHaveValue('');
  });

  it('DAY-2 Escape gives up a layer that is on its way, and what was typed for it', async () => {
    const { user, message, arrive } = await openSlowly(Form);
    await user.keyboard('Ana{Escape}');
    await user.keyboard('Bom dia');
    expect(message).toHaveValue('Bom dia');
    arrive();
    await user.keyboard('!');
    expect(message).toHaveValue('Bom dia!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('DAY-2 whoever clicks elsewhere before a layer is there writes there', async () => {
    const { user, message } = await openSlowly(Form);
    await user.keyboard('Ana');
    await user.click(message);
    await user.keyboard('Bom dia');
    expect(message).toHaveValue('Bom dia');
  });

  it('DAY-2 a layer without a field takes nothing of what was typed, and leaves the keys', async () => {
    const { user, message, arrive } = await openSlowly(({ open }) => open && <button autoFocus>Sim</button>);
    await user.keyboard('Ana{Enter}');
    arrive();
    expect(await screen.findByRole('button', { name: 'Sim' })).toHaveFocus();
    await user.click(message);
    await user.keyboard('Bom dia');
    expect(message).toHaveValue('Bom dia');
  });

  it('DAY-2 a key that answers a layer without a field ends the wait: a field that has the focus later gets nothing', async () => {
    const { user, message, arrive } = await openSlowly(
      ({ open, onClose }) =>
        open && (
          <button autoFocus onClick={onClose}>
            Sim
          </button>
        ),
    );
    await user.keyboard('Ana');
    arrive();
    expect(await screen.findByRole('button', { name: 'Sim' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Sim' })).not.toBeInTheDocument();
    act(() => message.focus());
    expect(message).toHaveValue('');
  });
});
