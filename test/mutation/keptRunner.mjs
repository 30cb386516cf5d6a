import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';

/**
 * Stryker's Vitest runner starts a worker, jsdom and all modules for every mutant: a second of work around a few
 * milliseconds of tests. This one keeps the worker (`keptWorker.mjs`). The tests that reach a mutant run on it; where
 * one fails, it is run again on the unchanged code, and only if it passes does the failure count. Otherwise a new
 * worker decides.
 */
const stock = dirname(fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')));
const { VitestTestRunner } = await import(pathToFileURL(join(stock, 'vitest-test-runner.js')));

const namespace = '__stryker__';
let sessions = 0;

/** Each run leaves a little behind in a worker. */
const runsOfOneWorker = 200;

const fileOf = (id) => resolve(id.slice(0, id.indexOf('#')));
const nameOf = (id) => id.slice(id.indexOf('#') + 1);

class KeptTestRunner extends VitestTestRunner {
  #runs = 0;
  #session = null;

  /** @param file any test file: Vitest wants one for a worker to start */
  async #open(file) {
    const channel = `kept-${process.pid}-${(sessions += 1)}`;
    this.ctx.provide('keptSession', { channel, namespace });
    for (const project of this.ctx.projects) {
      project.config.setupFiles = project.config.setupFiles.filter((file) => file !== this.localSetupFile);
      // A worker of its own, with modules of its own.
      project.config.isolate = true;
      project.config.testNamePattern = /^no test of this name$/;
    }
    const orders = new BroadcastChannel(channel);
    const ready = new Promise((said) => {
      orders.onmessage = said;
    });
    const over = this.ctx.start([file]);
    await ready;
    this.#session = { orders, over };
  }

  async #close() {
    if (!this.#session) return;
    const { orders, over } = this.#session;
    this.#session = null;
    orders.postMessage({});
    await Promise.resolve(over);
    orders.close();
    this.ctx.state.filesMap.clear();
  }

  #ask(order) {
    const { orders } = this.#session;
    return new Promise((answered) => {
      orders.onmessage = ({ data }) => answered(data.answer);
      orders.postMessage(order);
    });
  }

  async mutantRun({ activeMutant, hitLimit, testFilter = [] }) {
    const files = new Map();
    for (const id of testFilter) files.set(fileOf(id), [...(files.get(fileOf(id)) ?? []), nameOf(id)]);
    const order = {
      mutant: activeMutant.id,
      hitLimit: hitLimit ?? Number.MAX_SAFE_INTEGER,
      files: [...files],
    };
    if ((this.#runs += 1) % runsOfOneWorker === 0) await this.#close();
    if (!this.#session) await this.#open(order.files[0][0]);
    let answer = await this.#ask(order);
    if (!answer.clean) {
      await this.#close();
      await this.#open(order.files[0][0]);
      answer = await this.#ask(order);
      if (!answer.clean) await this.#close();
    }
    if (answer.endless) return { status: 'timeout', reason: 'runs without end' };
    const { failure } = answer;
    const failed = failure && `${relative(process.cwd(), failure.filepath)}#${failure.name}`;
    const tests = testFilter.map((id) =>
      id === failed
        ? { id, name: nameOf(id), timeSpentMs: 0, status: TestStatus.Failed, failureMessage: failure.message }
        : { id, name: nameOf(id), timeSpentMs: 0, status: TestStatus.Success },
    );
    if (failure && !testFilter.includes(failed)) {
      tests.push({
        id: failed,
        name: failure.name,
        timeSpentMs: 0,
        status: TestStatus.Failed,
        failureMessage: failure.message,
      });
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  async dispose() {
    await this.#close();
    await super.dispose();
  }
}

function keptRunnerFactory(injector) {
  return injector.provideValue('globalNamespace', namespace).injectClass(KeptTestRunner);
}
keptRunnerFactory.inject = ['$injector'];

export const strykerValidationSchema = JSON.parse(
  readFileSync(join(stock, '../schema/vitest-runner-options.json'), 'utf8'),
);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'kept', keptRunnerFactory)];
