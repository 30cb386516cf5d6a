import { screen } from '@testing-library/react';
import { renderApp, type RenderAppOptions, type RenderedApp } from '../render';
import { credentials, type Person } from '../world';

// In every language of the login.
export const emailField = () => screen.findByRole('textbox', { name: /^(E-mail|Email|Correo electrónico)$/ });
export const passwordField = () => screen.getByLabelText(/^(Senha|Password|Contraseña)$/);
export const submitButton = () => screen.getByRole('button', { name: /^(Entrar|Sign in)$/ });

/** Fills the form of the login page and sends it. */
export async function fillAs(app: RenderedApp, person: Person, secret?: string): Promise<void> {
  const known = credentials(person);
  await app.user.type(await emailField(), known.email);
  await app.user.type(passwordField(), secret ?? known.password);
  await app.user.click(submitButton());
}

/**
 * The app after a sign-in through the form: its answer tells less of the user than a restored session (contract 1.4).
 */
export async function signInByForm(person: Person, options: Omit<RenderAppOptions, 'as'> = {}): Promise<RenderedApp> {
  const app = await renderApp('/login', options);
  await fillAs(app, person);
  return app;
}
