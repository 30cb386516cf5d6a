import { reportParts, type CampaignReport, type CampaignWire, type Shipping } from '@/api/campaigns';
import { isDeleted } from '@/features/campaigns/deletedParts';

export interface Progress {
  delivered: number;
  /** Null where the list was deleted: nobody knows any more how many it was for. */
  of: {
    valid: number;
    /** 0 to 100, also where nobody is valid (contract back-office 26.19). */
    percent: number;
  } | null;
}

/** Deliveries over the contacts of the list whose number the network knows (CR-02). */
export function progressOf(report: CampaignReport): Progress {
  const { shipping, contacts } = report;
  const valid = contacts.filter(({ isWhatsappValid }) => isWhatsappValid === true).length;
  const delivered = shipping.filter(({ deliveredAt }) => deliveredAt !== null).length;
  if (isDeleted(report, 'contactListId')) return { delivered, of: null };
  return { delivered, of: { valid, percent: valid === 0 ? 0 : Math.min(100, (delivered / valid) * 100) } };
}

/** Events carry what was true before their change, so a delivery that is known stays one. */
function mergeShipping(known: readonly Shipping[], told: readonly Shipping[]): Shipping[] {
  const byId = new Map(known.map((shipping) => [shipping.id, shipping]));
  for (const shipping of told) {
    const old = byId.get(shipping.id);
    byId.set(shipping.id, { ...shipping, deliveredAt: shipping.deliveredAt ?? old?.deliveredAt ?? null });
  }
  return [...byId.values()].toSorted((one, other) => other.id - one.id);
}

/**
 * An event into the report: its shippings are added to the known ones, its other parts count unless they are older. Events
 * of plain calls have no shippings, and the worker's list holds the valid contacts alone (contract back-office 9).
 */
export function applyReportEvent(report: CampaignReport, wire: CampaignWire): CampaignReport {
  const { shipping, contacts, ...parts } = reportParts(wire);
  const older = (wire.updatedAt ?? '') < (report.updatedAt ?? '');
  return {
    ...report,
    ...(older ? {} : parts),
    shipping: shipping ? mergeShipping(report.shipping, shipping) : report.shipping,
    contacts: contacts && report.contacts.length === 0 ? contacts : report.contacts,
  };
}

export interface Delivery extends Shipping {
  /** Null where the contact is no longer on the list. */
  name: string | null;
}

/** The server puts an invisible sign before each text, so that no two are the same. */
const shownText = (message: string | null): string =>
  String(message ?? '').replace(/^[\u200B-\u200D\u2060\uFEFF\s]+/u, '');

/** Shippings with the names of their contacts. */
export function deliveriesOf({ shipping, contacts }: CampaignReport): Delivery[] {
  const names = new Map(contacts.map(({ id, name }) => [id, name]));
  return shipping.map((entry) => ({
    ...entry,
    message: shownText(entry.message),
    name: entry.contactId === null ? null : (names.get(entry.contactId) ?? null),
  }));
}
