import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commandOf } from '@/browser/commands';
import { renderApp, type RenderAppOptions } from '../render';
import { smallInbox } from './conversationHelpers';
// The parts that keys open are loaded before the first test.
import '@/app/palette/Keyboard';
import '@/app/palette/Palette';
import '@/app/palette/PaletteButton';
import '@/app/palette/ShortcutSheet';
import '@/app/shell/profile/ProfileList';

/** Keys are heard once their code is there. */
export const listening = (): Promise<void> => waitFor(() => expect(commandOf('palette')).toBeDefined());

/** A small inbox of Ana, whose keys are heard. */
export async function openInbox(path: string, options: RenderAppOptions = {}) {
  const inbox = smallInbox();
  const app = await renderApp(path, { as: 'ana', ...options });
  await listening();
  return { ...inbox, ...app };
}

export const currentPath = (): string => window.location.pathname;
