import type { Connection } from '@/api/connections';
import { StatusPill } from '@/components/StatusPill';
import { tip } from '@/components/tip';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { lookOf } from './connectionStatus';

/** The state as a word; what it means is its tooltip, and heard with it. */
export function StatusCell({ status }: Pick<Connection, 'status'>) {
  const { t } = useTranslation();
  const { tone, label, icon: Icon, tip: keys } = lookOf(status);
  const [title, content] = keys.map((key) => t(key));
  const hint = [title, content].filter((text) => text !== undefined).join('. ');
  return (
    <span {...tip(hint)}>
      <StatusPill tone={tone} label={t(label)} icon={<Icon size={14} strokeWidth={1.9} aria-hidden />} />
      {content !== undefined && <VisuallyHidden>{`. ${content}`}</VisuallyHidden>}
    </span>
  );
}
