import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFormTexts, startI18n } from '@/i18n/i18n';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { Choices } from './choices';
import { MultiSelect } from './MultiSelect';
import { SelectField } from './SelectField';

beforeAll(async () => {
  await startI18n();
  await loadFormTexts();
});

const options = [
  { value: 1, label: 'Suporte', color: '#2E7D32' },
  { value: 2, label: 'Vendas' },
];

interface ExampleProps {
  choices: Choices;
  one?: number | string | null;
  many?: number[];
  onSubmit?: (values: unknown) => void;
}

const Example = ({ choices, one = '', many = [], onSubmit = () => undefined }: ExampleProps) => (
  <TextsProvider>
    <Formik initialValues={{ one, many }} onSubmit={async (values) => onSubmit(values)}>
      <Form>
        <SelectField name="one" label="common.name" emptyLabel="common.no" {...choices} />
        <MultiSelect name="many" label="common.seeAll" {...choices} />
        <button type="submit">Enviar</button>
      </Form>
    </Formik>
  </TextsProvider>
);

function open(props: ExampleProps) {
  const onSubmit = vi.fn();
  const user = userEvent.setup({ delay: null });
  const view = render(<Example {...props} onSubmit={onSubmit} />);
  const show = (choices: Choices) => view.rerender(<Example {...props} choices={choices} onSubmit={onSubmit} />);
  const pick = async (name: string) => {
    await user.click(select());
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  };
  const sent = async (): Promise<unknown> => {
    onSubmit.mockClear();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    // A form that is being sent takes no choice.
    await waitFor(() => expect(select()).not.toHaveAttribute('aria-readonly', 'true'));
    return onSubmit.mock.lastCall?.[0];
  };
  return { user, show, pick, sent };
}

const select = () => screen.getByRole('combobox', { name: 'Nome' });
const chips = () => screen.queryAllByRole('button', { name: /^Remover / }).map((button) => button.ariaLabel);
const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

describe('a value that the list does not offer', () => {
  it.each([
    ['a text as it is', { options }, 'Europe/Kyiv', 'Europe/Kyiv'],
    ['an id by what it was', { options, of: 'queue' }, 12, 'Fila que não existe mais (12)'],
    [
      'an id of a list that could not be read',
      { options: [], of: 'queue', failed: true },
      12,
      'Nome não carregado (12)',
    ],
  ] as const)('PUB-18 shows %s, and a save keeps it', async (_title, choices, one, shown) => {
    const { sent } = open({ choices, one });
    expect(select()).toHaveTextContent(shown);
    expect(await sent()).toEqual({ one, many: [] });
  });

  it('PUB-18 can be left, taken up again and emptied', async () => {
    const { user, pick, sent } = open({ choices: { options, of: 'queue' }, one: 12 });
    await user.click(select());
    expect(await offered()).toEqual(['Não', 'Suporte', 'Vendas', 'Fila que não existe mais (12)']);
    await user.click(screen.getByRole('option', { name: 'Vendas' }));
    expect(await sent()).toEqual({ one: 2, many: [] });
    await pick('Fila que não existe mais (12)');
    expect(await sent()).toEqual({ one: 12, many: [] });
    await pick('Não');
    expect(await sent()).toEqual({ one: '', many: [] });
  });

  it('PUB-18 is not called gone while the list is being read', async () => {
    const { show } = open({ choices: { options: [], of: 'queue', loading: true }, one: 2, many: [1, 12] });
    expect(select()).toHaveTextContent('Carregando…');
    expect(screen.queryByText(/não existe mais/)).not.toBeInTheDocument();
    expect(chips()).toEqual([]);
    // Read once more: what is known of it may be old.
    show({ options: options.slice(0, 1), of: 'queue', loading: true });
    expect(select()).toHaveTextContent('Carregando…');
    expect(screen.queryByText(/não existe mais/)).not.toBeInTheDocument();
    expect(chips()).toEqual(['Remover Suporte']);
    show({ options, of: 'queue' });
    expect(select()).toHaveTextContent('Vendas');
    expect(chips()).toEqual(['Remover Suporte', 'Remover Fila que não existe mais (12)']);
  });

  it('PUB-18 no value is none: nothing is added for it', async () => {
    const { user } = open({ choices: { options, of: 'queue' }, one: null });
    expect(select()).toHaveTextContent('Não');
    await user.click(select());
    expect(await offered()).toEqual(['Não', 'Suporte', 'Vendas']);
  });
});

describe('several values, of which the list does not offer one', () => {
  it('PUB-18 it is shown, kept beside others, taken out and put back', async () => {
    const { user, sent } = open({ choices: { options, of: 'queue' }, many: [12, 2] });
    await user.click(screen.getByRole('combobox', { name: 'Ver todos' }));
    await user.click(await screen.findByRole('option', { name: 'Suporte' }));
    expect(await sent()).toEqual({ one: '', many: [2, 12, 1] });
    await user.click(screen.getByRole('button', { name: 'Remover Fila que não existe mais (12)' }));
    expect(await sent()).toEqual({ one: '', many: [1, 2] });
    await user.click(screen.getByRole('combobox', { name: 'Ver todos' }));
    const list = within(await screen.findByRole('listbox'));
    await user.click(list.getByRole('option', { name: 'Fila que não existe mais (12)' }));
    expect(await sent()).toEqual({ one: '', many: [1, 2, 12] });
  });

  it('PUB-18 what is not shown yet is kept', async () => {
    const { user, sent } = open({ choices: { options, of: 'queue', loading: true }, many: [12] });
    await user.click(screen.getByRole('combobox', { name: 'Ver todos' }));
    await user.click(await screen.findByRole('option', { name: 'Suporte' }));
    expect(await sent()).toEqual({ one: '', many: [12, 1] });
  });
});
