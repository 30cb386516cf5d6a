import { hold, whenFree, type Hold } from '@/browser/locks';
import { isRecord } from '@/lib/guards';
import { noteOwnChange, onOwnChange } from '@/realtime/cache/ticketVersions';

const lockName = 'prosa-alerts';
const channelName = 'prosa-alerts';

/** The name that a tab holds for as long as it lives. */
const lifeOf = (tab: string): string => `prosa-tab:${tab}`;

/**
 * The tabs of one browser: one of them rings (Web Lock), and all know which page each shows, so that none rings for a
 * conversation that is on screen in another (PAIN-5.4, B-13) or for what was done in another (REAL-5). What a tab shows
 * counts while it holds the name of its life: one that crashes can tell nothing (PUB-51). Without Web Locks every tab
 * counts as the one that rings.
 */
export class TabGroup {
  private readonly id = `${Date.now()}-${Math.random()}`;
  private readonly life = hold(lifeOf(this.id));
  private readonly others = new Map<string, { view: string; unwatch: () => void }>();
  private channel: BroadcastChannel | null;
  private lead: Hold | null = null;
  private leads: boolean;
  private view: string | null = null;
  private readonly endOwn = onOwnChange((change) =>
    this.channel?.postMessage({ kind: 'change', tab: this.id, ...change }),
  );

  constructor() {
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
    this.channel?.addEventListener('message', this.handleMessage);
    this.channel?.postMessage({ kind: 'hello', tab: this.id });
    this.leads = !('locks' in navigator);
    if (!this.leads) this.stand();
  }

  /** Whether this tab is the one that rings. */
  isLeader = (): boolean => this.leads;

  /** Tells what this tab shows; null while it is hidden. */
  setView(view: string | null): void {
    if (view === this.view) return;
    this.view = view;
    this.tell();
  }

  /** Whether any tab shows this page to somebody. */
  isViewed = (view: string): boolean =>
    this.view === view || [...this.others.values()].some((other) => other.view === view);

  /** Whether any tab can be seen, whatever page it shows. */
  isAnyInSight = (): boolean => this.view !== null || this.others.size > 0;

  /** Hands the ringing on to the next tab, because this one is not allowed to make a sound. */
  yieldLead(): void {
    if (!this.lead || !this.leads) return;
    this.lead.release();
    this.leads = false;
    this.stand();
  }

  /** The others see this tab's life end, and with it what it showed. */
  stop(): void {
    this.endOwn();
    this.life.release();
    this.lead?.release();
    this.lead = null;
    this.leads = false;
    this.channel?.close();
    this.channel = null;
    for (const tab of this.others.keys()) this.forget(tab);
  }

  private stand(): void {
    const lead = hold(lockName);
    this.lead = lead;
    void lead.held.then(() => {
      this.leads = this.lead === lead;
    });
  }

  /** Not before the tab's life can be watched. */
  private tell(): void {
    void this.life.held.then(() => this.channel?.postMessage({ kind: 'view', tab: this.id, view: this.view }));
  }

  private forget(tab: string): void {
    this.others.get(tab)?.unwatch();
    this.others.delete(tab);
  }

  private readonly handleMessage = ({ data }: MessageEvent<unknown>): void => {
    if (!isRecord(data) || typeof data['tab'] !== 'string') return;
    if (data['kind'] === 'hello') {
      this.tell();
      return;
    }
    if (data['kind'] === 'change') {
      const { id, upTo } = data;
      if (typeof id === 'number' && (typeof upTo === 'string' || upTo === null)) noteOwnChange({ id, upTo });
      return;
    }
    const { tab, view } = data;
    this.forget(tab);
    if (typeof view === 'string')
      this.others.set(tab, { view, unwatch: whenFree(lifeOf(tab), () => this.forget(tab)) });
  };
}
