import type { Message } from '@/api/messages';

/** Looks on while a conversation is shown: nothing in it may step back, whatever comes late (SAFE-4). */
export class Watch {
  /** What went back, and how. */
  readonly faults: string[] = [];
  readonly #seen = new Map<string, Message>();

  /** @param messages as they are shown now */
  look(messages: readonly Message[]): void {
    for (const now of messages) {
      const before = this.#seen.get(now.id);
      this.#seen.set(now.id, now);
      if (!before || before === now) continue;
      const steps = [
        ...(before.isDeleted && !now.isDeleted ? ['its deletion'] : []),
        ...(before.isEdited && !now.isEdited ? ['its edit'] : []),
        ...(before.ack > now.ack ? [`ack ${before.ack} to ${now.ack}`] : []),
        ...(before.updatedAt && now.updatedAt && before.updatedAt > now.updatedAt ? ['an older copy'] : []),
      ];
      this.faults.push(...steps.map((step) => `${now.id} stepped back: ${step}`));
    }
  }
}
