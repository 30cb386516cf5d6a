import { screen, within } from '@testing-library/react';
import { backend, type Person } from '../world';
import { renderApp, type RenderedApp } from '../render';
// The lazy page and its parts are loaded before the first test, so that no test waits for the compiler.
import '@/pages/settings/SettingsPage';
import '@/pages/settings/companies/CompaniesTab';
import '@/pages/settings/companies/CompanyDialog';
import '@/pages/settings/companies/CompanyHoursDialog';
import '@/pages/settings/companies/CompanyUserDialog';
import '@/pages/settings/plans/PlansTab';
import '@/pages/settings/plans/PlanDialog';
import '@/pages/settings/helps/HelpsTab';
import '@/pages/settings/helps/HelpDialog';

export type User = RenderedApp['user'];

export const tabs = () =>
  within(screen.getByRole('tablist', { name: 'Configurações' }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
export const tab = (name: string) => screen.getByText(name, { selector: 'a[role="tab"]' });

/** The row of a setting in the backend, of the demo company. */
export const stored = (key: string) =>
  backend.store.settings.find((row) => row.companyId === 1 && row.key === key)?.value;

export function dropSetting(key: string): void {
  backend.store.settings.removeWhere((row) => row.companyId === 1 && row.key === key);
}

export function putSetting(key: string, value: string): void {
  dropSetting(key);
  backend.store.settings.insert((id) => ({ id, key, value, companyId: 1, ...backend.ctx.stamps() }));
}

export const openSettings = (as: Person = 'admin', path = '/settings') => renderApp(path, { as });
