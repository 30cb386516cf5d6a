import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '@/i18n/i18n';
import { loadRuntimeConfig, setRuntimeConfig } from '@/lib/runtimeConfig';
import { App } from './App';
import { watchBuild } from './newBuild';
import { StartFailure } from './StartFailure';

const root = createRoot(document.getElementById('root') ?? document.body);

/** Reads the configuration and the texts first; a wrong configuration gives a readable page, not a blank one (B-37). */
async function start(): Promise<void> {
  watchBuild();
  const texts = startI18n();
  try {
    setRuntimeConfig(await loadRuntimeConfig());
  } catch (error) {
    await texts;
    root.render(<StartFailure reason={error instanceof Error ? error.message : String(error)} />);
    return;
  }
  await texts;
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
