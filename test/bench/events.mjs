import {
  api,
  control,
  find,
  metrics,
  newComputer,
  openTickets,
  openTicketsOf,
  pause,
  percentile,
  watchRooms,
} from './lab.mjs';

const seconds = 6;

/**
 * Messages of customers at a steady rate, round robin over tickets; the text carries its time. A machine that cannot
 * keep up sends fewer, never a heap of late ones.
 * @returns the numbers that were sent
 */
async function storm({ page, url }, tickets, rate, run) {
  const sent = [];
  let on = true;
  const sendOne = async (number) => {
    const slot = number % tickets.length;
    const body = `evento ${slot}-${number}-${Date.now()}.`;
    await control(url, 'receive', { ticketId: tickets[slot], body });
    sent.push(number);
  };
  const sender = (async () => {
    const start = Date.now();
    let next = 0;
    while (on) {
      const due = Math.floor(((Date.now() - start) / 1_000) * rate);
      const batch = Math.min(due - next, 20);
      const numbers = Array.from({ length: Math.max(batch, 0) }, (_, index) => next + index);
      next += numbers.length;
      await Promise.allSettled(numbers.map(sendOne));
      await pause(10);
    }
  })();
  await run();
  on = false;
  await sender;
  await pause(1_500);
  // What has not been worked off yet is not to be measured with what comes next.
  for (let moment = 0; moment < 3; moment += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await pause(300);
  }
  return sent;
}

/** In the page: when the text of each event was painted. A later text of the same ticket paints the earlier ones too. */
function watchEvents() {
  const seen = new Map();
  Object.assign(window.lab, { seen });
  const take = (text) => {
    for (const [, slot, number, time] of (text ?? '').matchAll(/evento (\d+)-(\d+)-(\d+)\./g)) {
      if (seen.has(number)) continue;
      seen.set(number, null);
      window.lab.afterPaint(() => seen.set(number, { slot, wait: Date.now() - Number(time) }));
    }
  };
  window.lab.eventWatcher = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') take(target.textContent);
      for (const node of addedNodes) take(node.textContent);
    }
  });
  window.lab.eventWatcher.observe(document.body, { childList: true, characterData: true, subtree: true });
}

async function eventsToPaint(computer, tickets, rate, report) {
  await computer.page.evaluate(watchEvents);
  const before = await metrics(computer, { collect: false });
  const sent = await storm(computer, tickets, rate, () => pause(seconds * 1_000));
  const after = await metrics(computer, { collect: false });
  const painted = await computer.page.evaluate(() => {
    window.lab.eventWatcher.disconnect();
    return [...window.lab.seen].flatMap(([number, entry]) =>
      entry === null ? [] : [{ number: Number(number), ...entry }],
    );
  });
  const last = new Map();
  for (const { number, slot } of painted) last.set(Number(slot), Math.max(last.get(Number(slot)) ?? -1, number));
  const missing = sent.filter((number) => (last.get(number % tickets.length) ?? -1) < number);
  const goal = rate === 20 ? 50 : 150;
  report(
    `event to paint, p95, ${rate}/s`,
    percentile(
      painted.map(({ wait }) => wait),
      0.95,
    ),
    'ms',
    goal,
  );
  report(`events never painted, ${rate}/s (of ${sent.length})`, missing.length, '', 0);
  report(`main-thread time per event, ${rate}/s`, ((after.busy - before.busy) * 1_000) / sent.length, 'ms', 5);
}

async function typing(computer, tickets, rate, report) {
  const { page } = computer;
  await page.locator(find.composer).first().click();
  await page.evaluate(() => {
    const waits = [];
    Object.assign(window.lab, { waits });
    window.lab.keyWatcher = (event) => {
      const start = event.timeStamp;
      window.lab.afterPaint(() => waits.push(performance.now() - start));
    };
    window.addEventListener('keydown', window.lab.keyWatcher, true);
  });
  const type = () =>
    page.keyboard.type('O pedido saiu hoje cedo e chega amanhã até o meio-dia, tudo certo? ', { delay: 80 });
  if (rate === 0) await type();
  else await storm(computer, tickets, rate, type);
  const waits = await page.evaluate(() => {
    window.removeEventListener('keydown', window.lab.keyWatcher, true);
    return window.lab.waits;
  });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  const goals = { 0: 50, 20: 60, 200: 100 };
  report(`typing, p95, ${rate} events/s`, percentile(waits, 0.95), 'ms', goals[rate]);
}

const many = 10_000;

/** Opens another conversation without a reload, as a click on its row does. */
async function show({ page }, { uuid }) {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/tickets/${uuid}`);
  await page.locator(find.message).first().waitFor({ state: 'attached', timeout: 60_000 });
}

/**
 * Events, as fast as the page takes them, that leave nothing to keep: messages of the conversations in turn are
 * edited, every tenth is new, in a ticket that nobody opens. On the way the conversations are opened in turn.
 */
async function edits(computer, url, { opened, others }, count) {
  const sendOne = (number) => {
    const ticketId = others[number % others.length].id;
    if (number % 10 === 0) return control(url, 'receive', { ticketId, body: `novo ${number}`, bot: false });
    const { id, messages } = opened[number % opened.length];
    const edited = messages[number % messages.length];
    return control(url, 'receive', { ticketId: id, edits: edited, body: `editado ${number}`, bot: false });
  };
  for (let sent = 0; sent < count; sent += 20) {
    if (sent % 500 === 0) await show(computer, opened[(sent / 500) % opened.length]);
    await Promise.all(Array.from({ length: 20 }, (_, index) => sendOne(sent + index)));
    await computer.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await show(computer, opened[0]);
  await pause(3_000);
}

/** What ten thousand events leave behind: nothing. */
async function memory(computer, url, tickets, rooms, report) {
  const withTexts = async ({ id, uuid }) => {
    const { messages } = await api(computer, `/messages/${id}?pageNumber=1`);
    return { id, uuid, messages: messages.map((message) => message.id) };
  };
  const parts = { opened: await Promise.all(tickets.slice(0, 5).map(withTexts)), others: tickets.slice(5, 25) };
  await edits(computer, url, parts, 2_000);
  const before = await metrics(computer);
  await edits(computer, url, parts, many);
  const after = await metrics(computer);
  const grown = (name) => ((after[name] - before[name]) / before[name]) * 100;
  report('heap before 10,000 events', before.heap / 1_048_576, 'MB', null);
  report('heap after 10,000 events, less before', (after.heap - before.heap) / 1_048_576, 'MB', 5);
  report('nodes after 10,000 events', grown('nodes'), '%', 10);
  report('listeners after 10,000 events', grown('listeners'), '%', 10);
  report('rooms joined less left after 10,000 events (one is open)', rooms.open(), '', 1);
}

/**
 * A thousand messages that no page hears: the first ones of a fresh server cost it more than the page that is measured
 * on the same machine.
 */
async function warmUp(url) {
  const tickets = Array.from({ length: 20 }, (_, index) => 5_000 + index);
  for (let number = 0; number < 1_000; number += tickets.length) {
    await Promise.all(
      tickets.map((ticketId) => control(url, 'receive', { ticketId, body: `aquecer ${number}`, bot: false })),
    );
  }
}

/** Typing and events under load, with a conversation open beside the list, and what ten thousand events leave. */
export async function events({ browser, url, report }) {
  await warmUp(url);
  const computer = await newComputer(browser, url);
  const rooms = watchRooms(computer);
  await openTickets(computer);
  await computer.page.locator(find.ticketRow).first().click();
  await computer.page.locator(find.message).first().waitFor();
  const tickets = await openTicketsOf(computer);
  const ids = tickets.slice(0, 8).map(({ id }) => id);
  for (const rate of [0, 20, 200]) await typing(computer, ids, rate, report);
  for (const rate of [20, 200]) await eventsToPaint(computer, ids, rate, report);
  await memory(computer, url, tickets, rooms, report);
  await computer.close();
}
