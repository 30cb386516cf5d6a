/** What a page can be told to do by a key or by the palette (B-25). */
export type CommandName =
  | 'palette'
  | 'shortcuts'
  | 'search'
  | 'panes'
  | 'next'
  | 'previous'
  | 'new'
  | 'waiting'
  | 'reply'
  | 'accept'
  | 'resolve'
  | 'reopen'
  | 'transfer'
  | 'giveBack'
  | 'find'
  | 'contact'
  | 'notes'
  | 'schedule'
  | 'remove'
  | 'undo'
  | 'profile'
  | 'alerts'
  | 'about'
  | 'logout';

/** What commands act on. */
export interface Subject {
  name: string;
  /** Another one as soon as somebody has done something with it. */
  state: string;
}

/** Absent or undefined: not possible at the moment. */
export type Commands = { readonly [K in CommandName]?: (() => void) | undefined } & { readonly subject?: Subject };

/** Longer than any part takes that still comes. */
const waitMs = 20_000;

const offers: (() => Commands)[] = [];
let wanted: { name: CommandName; until: number } | null = null;

/** What whoever came last and can carry out a command offers. */
const offerOf = (name: CommandName): Commands | undefined => offers.findLast((offer) => offer()[name])?.();

/** The way to carry out a command, of whoever came last and can; undefined where nobody can. */
export const commandOf = (name: CommandName): (() => void) | undefined => offerOf(name)?.[name];

/** What a command would act on, where that has a name. */
export const subjectOf = (name: CommandName): Subject | undefined => offerOf(name)?.subject;

/** Carries out a command. @returns whether somebody could */
export function runCommand(name: CommandName): boolean {
  const act = commandOf(name);
  act?.();
  return act !== undefined;
}

/** Carries out a command as soon as a part that is on its way can. */
export function awaitCommand(name: CommandName): void {
  wanted = { name, until: Date.now() + waitMs };
}

/** What was asked for is no longer wanted: something else has been done since. */
export function forgetCommand(): void {
  wanted = null;
}

/** Carries out a command now, or as soon as a part that is on its way can. */
export function askCommand(name: CommandName): void {
  forgetCommand();
  if (!runCommand(name)) awaitCommand(name);
}

/** A part says that what it can do has changed: what was asked for may be possible now. */
export function commandsChanged(): void {
  const asked = wanted;
  if (asked === null || !commandOf(asked.name)) return;
  wanted = null;
  if (Date.now() < asked.until) runCommand(asked.name);
}

/** Offers commands until the returned function is called. */
export function offerCommands(offer: () => Commands): () => void {
  offers.push(offer);
  return () => void offers.splice(offers.indexOf(offer), 1);
}
