import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, startI18n } from '@/i18n/i18n';
import { ConfigError, type ConfigProblem } from '@/lib/runtimeConfig';
import { StartFailure } from './StartFailure';

beforeAll(() => startI18n());

const insecure = new ConfigError('insecure', 'filesUrl: "http://arquivos.example"');

describe('the page for a wrong configuration', () => {
  it.each([
    ['pt', 'Esta página usa https', 'Recarregar'],
    ['en', 'This page uses https', 'Reload'],
    ['es', 'Esta página usa https', 'Recargar'],
  ] as const)('REAL-19 names the field and says in %s that the browser blocks it', async (language, words, button) => {
    await changeLanguage(language);
    render(<StartFailure error={insecure} />);
    const page = screen.getByRole('alert');
    expect(page).toHaveTextContent('filesUrl: "http://arquivos.example"');
    expect(page).toHaveTextContent(words);
    expect(page).toHaveTextContent('http');
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  it.each([
    ['object', 'objeto JSON'],
    ['json', 'JSON válido'],
    ['text', 'texto entre aspas'],
    ['address', 'http:// ou https://'],
    ['unread', 'não entrega o arquivo'],
  ] satisfies [ConfigProblem, string][])('B-37 says what is wrong: %s', (problem, words) => {
    render(<StartFailure error={new ConfigError(problem, 'apiUrl: 3')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('apiUrl: 3');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('B-37 shows a fault of another kind as it is, and blames no file', () => {
    render(<StartFailure error={new Error('navigator.locks is undefined')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('navigator.locks is undefined');
    expect(screen.getByRole('alert')).not.toHaveTextContent('config.json');
  });
});
