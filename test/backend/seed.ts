import type { Ctx } from './context.ts';
import type { SeedSize } from './backend.ts';
import { seedCompanies } from './seed/companies.ts';
import { seedInbox } from './seed/inbox.ts';
import { provideMedia } from './seed/media.ts';
import { seedOffice } from './seed/office.ts';
import { Random } from './seed/random.ts';

/** The demo company with its neighbours: the same data on every start, with times relative to the clock. */
export function seedDemo(ctx: Ctx, size: SeedSize = {}): void {
  const random = new Random(20_260_101);
  provideMedia(ctx);
  const aurora = seedCompanies(ctx);
  seedInbox(ctx, aurora, random, size);
  seedOffice(ctx, aurora, random, size);
}
