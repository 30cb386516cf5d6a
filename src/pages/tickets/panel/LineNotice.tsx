import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { connectionList, isUp } from '@/api/connections';
import { Banner } from '@/components/feedback/Banner';
import { useAfter } from '@/components/hooks/useAfter';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { leaveThen } from '@/browser/leaving';
import { can } from '@/lib/permissions';

/** The connections are read this long after the conversation, whose messages come first; milliseconds. */
const delayMs = 2_000;

/** Tells that the connection of a conversation is down, until it is back (REAL-3); admins can go and mend it. */
export function LineNotice({ whatsappId }: { whatsappId: number }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const { data } = useQuery({ ...connectionList(user.companyId), enabled: useAfter(delayMs) });
  const line = data?.find(({ id }) => id === whatsappId);
  const up = line ? isUp(line.status) : null;
  const [down, setDown] = useState(false);
  if (up !== null && down === up) setDown(!up);
  if (!line || !down) return null;
  return (
    <Banner
      severity="warning"
      icon={<TriangleAlert size={20} aria-hidden />}
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
