import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { saveFaults, type ReadFault } from './answers';
import { partOf } from '../part';
import { failToAct, failToSave, heal, type Act, type Form } from './saving';
import { goTo, look, Table, type Lang } from './sight';
import { Walker } from './walker';

/** What a person saves; what is read on the way (a chat, a conversation) is none of it, nor is the session itself. */
const saves = (method: string, path: string): boolean => method !== 'GET' && !/^\/auth\/|\/read$/.test(path);

/** Longer than a hand needs for what it sees, in milliseconds. */
const seenMs = 600;

interface Failing {
  faults?: readonly ReadFault[];
}

/** Someone who saves into faults for as long as the tests around it run; the table goes to the reader of the log. */
export function savesIn(lang: Lang) {
  const table = new Table();
  let started: Walker | undefined;
  const walker = (): Walker => {
    if (!started) throw new Error('nobody walks before the tests run');
    return started;
  };

  beforeAll(async () => {
    started = await Walker.start(lang);
    await started.page.emulateMedia({ reducedMotion: 'reduce' });
  });

  afterAll(async () => {
    await started?.close();
    console.warn(`\n${table.toString()}\n`);
  });

  /** Goes to a page that is well. */
  const start = async (address: string): Promise<Page> => {
    const { page, wire } = walker();
    wire.affects = saves;
    wire.answer = null;
    await wire.drop();
    // Whatever an earlier test left behind must not stand in the way of this one.
    if ((await page.getByRole('dialog').count()) > 0) await page.goto('/nowhere');
    await goTo(page, address);
    await walker().rest(({ text, waiting }) => text !== '' && waiting === 0);
    // What is pressed next was seen before (DAY-61).
    await page.clock.fastForward(seenMs);
    walker().uncaught.length = 0;
    walker().printed.length = 0;
    return page;
  };

  /** Opens the dialog of an address over the page that is open. */
  const openAt = async (address: string): Promise<void> => {
    await goTo(walker().page, address);
    await opened();
  };

  /** Waits until a dialog is open with all that it reads. */
  const opened = async (): Promise<void> =>
    void (await walker().rest(({ dialog, waiting }) => dialog !== null && waiting === 0));

  /** No white screen, no rubbish, no uncaught error under the fault just met. */
  const stands = async (address: string): Promise<void> => {
    const [path = ''] = address.split('?');
    expect(walker().wrong(await look(walker().page), path), walker().printed.join('\n')).toEqual([]);
  };

  /** Meets one fault after the other with a form. */
  const failAll = async (title: string, address: string, { faults = saveFaults, ...form }: Form & Failing) => {
    for (const fault of partOf(faults)) {
      table.note(title, fault.name, 'FAILED');
      await failToSave(walker(), fault, form);
      await stands(address);
      table.note(title, fault.name, 'kept');
    }
  };

  /** Meets one fault after the other by an act; `after` looks at what is left of it. */
  const failActs = async (
    title: string,
    address: string,
    { faults = saveFaults, after, ...act }: Act & Failing & { after: () => Promise<void> },
  ): Promise<void> => {
    for (const fault of partOf(faults)) {
      table.note(title, fault.name, 'FAILED');
      await failToAct(walker(), fault, act);
      await after();
      await stands(address);
      await heal(walker());
      table.note(title, fault.name, 'kept');
    }
  };

  return {
    walker,
    start,
    openAt,
    opened,
    stands,
    failAll,
    failActs,
    note: (row: string, column: string, cell: string): void => table.note(row, column, cell),
  };
}
