import type { Ctx } from '../context.ts';
import type { SeedSize } from '../backend.ts';
import type { Aurora } from './companies.ts';
import { seedAutomation } from './automation.ts';
import { seedCampaigns } from './campaigns.ts';
import { seedChats } from './chats.ts';
import { announcements, helpTitles, quickMessages, scheduleTexts } from './officeTexts.ts';
import { SCHEDULE_PICTURE } from './media.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function seedQuickMessages(ctx: Ctx, aurora: Aurora): void {
  for (const key of ['super', 'admin', 'ana', 'bruno', 'carla']) {
    const userId = aurora.users.get(key)?.id ?? null;
    const own = key === 'ana' || key === 'bruno' || key === 'carla' ? quickMessages.slice(0, 12) : quickMessages;
    for (const [shortcode, message] of own) {
      const media = shortcode === 'catalogo' ? 'catalogo.jpg' : null;
      ctx.store.quickMessages.insert((id) => ({
        id,
        shortcode,
        message,
        companyId: aurora.company.id,
        userId,
        mediaPath: media,
        mediaName: media,
        ...ctx.stamps(),
      }));
    }
  }
}

/** Days from today, with how many messages each has; one day is crowded. */
const scheduleDays: readonly (readonly [number, number])[] = [
  ...[-31, -24, -17, -12, -10, -8, -6, -5, -3, -2].map((day) => [day, day % 2 === 0 ? 2 : 1] as const),
  [-1, 3],
  [0, 5],
  [1, 3],
  [2, 1],
  [3, 9],
  ...[4, 6, 7, 9, 11, 14, 18, 23, 30].map((day) => [day, day % 2 === 0 ? 1 : 2] as const),
];

/** A message that failed, one that was never sent as its time was past, the usual ones. */
function scheduleStatus(sendAt: Date, now: Date, index: number): string {
  if (sendAt < now) return index % 6 === 0 ? 'ERRO' : index % 11 === 5 ? 'PENDENTE' : 'ENVIADA';
  return 'PENDENTE';
}

/** Past ones sent or failed, the others ahead, over some two months; most around today, at hours of work. */
function seedSchedules(ctx: Ctx, aurora: Aurora, random: Random): void {
  const contacts = ctx.store.contacts.filter((row) => row.companyId === aurora.company.id && !row.isGroup).slice(0, 40);
  if (contacts.length === 0) return;
  const now = ctx.now();
  let index = 0;
  for (const [days, count] of scheduleDays) {
    for (let turn = 0; turn < count; turn += 1) {
      const time = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
      time.setHours(random.int(9, 18), random.int(0, 3) * 15);
      // Today has some on either side of now, whatever the hour.
      if (days === 0) time.setTime(Math.ceil(now.getTime() / (HOUR / 4)) * (HOUR / 4) + (turn - 2) * 1.25 * HOUR);
      const status = scheduleStatus(time, now, index);
      const sendAt = time.toISOString();
      const media = index % 9 === 4;
      const written = aurora.ago(40 * DAY - index * HOUR);
      ctx.store.schedules.insert((id) => ({
        id,
        body: scheduleTexts[index % scheduleTexts.length] ?? 'Lembrete',
        sendAt,
        sentAt: status === 'ENVIADA' ? sendAt : null,
        contactId: random.pick(contacts).id,
        ticketId: null,
        userId: aurora.users.get(index % 2 === 0 ? 'ana' : 'admin')?.id ?? null,
        companyId: aurora.company.id,
        status,
        mediaPath: media ? SCHEDULE_PICTURE : null,
        mediaName: media ? 'catalogo.jpg' : null,
        createdAt: written,
        updatedAt: written,
      }));
      index += 1;
    }
  }
}

function seedAnnouncements(ctx: Ctx, aurora: Aurora): void {
  for (const [index, [priority, title, text]] of announcements.entries()) {
    const at = aurora.ago((announcements.length - index) * 9 * DAY);
    const media = index % 7 === 1 ? 'announcement.jpg' : null;
    ctx.store.announcements.insert((id) => ({
      id,
      priority,
      title,
      text,
      mediaPath: media,
      mediaName: media,
      companyId: aurora.company.id,
      // One that is over: its readers no longer see it, the super user does.
      status: index !== 2,
      createdAt: at,
      updatedAt: at,
    }));
  }
}

function seedHelps(ctx: Ctx): void {
  for (const [index, [title, description]] of helpTitles.entries()) {
    const video = index % 2 === 0 ? 'M7lc1UVf-VE' : 'aqz-KE-bpKQ';
    ctx.store.helps.insert((id) => ({ id, title, description, video, link: '', ...ctx.stamps() }));
  }
}

const utcOffset = (iso: string): string => `${iso.slice(0, 19)}+00:00`;

/** The same day so many calendar months earlier; the last day of a month that is too short. */
function monthsBefore(date: Date, months: number): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const earlier = new Date(date);
  earlier.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
  return earlier;
}

/** One a calendar month, the last of which is due in five days. */
function seedInvoices(ctx: Ctx): void {
  const last = new Date(ctx.now().getTime() + 5 * DAY);
  for (const company of ctx.store.companies.all()) {
    const plan = ctx.store.plans.get(company.planId);
    const months = company.id === 1 ? 14 : 4;
    for (let back = months; back > 0; back -= 1) {
      const due = monthsBefore(last, back - 1);
      const paid = back > (company.id === 1 ? 2 : 1);
      const detail = `Mensalidade ${String(due.getUTCMonth() + 1).padStart(2, '0')}/${due.getUTCFullYear()}`;
      ctx.store.invoices.insert((id) => ({
        id,
        detail,
        status: paid ? 'paid' : 'open',
        value: plan?.value ?? 0,
        dueDate: utcOffset(due.toISOString()),
        companyId: company.id,
        ...ctx.stamps(),
      }));
    }
  }
}

/** Everything beside the inbox: answers, schedules, chats, announcements, automation, billing. */
export function seedOffice(ctx: Ctx, aurora: Aurora, random: Random, size: SeedSize): void {
  seedQuickMessages(ctx, aurora);
  seedSchedules(ctx, aurora, random);
  seedChats(ctx, aurora, random, size.chats);
  seedAnnouncements(ctx, aurora);
  seedAutomation(ctx, aurora);
  seedHelps(ctx);
  seedInvoices(ctx);
  seedCampaigns(ctx, aurora);
}
