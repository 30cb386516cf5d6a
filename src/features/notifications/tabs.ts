import { isRecord } from '@/lib/guards';

const lockName = 'prosa-alerts';
const channelName = 'prosa-alerts';

/**
 * The tabs of one browser: one of them rings (Web Lock), and all know which page each shows, so that none rings for a
 * conversation that is on screen in another (PAIN-5.4, B-13). Without Web Locks every tab counts as the one that rings.
 */
export class TabGroup {
  private readonly id = `${Date.now()}-${Math.random()}`;
  private readonly channel: BroadcastChannel | null;
  private readonly views = new Map<string, string>();
  private release: (() => void) | null = null;
  private leads: boolean;
  private view: string | null = null;
  private stopped = false;

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
  isViewed = (view: string): boolean => this.view === view || [...this.views.values()].includes(view);

  /** Whether any tab can be seen, whatever page it shows. */
  isAnyInSight = (): boolean => this.view !== null || this.views.size > 0;

  /** Hands the ringing on to the next tab, because this one is not allowed to make a sound. */
  yieldLead(): void {
    if (!this.release) return;
    this.release();
    this.release = null;
    this.leads = false;
    this.stand();
  }

  stop(): void {
    this.stopped = true;
    this.view = null;
    this.tell();
    this.release?.();
    this.release = null;
    this.leads = false;
    this.channel?.close();
  }

  private stand(): void {
    navigator.locks
      .request(
        lockName,
        () =>
          new Promise<void>((resolve) => {
            if (this.stopped) {
              resolve();
              return;
            }
            this.leads = true;
            this.release = resolve;
          }),
      )
      .catch((error: unknown) => console.warn('locks', error));
  }

  private tell(): void {
    this.channel?.postMessage({ kind: 'view', tab: this.id, view: this.view });
  }

  private readonly handleMessage = ({ data }: MessageEvent<unknown>): void => {
    if (!isRecord(data) || typeof data['tab'] !== 'string') return;
    if (data['kind'] === 'hello') {
      this.tell();
      return;
    }
    const { view } = data;
    if (typeof view === 'string') this.views.set(data['tab'], view);
    else this.views.delete(data['tab']);
  };
}
