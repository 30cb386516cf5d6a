import { CircleDashed, LoaderCircle, QrCode, Signal, TriangleAlert, WifiOff, type LucideIcon } from 'lucide-react';
import type { ConnectionStatus } from '@/api/connections';
import type { MessageKey } from '@/i18n/keys';

interface StatusLook {
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  label: MessageKey;
  icon: LucideIcon;
  /** What it means, and what to do about it. */
  tip: readonly MessageKey[];
}

const disconnected: StatusLook = {
  tone: 'error',
  label: 'connections.status.disconnected',
  icon: WifiOff,
  tip: ['connections.toolTips.disconnected.title', 'connections.toolTips.disconnected.content'],
};

/** How each state of a connection looks; PENDING is as DISCONNECTED (decisions). */
const statusLooks: Readonly<Record<ConnectionStatus, StatusLook>> = {
  CONNECTED: {
    tone: 'success',
    label: 'connections.status.connected',
    icon: Signal,
    tip: ['connections.toolTips.connected.title'],
  },
  qrcode: {
    tone: 'warning',
    label: 'connections.status.qrcode',
    icon: QrCode,
    tip: ['connections.toolTips.qrcode.title', 'connections.toolTips.qrcode.content'],
  },
  DISCONNECTED: disconnected,
  PENDING: disconnected,
  PAIRING: { tone: 'info', label: 'connections.status.pairing', icon: CircleDashed, tip: [] },
  TIMEOUT: {
    tone: 'error',
    label: 'connections.status.timeout',
    icon: TriangleAlert,
    tip: ['connections.toolTips.timeout.title', 'connections.toolTips.timeout.content'],
  },
  OPENING: { tone: 'neutral', label: 'connections.status.opening', icon: LoaderCircle, tip: [] },
};

/** A state that this build does not know counts as not connected. */
export const lookOf = (status: string): StatusLook =>
  Object.entries(statusLooks).find(([known]) => known === status)?.[1] ?? disconnected;
