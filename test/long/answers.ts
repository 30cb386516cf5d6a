/** What a faulty server answers; `held`: nothing within the patience of any call. */
export type Answer =
  | { kind: 'reply'; status: number; contentType: string; body: string }
  | { kind: 'changed'; change: (body: unknown) => unknown }
  | { kind: 'cut' }
  | { kind: 'lost' }
  | { kind: 'held' };

const json = (body: string, status = 200): Answer => ({
  kind: 'reply',
  status,
  contentType: 'application/json; charset=utf-8',
  body,
});

const page =
  '<!doctype html><html><head><title>Sign in to the network</title></head><body><h1>Welcome</h1></body></html>';

const isId = (key: string): boolean => /^(id|uuid|.*Id)$/.test(key);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every leaf but the ids becomes what `leaf` makes of it; envelopes and rows stay. */
function eachLeaf(value: unknown, leaf: (value: unknown) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => eachLeaf(entry, leaf, key));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, eachLeaf(entry, leaf, name)]));
  }
  return isId(key) ? value : leaf(value);
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'seven';
  if (typeof value === 'boolean') return 'perhaps';
  return { unexpected: true };
}

/** What a row holds inside itself: objects become text, lists become objects. */
const hollow = (value: unknown, depth = 0): unknown => {
  if (Array.isArray(value)) return depth > 1 ? { length: 3 } : value.map((entry) => hollow(entry, depth + 1));
  if (!isObject(value)) return value;
  if (depth > 1) return 'text';
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, hollow(entry, Array.isArray(entry) ? depth : depth + 1)]),
  );
};

export interface ReadFault {
  name: string;
  lang: 'pt' | 'en' | 'es';
  answer: Answer;
  /** Nothing of the answer can be shown, so each page that reads has to say so. */
  hopeless: boolean;
}

/** Each fault in another language, so that every message is seen in all three. */
const allFaults: readonly ReadFault[] = [
  { name: '500', lang: 'pt', answer: json('{"error":"ERR_INTERNAL_SERVER_ERROR"}', 500), hopeless: true },
  { name: '500 bare', lang: 'en', answer: json('', 500), hopeless: true },
  { name: 'lost', lang: 'es', answer: { kind: 'lost' }, hopeless: true },
  { name: 'held', lang: 'en', answer: { kind: 'held' }, hopeless: true },
  { name: 'empty', lang: 'es', answer: json(''), hopeless: true },
  {
    name: 'HTML',
    lang: 'pt',
    answer: { kind: 'reply', status: 200, contentType: 'text/html', body: page },
    hopeless: true,
  },
  { name: 'cut', lang: 'en', answer: { kind: 'cut' }, hopeless: true },
  { name: 'null', lang: 'es', answer: json('null'), hopeless: true },
  { name: '{}', lang: 'pt', answer: json('{}'), hopeless: false },
  { name: '[]', lang: 'en', answer: json('[]'), hopeless: false },
  {
    name: 'nulls',
    lang: 'es',
    answer: { kind: 'changed', change: (body) => eachLeaf(body, () => null) },
    hopeless: false,
  },
  {
    name: 'types',
    lang: 'pt',
    answer: { kind: 'changed', change: (body) => eachLeaf(body, otherType) },
    hopeless: false,
  },
  { name: 'hollow', lang: 'en', answer: { kind: 'changed', change: (body) => hollow(body) }, hopeless: false },
];

/** What a read gets that holds nothing to show, and what holds something else than it should. */
export const hopelessFaults = allFaults.filter(({ hopeless }) => hopeless);
export const strangeFaults = allFaults.filter(({ hopeless }) => !hopeless);

const named = (names: readonly string[]): ReadFault[] =>
  names.flatMap((name) => allFaults.filter((fault) => fault.name === name));

const silent = ['500', 'lost', 'HTML', 'held'];

/** What a save gets; each leaves what was typed unsaved. */
export const saveFaults = named([...silent, 'empty', 'null', '{}', '[]']);

/** Where the answer holds nothing that anybody reads, only these say that it failed. */
export const silentFaults = named(silent);
