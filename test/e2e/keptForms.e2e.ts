import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, fillLogin, newAgent, useBrowser } from './browser';
import { signInElsewhere } from './rest';

useBrowser('each');

describe('a form that is half filled in when the session ends', () => {
  it('DAY-33 is there again after signing in, with its choices, for who wrote it and nobody else', async () => {
    const { page, errors, close } = await newAgent('admin', {}, [/status of 40[13]/]);
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(/^Nome/);
    const permissions = dialog.getByRole('switch');
    const notice = dialog.getByText(/^Recuperado do que você tinha escrito/);
    await page.goto('/tags?new');
    await name.fill('Escrita pela metade');
    await permissions.check();
    await signInElsewhere(page, 'admin');

    await fillLogin(page, 'super');
    await page.waitForURL(/\/tags\?new/);
    await name.waitFor();
    expect(await name.inputValue()).toBe('');
    expect(await permissions.isChecked()).toBe(false);
    await signInElsewhere(page, 'super');

    await fillLogin(page, 'admin');
    await page.waitForURL(/\/tags\?new/);
    await notice.waitFor();
    await expect.poll(() => name.inputValue()).toBe('Escrita pela metade');
    expect(await permissions.isChecked()).toBe(true);
    await expectNoAxeViolations(page, '[role="dialog"]');
    // A reload, and a crash, take nothing away either.
    await page.reload();
    await notice.waitFor();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('rowheader', { name: 'Escrita pela metade' }).waitFor();

    await page.goto('/tags?new');
    await name.waitFor();
    expect(await name.inputValue()).toBe('');
    expect(await notice.count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});
