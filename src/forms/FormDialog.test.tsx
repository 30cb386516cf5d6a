import Button from '@mui/material/Button';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { changeLanguage, startI18n } from '@/i18n/i18n';
import { TextsProvider } from '@/i18n/TextsProvider';
import { FieldErrors } from './fieldErrors';
import { PasswordField, SwitchField, TextField } from './fields';
import { FormDialog } from './FormDialog';
import { PairsField } from './PairsField';
import { MultiSelect } from './MultiSelect';
import { requiredText } from './rules';
import { SelectField } from './SelectField';

beforeAll(startI18n);

const initial = { name: '', secret: '', on: 0, queue: 1, queues: [2, 99], extra: [{ name: 'CPF', value: '1' }] };
type Values = typeof initial;
const schema = object({ name: requiredText({ min: 3, short: 'validation.messageShort' }) });
const queues = [
  { value: 1, label: 'Suporte', color: '#2E7D32' },
  { value: 2, label: 'Vendas', color: '#1565C0' },
];

interface ExampleProps {
  onSubmit?: (values: Values) => Promise<unknown>;
  record?: Values;
  loading?: boolean;
  readOnly?: boolean;
  /** With the heavier fields, which one test needs. */
  full?: boolean;
}

function Example({
  onSubmit = async () => undefined,
  record = initial,
  loading = false,
  readOnly = false,
  full = false,
}: ExampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <TextsProvider>
      <BrowserRouter>
        <Button onClick={() => setOpen(true)}>Nova fila</Button>
        <FormDialog
          open={open}
          title="Fila"
          initial={record}
          schema={schema}
          onSubmit={onSubmit}
          onClose={() => setOpen(false)}
          loading={loading}
          readOnly={readOnly}
        >
          <TextField name="name" label="common.name" autoFocus required />
          <PasswordField name="secret" label="common.value" />
          <SwitchField name="on" label="common.delete" on={1} off={0} />
          {full && (
            <>
              <SelectField name="queue" label="common.showOptions" options={queues} />
              <MultiSelect name="queues" label="common.seeAll" options={queues} />
              <PairsField name="extra" label="common.addLine" />
            </>
          )}
          <Link to="/contacts">Contatos</Link>
        </FormDialog>
      </BrowserRouter>
    </TextsProvider>
  );
}

const field = (name: RegExp) => screen.getAllByRole('textbox', { name })[0] ?? document.body;
const nameField = () => field(/^Nome/);
const button = (name: string) => screen.getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openForm(props: ExampleProps = {}) {
  const user = userEvent.setup({ delay: null });
  const view = render(<Example {...props} />);
  await user.click(button('Nova fila'));
  await screen.findByRole('dialog', { name: 'Fila' });
  return { user, ...view };
}

describe('submitting', () => {
  it('I-14 B-07 says "Salvando…" at once, sends once after 400 ms, closes and gives the focus back', async () => {
    let finish: () => void = () => undefined;
    const sent: { at: number; values: Values }[] = [];
    const { user } = await openForm({
      onSubmit: (values) => {
        sent.push({ at: performance.now(), values });
        return new Promise<void>((resolve) => (finish = resolve));
      },
    });
    await user.type(nameField(), 'Suporte');
    const start = performance.now();
    await user.keyboard('{Enter}');
    expect(sent).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Salvando…' }));
    await user.click(nameField());
    await user.keyboard('{Enter}{Enter}x{Escape}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.keyboard('{Enter}');
    await user.click(button('Salvando…'));
    finish();
    await closed();
    expect(sent).toHaveLength(1);
    expect((sent[0]?.at ?? 0) - start).toBeGreaterThanOrEqual(395);
    expect(sent[0]?.values.name).toBe('Suporte');
    await waitFor(() => expect(button('Nova fila')).toHaveFocus());
  });

  it('shows the rule at the field, moves the focus there and follows the language', async () => {
    const onSubmit = vi.fn();
    const { user } = await openForm({ onSubmit });
    await user.click(button('Salvar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Obrigatório');
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription('Obrigatório');
    await user.type(nameField(), 'ab');
    expect(await screen.findByText('Mensagem muito curta')).toBeInTheDocument();
    await changeLanguage('en');
    expect(await screen.findByText('Message too short')).toBeInTheDocument();
    await i18next.changeLanguage('pt');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('a refusal by the server stands at its field and the form stays', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new FieldErrors({ name: 'validation.pickOne' }));
    const { user } = await openForm({ onSubmit });
    await user.type(nameField(), 'Suporte');
    await user.click(button('Salvar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Escolha pelo menos um');
    expect(nameField()).toHaveValue('Suporte');
    await user.click(button('Salvar'));
    await closed();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('sends what the fields hold, and keeps queues this list does not show', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const { user } = await openForm({ onSubmit, full: true });
    await user.type(nameField(), 'Ana');
    await user.click(screen.getByRole('switch', { name: 'Excluir' }));
    await user.click(screen.getByRole('combobox', { name: 'Mostrar opções' }));
    await user.click(await screen.findByRole('option', { name: 'Vendas' }));
    await user.click(screen.getByRole('combobox', { name: 'Ver todos' }));
    await user.click(await screen.findByRole('option', { name: 'Suporte' }));
    await user.keyboard('{Escape}');
    await user.click(button('Adicionar linha'));
    await user.keyboard('RG');
    await user.click(button('Remover linha 1'));
    await user.click(button('Salvar'));
    await closed();
    const values = {
      name: 'Ana',
      secret: '',
      on: 1,
      queue: 2,
      queues: [2, 99, 1],
      extra: [{ name: 'RG', value: '' }],
    };
    expect(onSubmit).toHaveBeenCalledWith(values, initial, expect.anything());
  });
});

describe('leaving', () => {
  it('B-04 closes at once while nothing has changed', async () => {
    const { user } = await openForm();
    await user.keyboard('{Escape}');
    await closed();
  });

  it.each(['Fechar', 'Cancelar'])(
    'B-04 "%s" asks when something has changed, and keeps editing by default',
    async (name) => {
      const { user } = await openForm();
      await user.type(nameField(), 'Sup');
      expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
      await user.click(button(name));
      const question = await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
      await user.keyboard('{Enter}');
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(nameField()).toHaveValue('Sup');
      await user.click(button(name));
      await user.click(await screen.findByRole('button', { name: 'Descartar' }));
      await closed();
      await user.click(button('Nova fila'));
      await screen.findByRole('dialog', { name: 'Fila' });
      expect(nameField()).toHaveValue('');
    },
  );

  it('B-04 a link of the app and a reload ask first', async () => {
    const { user } = await openForm();
    const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(true);
    await user.type(nameField(), 'Sup');
    expect(unload()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Contatos' }));
    await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    expect(location.pathname).toBe('/');
    await user.click(button('Descartar'));
    await waitFor(() => expect(location.pathname).toBe('/contacts'));
    await closed();
    expect(unload()).toBe(true);
  });

  it('B-04 a record that changes elsewhere resets nothing', async () => {
    const { user, rerender } = await openForm();
    await user.type(nameField(), 'Suporte');
    rerender(<Example record={{ ...initial, name: 'De outra pessoa' }} />);
    expect(nameField()).toHaveValue('Suporte');
  });
});

describe('showing', () => {
  it('waits for the record, then starts from it', async () => {
    const { rerender } = await openForm({ loading: true });
    expect(within(screen.getByRole('dialog')).getByRole('status', { name: 'Carregando…' })).toBeInTheDocument();
    rerender(<Example record={{ ...initial, name: 'Vendas' }} />);
    expect(nameField()).toHaveValue('Vendas');
    expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
  });

  it('a form that only shows takes no input and has nothing to save', async () => {
    const { user } = await openForm({ readOnly: true });
    await user.type(nameField(), 'x');
    await user.click(screen.getByRole('switch', { name: 'Excluir' }));
    expect(nameField()).toHaveValue('');
    expect(screen.getByRole('switch', { name: 'Excluir' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  });

  it('S-13 a password can be shown and hidden', async () => {
    const { user } = await openForm();
    const secret = screen.getByLabelText('Valor', { selector: '[name=secret]' });
    expect(secret).toHaveAttribute('type', 'password');
    await user.click(button('Mostrar a senha'));
    expect(secret).toHaveAttribute('type', 'text');
    await user.click(button('Esconder a senha'));
    expect(secret).toHaveAttribute('type', 'password');
  });

  it.each(['{Enter}', '{Control>}{Enter}{/Control}'])(
    'PUB-58 S-13 a password that was shown is hidden again when the form is sent by %s',
    async (keys) => {
      const secret = () => screen.getByLabelText('Valor', { selector: '[name=secret]' });
      const types: (string | null)[] = [];
      const { user } = await openForm({
        onSubmit: async () => void types.push(secret().getAttribute('type')),
      });
      await user.type(nameField(), 'Suporte');
      await user.click(button('Mostrar a senha'));
      await user.type(secret(), `segredo${keys}`);
      expect(secret()).toHaveAttribute('type', 'password');
      await waitFor(() => expect(types).toEqual(['password']));
    },
  );
});
