import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toMessage, type Message } from '@/api/messages';
import { ColorChip } from '@/components/text/ColorChip';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { FormattedText } from '@/components/text/FormattedText';
import { MessagePreview } from '@/components/text/MessagePreview';
import { Bubble } from '@/features/conversation/thread/Bubble';
import { createStore } from '@/browser/createStore';
import { FoldingContext } from '@/features/conversation/thread/folding';
import { ThreadActionsContext, type ThreadActions } from '@/features/conversation/thread/threadActions';
import { ThreadNote } from '@/features/conversation/thread/ThreadNote';
import { startI18n } from '@/i18n/i18n';
import { previewOfLast } from '@/lib/messagePreview';
import {
  hostileCard,
  hostileColour,
  hostileFile,
  hostileName,
  hostilePlace,
  hostileText,
  kinds,
  oddValues,
} from './hostile';
import { Chance } from './randomness';

const runs = Math.ceil(Number(process.env['PROSA_RUNS'] ?? 10_000) / 30);
const first = Number(process.env['PROSA_SEED'] ?? 1);
/** Stories drawn at once. */
const together = 10;
/** Milliseconds to draw one message with all that belongs to it. */
const patience = 3_000;

const nothing = (): void => undefined;
const actions: ThreadActions = {
  readOnly: false,
  isGroup: true,
  contactName: 'Ana',
  openMenu: nothing,
  jumpTo: nothing,
  openMedia: nothing,
  openNumber: nothing,
  startConversation: nothing,
};

const words = 'a audio b blockquote br button code div i img input li ol p pre s small span svg time ul video';
const elements = new Set(words.split(' '));
const names =
  'alt class controls data-block data-failed data-first data-initials data-kind data-look data-map data-marked data-own ' +
  'data-pdf data-round data-size data-solid data-tip data-tip-side data-tone datetime decoding dir disabled download draggable height href ' +
  'loading max min playsinline preload referrerpolicy rel role src step style tabindex target title type value width';
const attributes = new Set(names.split(' '));

/** The only styles that an element has of its own: a colour as we write it, what keeps its size. */
const styles = [
  '--c: (?:#[\\da-f]{6}|var\\(--mui-palette-app-ch6\\))',
  '(?:background-)?color: (?:rgb\\(\\d+, \\d+, \\d+\\)|var\\(--mui-palette-app-avatar(?:Ink)?[1-6]\\))',
  'flex: [\\w ]+',
  '--share: \\d+(?:\\.\\d+)?%',
  '(?:width|height|font-size): \\d+(?:\\.\\d+)?rem',
];
const style = new RegExp(`^(?:(?:${styles.join('|')});\\s*)*$`);
const targets: Readonly<Record<string, RegExp>> = {
  dir: /^(?:auto|ltr)$/,
  href: /^(?:https?:\/\/[^/]|mailto:[^?]+$|tel:\+?\d+$)/,
  src: /^(?:https?:\/\/[^/]|data:image\/(?:png|jpe?g|webp);base64,[a-z0-9+/=]+$)/i,
};

function attributeFaults(element: Element): string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const fault = `${element.localName} ${name}=${value.slice(0, 80)}`;
    if (/^on/i.test(name)) return [fault];
    if (name.startsWith('aria-')) return [];
    if (element.closest('.MuiSlider-root') && /^(?:style|data-index)$/.test(name)) return [];
    if (element.closest('svg')) return /href|src|style/.test(name) && !element.matches('svg') ? [fault] : [];
    if (!attributes.has(name)) return [fault];
    if (name === 'style') return style.test(value) ? [] : [fault];
    return (targets[name]?.test(value) ?? true) ? [] : [fault];
  });
}

/** Elements and attributes that no message may put into the page. */
const faultsIn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.closest('svg') || elements.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...attributeFaults(element),
  ]);

const body = (chance: Chance, mediaType: string): string => {
  if (mediaType === 'contactMessage') return hostileCard(chance);
  if (mediaType === 'locationMessage') return hostilePlace(chance);
  return chance.happens(0.1) ? hostileCard(chance) : hostileText(chance, 8_000);
};

/** A message as the wire might carry it: hostile texts, and fields of the wrong kind. */
function rawMessage(chance: Chance, quoted = true): Record<string, unknown> {
  const mediaType = chance.of(kinds) ?? '';
  const raw: Record<string, unknown> = {
    id: chance.below(1_000_000_000).toString(36),
    ticketId: 1,
    body: body(chance, mediaType),
    fromMe: chance.happens(0.5),
    ack: chance.below(7),
    mediaType,
    mediaUrl: chance.happens(0.5) ? `https://arquivos.test/public/${hostileFile(chance)}` : hostileFile(chance),
    isDeleted: chance.happens(0.05),
    isEdited: chance.happens(0.3),
    createdAt: chance.happens(0.8) ? '2026-11-21T12:00:00.000Z' : hostileName(chance),
    contact: { id: 1, name: hostileName(chance), number: hostileName(chance) },
    quotedMsg: quoted && chance.happens(0.3) ? rawMessage(chance, false) : null,
  };
  if (chance.happens(0.3)) raw['mediaUrl'] = null;
  const odd = (): unknown => chance.of(oddValues);
  if (chance.happens(0.2)) raw[chance.of(Object.keys(raw)) ?? 'body'] = odd();
  if (chance.happens(0.1)) raw['contact'] = { id: 1, name: odd(), number: odd() };
  return raw;
}

function overTheWire(raw: Record<string, unknown>): Message {
  const read: Message = JSON.parse(JSON.stringify(raw));
  return toMessage(read);
}

const all = (children: ReactNode): ReactNode => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <ThreadActionsContext value={actions}>
      <FoldingContext value={{ unfolded: createStore<ReadonlySet<string>>(new Set()), toggle: () => undefined }}>
        {children}
      </FoldingContext>
    </ThreadActionsContext>
  </QueryClientProvider>
);

function Story({ seed }: { seed: number }) {
  const chance = new Chance(seed);
  const message = overTheWire(rawMessage(chance));
  return (
    <section data-seed={seed}>
      <Bubble message={message} first marked={false} />
      <FormattedText text={message.body} fold={{ open: true, toggle: () => undefined }} />
      <MessagePreview preview={previewOfLast(message.body)} />
      <ColorChip color={hostileColour(chance)} label={hostileName(chance)} />
      <ColorChip color={hostileColour(chance)} label={hostileName(chance)} variant="solid" />
      <ContactAvatar id={hostileName(chance)} name={hostileName(chance)} src={hostileName(chance)} />
      <ThreadNote
        note={{
          id: seed,
          note: hostileText(chance, 2_000),
          contactId: 1,
          ticketId: 1,
          user: { id: 1, name: hostileName(chance) },
          createdAt: hostileName(chance),
        }}
      />
    </section>
  );
}

beforeEach(async () => {
  await startI18n();
  // A file asks for its size.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
});

describe('random hostile messages, drawn', () => {
  it('B-18 B-36 B-42 PAIN-7.4 only our own elements and attributes, no address but of the web, nothing thrown, in time', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(nothing);
    for (let seed = first; seed < first + runs; seed += together) {
      const seeds = Array.from({ length: together }, (_, index) => seed + index);
      const start = performance.now();
      const { container } = render(all(seeds.map((one) => <Story key={one} seed={one} />)));
      const took = performance.now() - start;
      for (const story of container.querySelectorAll<HTMLElement>('section')) {
        expect({ seed: story.dataset['seed'], faults: faultsIn(story) }).toEqual({
          seed: story.dataset['seed'],
          faults: [],
        });
      }
      expect(container.querySelectorAll('section').length).toBe(together);
      expect([seed, took < patience * together]).toEqual([seed, true]);
      expect({ seed, said: complaints.mock.calls }).toEqual({ seed, said: [] });
      cleanup();
    }
    expect('hacked' in window).toBe(false);
  }, 600_000);
});
