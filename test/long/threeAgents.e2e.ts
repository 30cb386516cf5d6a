import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import { queueIds, restAs } from '../e2e/rest';
import { acts } from './desk/acts';
import { Agent } from './desk/agent';
import { differences } from './desk/compare';
import { Supervisor } from './desk/supervisor';
import { trace } from './trace';

useBrowser('each');

/** How much each of them does; a run of CI takes a few of the days, and of each the morning. */
const count = Number(process.env['PROSA_ACTS'] ?? (process.env['PROSA_PART'] ? 25 : 300));
const seed = Number(process.env['PROSA_SEED'] ?? 1);

/** A day on which less than this was done per act tells nothing. */
const leastChanges = 0.1;
/** On a day this long everything was done by somebody. */
const longDay = 100;

it(
  'DAY-60 to DAY-82: three at one desk on a bad day; each page is as a fresh one in the end, and nothing was done to what nobody aimed at',
  { timeout: 90 * 60_000 },
  async () => {
    const rest = await restAs('super');
    const queues = Object.values(await queueIds(rest));
    const all = [...(await rest.tickets('open', queues)), ...(await rest.tickets('pending', queues))];
    const customers = all.map(({ id }) => id);
    const supervisor = new Supervisor(rest, queues, 'bruno');
    const agents: Agent[] = [];
    for (const [index, name] of ['ana', 'bruno', 'admin'].entries())
      agents.push(await Agent.at(name, { customers, supervisor }, seed * 10 + index));
    for (const { page } of agents) await page.locator('main li[data-ticket]').first().waitFor();

    await control('network', { name: 'awful', seed });
    await control('dropSockets');
    await Promise.all(
      agents.map(async (agent) => {
        for (let turn = 0; turn < count; turn += 1) await agent.act();
      }),
    );
    await control('network', { name: 'lan' });

    const found: string[] = [];
    const hold = async (page: Page, what: string): Promise<void> => {
      const begun = Date.now();
      const unlike = await differences(page, what);
      trace(what, `${Date.now() - begun} ms`, ...unlike);
      found.push(...unlike);
    };
    for (const agent of agents) {
      const { page, name } = agent;
      await agent.rest();
      if (!new URL(page.url()).pathname.startsWith('/tickets'))
        await page.getByRole('link', { name: 'Atendimentos' }).click();
      await hold(page, `${name} as it stands`);
      for (const tab of ['Atendendo', 'Aguardando']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
        await hold(page, `${name}: ${tab}`);
      }
      await page.getByRole('link', { name: 'Kanban' }).click();
      await hold(page, `${name}: board`);
      await agent.rest();
    }

    const strays = agents.flatMap(({ ledger }) => ledger.strays);
    const changes = agents.flatMap(({ ledger }) => [...ledger.changed.values()]).reduce((sum, many) => sum + many, 0);
    const lines = [
      `${count} acts each, seed ${seed}: ${changes} changes, ${strays.length} strays, ${found.length} differences`,
    ];
    console.warn([...lines, ...agents.map((agent) => agent.report())].join('\n'));
    expect({ strays, differences: found }).toEqual({ strays: [], differences: [] });
    expect(changes).toBeGreaterThan(agents.length * count * leastChanges);
    const undone = acts.filter((act) => agents.every((agent) => agent.doneOf(act) === 0));
    if (count >= longDay) expect(undone).toEqual([]);
    for (const { close } of agents) await close();
  },
);
