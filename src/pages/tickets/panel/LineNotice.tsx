import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUp, type Connection } from '@/api/connections';
import { Banner } from '@/components/feedback/Banner';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { leaveThen } from '@/browser/leaving';
import { can } from '@/lib/permissions';

/**
 * Tells that the connection of a conversation is down, until it is back (REAL-3), which admins can go and mend; or, where
 * it is null, that it was deleted.
 */
export function LineNotice({ line }: { line: Connection | null | undefined }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const up = line ? isUp(line.status) : null;
  const [down, setDown] = useState(false);
  if (up !== null && down === up) setDown(!up);
  if (line === undefined || (line && !down)) return null;
  const warning = { severity: 'warning', icon: <TriangleAlert size={20} aria-hidden /> } as const;
  if (line === null) {
    return <Banner {...warning} cause={t('conversationPanel.lineGone')} text={t('conversationPanel.lineGoneText')} />;
  }
  return (
    <Banner
      {...warning}
      cause={t('conversationPanel.lineDown', { name: line.name })}
      text={t('conversationPanel.lineDownText')}
      {...(can(user, 'drawer-admin-items:view') && {
        action: {
          label: t('shell.connection.showLines'),
          onClick: () => leaveThen(() => void navigate('/connections')),
        },
      })}
    />
  );
}
