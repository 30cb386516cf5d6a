import { BroadcastChannel } from 'node:worker_threads';
import { startTests } from '@vitest/runner';
import { TestRunner } from 'vitest';

/**
 * The worker's half of `keptRunner.mjs`. In the first run it is Vitest's own runner, and each test's coverage is
 * written down. After that it stays: it waits for mutants, and runs the tests that reach each of them on modules that
 * are loaded already.
 */

/** Runs tests without telling Vitest's main thread, and stops at the first that fails. */
function quiet(runner) {
  const inner = Object.create(runner);
  const { workerState } = runner;
  return Object.assign(inner, {
    cancelRun: false,
    config: { ...runner.config, testTimeout: 5_000, testNamePattern: undefined },
    onBeforeCollect: undefined,
    onCollected: undefined,
    onTaskUpdate: undefined,
    onCollectStart: (file) => {
      workerState.current = file;
    },
    onAfterRunSuite: (suite) => {
      workerState.current = suite.suite ?? suite.file;
    },
    onAfterRunTask(test) {
      if (test.result?.state === 'fail') inner.cancelRun = true;
    },
    importFile(path, source) {
      for (const module of workerState.evaluatedModules.fileToModulesMap.get(path) ?? []) {
        workerState.evaluatedModules.invalidateModule(module);
      }
      return TestRunner.prototype.importFile.call(inner, path, source);
    },
  });
}

const fullName = (task) => `${task.suite ? `${fullName(task.suite)} ` : ''}${task.name}`.trim();
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function firstFailure(task) {
  if (task.result?.state !== 'fail') return null;
  for (const child of task.tasks ?? []) {
    const failure = firstFailure(child);
    if (failure) return failure;
  }
  return { name: fullName(task), message: task.result.errors?.[0]?.message ?? 'failed' };
}

async function failureIn(runner, files) {
  for (const [filepath, names] of files) {
    const testNamePattern = names && new RegExp(names.map(escaped).join('|'));
    runner.workerState.filepath = filepath;
    const [file] = await startTests([{ filepath, testNamePattern }], quiet(runner));
    const failure = file && firstFailure(file);
    if (failure) return { ...failure, filepath };
  }
  return null;
}

export default class KeptRunner extends TestRunner {
  async onBeforeCollect() {
    const session = this.injectValue('keptSession');
    if (!session) return;
    const state = (globalThis[session.namespace] ??= {});
    const orders = new BroadcastChannel(session.channel);
    await new Promise((end) => {
      // The port waits for nobody; an answer is its end.
      // eslint-disable-next-line typescript/no-misused-promises
      orders.onmessage = async ({ data }) => {
        if (!data.files) {
          end();
          return;
        }
        Object.assign(state, { activeMutant: data.mutant, hitCount: 0, hitLimit: data.hitLimit });
        const failure = await failureIn(this, data.files);
        const endless = state.hitCount > data.hitLimit;
        Object.assign(state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
        // What a mutant left behind in a module must not kill the next one.
        const clean = !failure || !(await failureIn(this, [[failure.filepath, [failure.name]]]));
        orders.postMessage({ answer: { failure, endless, clean } });
      };
      orders.postMessage({ ready: true });
    });
    orders.close();
  }
}
