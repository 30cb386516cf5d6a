import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avatarTint, initialsOf } from '@/components/text/avatarTint';
import { addressAt } from '@/lib/addresses';
import { fillCampaignText, unknownPlaceholder } from '@/lib/campaignText';
import { shortNames, splitChatLine } from '@/lib/chatLine';
import { safeColor } from '@/lib/color';
import { csvFile } from '@/lib/csv';
import * as dates from '@/lib/dates';
import { daysToDue, formatDueDate } from '@/lib/dueDate';
import { isEmojiOnly } from '@/lib/emojiOnly';
import { fuzzyScore } from '@/lib/fuzzy';
import { fileNameOf, fileTypeOf, mediaHref, safeHttpUrl, safeImageData } from '@/lib/links';
import { captionOf, parseLocation, previewOf, previewOfLast } from '@/lib/messagePreview';
import { parseMoney } from '@/lib/money';
import { readPhone } from '@/lib/readPhone';
import { formatPhone } from '@/lib/phone';
import { runtimeConfig, setRuntimeConfig } from '@/lib/runtimeConfig';
import { foldText } from '@/lib/searchText';
import { fillTemplate, templateProblem } from '@/lib/templates';
import { isVcard, parseVcards } from '@/lib/vcard';
import { toLocalInput } from '@/lib/wallTime';
import { formatText, type FormatBlock } from '@/lib/whatsappBlocks';
import { formatLine, type FormatNode } from '@/lib/whatsappFormat';
import { youtubeId, youtubePlayer } from '@/lib/youtube';
import { hostileCard, hostileFile, hostileName, hostilePlace, hostileText, kinds, oddValues, swollen } from './hostile';
import { Chance } from './randomness';

const runs = Number(process.env['PROSA_RUNS'] ?? 10_000);
const first = Number(process.env['PROSA_SEED'] ?? 1);
/** Milliseconds for all readers of one text; what tries every way takes many times as long. */
const patience = 3_000;
const now = new Date('2026-11-21T12:00:00Z');

const usual = runtimeConfig();
beforeAll(() => setRuntimeConfig({ ...usual, filesUrl: 'https://arquivos.test' }));
afterAll(() => setRuntimeConfig(usual));

const nodesOf = (block: FormatBlock): FormatNode[] => {
  switch (block.type) {
    case 'lines':
    case 'quote':
      return block.lines.flat();
    case 'bullets':
      return block.items.flat();
    case 'numbers':
      return block.items.flatMap(({ nodes }) => nodes);
    case 'pre':
      return [{ type: 'text', text: block.text }];
  }
};

const flat = (nodes: readonly FormatNode[]): FormatNode[] =>
  nodes.flatMap((node) => ('children' in node ? [node, ...flat(node.children)] : [node]));

const lettersOf = (text: string): string => text.replace(/\P{L}+/gu, '');

/** Addresses that a text became, and no letter lost or made up on the way. */
function formatted(text: string): (string | null)[] {
  const hrefs: (string | null)[] = [];
  for (const nodes of [formatLine(text), formatLine(text, addressAt), formatText(text).flatMap(nodesOf)]) {
    const all = flat(nodes);
    const said = all.map((node) => ('text' in node ? node.text : '')).join('');
    if (lettersOf(said) !== lettersOf(text)) throw new Error('letters were lost');
    for (const node of all) if (node.type === 'link') hrefs.push(node.href);
  }
  return hrefs;
}

const isWeb = (href: string | null): boolean =>
  href === null || (/^https?:\/\/[^/]/.test(href) && ['http:', 'https:'].includes(new URL(href).protocol));

/** What a text may become a link to: the web, a mail address or a number, each without anything else in it. */
const isLink = (href: string | null): boolean =>
  isWeb(href) || /^(?:mailto:[\w.%-]+@[\p{L}\p{N}.-]+|tel:\+?\d{8,15})$/u.test(href ?? '');

const raster = /^data:image\/(?:png|jpe?g|webp);base64,[a-z0-9+/=]+$/i;

/** What is wrong with how a text is read as a message, an address or a file. */
function messageFaults(text: string, chance: Chance): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  must(formatted(text).every(isLink), 'link');
  must(!isEmojiOnly(text) || lettersOf(text) === '', 'emoji');
  for (const href of [safeHttpUrl(text), mediaHref(text), mediaHref(`/${text}`)]) must(isWeb(href), 'address');
  must(typeof (fileNameOf(text) + fileTypeOf(text)) === 'string', 'file name');
  const image = safeImageData(text);
  must(image === null || raster.test(image), 'picture');
  const place = parseLocation(text);
  must(isWeb(place.link) && (place.image === null || raster.test(place.image)), 'place');
  for (const card of parseVcards(text)) {
    must(card.numbers.every(({ number }) => /^\d+$/.test(number)) && !/[\n\r]/.test(card.name), 'card');
    must(new Set(card.numbers.map(({ number }) => number)).size === card.numbers.length, 'number twice');
  }
  const content = {
    body: text,
    mediaType: chance.of(kinds) ?? null,
    mediaUrl: chance.happens(0.5) ? hostileFile(chance) : null,
    isDeleted: chance.happens(0.05),
  };
  const line = previewOf(content);
  must(['document'].includes(line.kind) || line.text.length <= 3_600, 'preview');
  must(captionOf(content).length <= text.length, 'caption');
  must(previewOfLast(text).text.length <= 3_600 && typeof isVcard(text) === 'boolean', 'last message');
  return faults;
}

/** What is wrong with how a text is read as anything else. */
function otherFaults(text: string, chance: Chance): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  const problem = templateProblem(text);
  must(problem === null || text.includes('{{'), 'template');
  const known = new Map([['nome', text.slice(0, 50)]]);
  const parts = [...fillTemplate(text, { contactName: hostileName(chance), now }), ...fillCampaignText(text, known)];
  must(
    parts.every((part) => part.text !== ''),
    'empty part',
  );
  must(text.includes(unknownPlaceholder(text, new Set(known.keys()))?.written ?? ''), 'placeholder');
  must(/^#[\da-f]{6}$/.test(safeColor(text) ?? '#000000'), 'colour');
  const written = [
    dates.formatDate(text),
    dates.formatTime(text),
    dates.formatDateTime(text),
    dates.formatShortDateTime(text),
    dates.formatListTime(text, now),
    formatDueDate(text),
    toLocalInput(text),
  ];
  must(!/NaN|Invalid/.test(written.join(' ')), 'date');
  must(dates.minutesSince(text, now) >= 0 && !Number.isNaN(daysToDue(text, '2026-11-21') ?? 0), 'minutes');
  must(text.length > 5_000 || formatPhone(text).length <= text.length + 6, 'phone');
  const names = [hostileName(chance), 'Ana', text.slice(0, 100)];
  const { name, text: said } = splitChatLine(text, names);
  must(text === (name === null ? said : `${name}: ${said}`) && shortNames(names).length === 3, 'line of a chat');
  const video = youtubeId(text);
  must(video === null || new URL(youtubePlayer(video)).pathname === `/embed/${video}`, 'video');
  const score = fuzzyScore(text, names[0] ?? '');
  must(score >= 0 && score <= 100 && foldText(text).length >= 0, 'score');
  must(
    !/[<>"'\s]/.test(initialsOf(text)) &&
      /^var\(--mui-palette-app-avatar[1-6]\)$/.test(avatarTint(text).backgroundColor),
    'initials',
  );
  const money = parseMoney(text);
  must(money === null || (Number.isFinite(money) && money >= 0), 'money');
  const number = readPhone(text);
  must('problem' in number || /^[1-9]\d{7,14}$/.test(number.digits), 'number to write to');
  return faults;
}

/** Cells of a semicolon-separated file, as a spreadsheet takes them apart. */
function cellsOf(file: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < file.length) {
    if (file[at] !== '"') throw new Error(`a cell outside its quotes: ${file.slice(at, at + 40)}`);
    let cell = '';
    for (at += 1; at < file.length; at += 1) {
      if (file[at] !== '"') cell += file[at];
      else if (file[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else break;
    }
    cells.push(cell);
    at += 1;
    if (at < file.length && file[at] !== ';' && file[at] !== '\n') throw new Error('text after a cell');
    at += 1;
  }
  return cells;
}

const bodyOf = (chance: Chance): string =>
  [hostileText, hostileCard, hostilePlace, hostileFile][chance.below(6)]?.(chance) ?? hostileText(chance);

describe('random hostile texts', () => {
  it('B-18 B-42 PAIN-7.4 every reader takes every text: nothing thrown, no address but of the web, in time', () => {
    for (let seed = first; seed < first + runs; seed += 1) {
      const chance = new Chance(seed);
      const text = bodyOf(chance);
      const start = performance.now();
      expect({ seed, faults: [...messageFaults(text, chance), ...otherFaults(text, chance)] }).toEqual({
        seed,
        faults: [],
      });
      expect([seed, performance.now() - start < patience]).toEqual([seed, true]);
    }
  }, 600_000);

  it('PAIN-7.4 B-36 a text of a hundred thousand letters costs no more than its length', () => {
    for (let seed = first; seed < first + Math.ceil(runs / 100); seed += 1) {
      const chance = new Chance(seed);
      const text = swollen(chance, 100_000);
      const start = performance.now();
      messageFaults(text, chance);
      otherFaults(text, chance);
      expect([seed, performance.now() - start < patience]).toEqual([seed, true]);
    }
  }, 600_000);

  it('B-36 values of the wrong kind are none', () => {
    for (const odd of oddValues) {
      expect([safeHttpUrl(odd), mediaHref(odd), safeColor(odd)]).toEqual([null, null, null]);
      expect(safeImageData(odd) ?? 'data:image/png;base64,A').toMatch(raster);
      expect(typeof (fileNameOf(odd) + previewOfLast(odd).text + initialsOf(odd) + foldText(odd))).toBe('string');
      expect(typeof (formatPhone(odd) + splitChatLine(odd, ['Ana']).text + String(youtubeId(odd)))).toBe('string');
      expect(dates.formatDate(odd) + dates.formatTime(odd) + dates.formatListTime(odd, now)).not.toMatch(/NaN|Invalid/);
    }
  });

  it('B-42 C-14 no cell of an exported file is a formula, and every text comes back', async () => {
    const chance = new Chance(first);
    const rows = Array.from({ length: Math.ceil(runs / 5) }, () => [hostileName(chance), bodyOf(chance)]);
    const file = await (await csvFile(['Nome', 'Texto'], rows)).text();
    const cells = cellsOf(file.replace(/^\uFEFF/, '')).slice(2);
    expect(cells.length).toBe(rows.length * 2);
    const texts = rows.flat();
    const bad = cells.filter((cell, index) => {
      const text = (texts[index] ?? '').toWellFormed();
      return /^[=+\-@＝＋－＠\t\r\n]/.test(cell) || ![text, `'${text}`].includes(cell);
    });
    expect(bad.slice(0, 3)).toEqual([]);
  });
});
