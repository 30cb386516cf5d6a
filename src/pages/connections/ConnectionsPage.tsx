import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { connectionKeys, type Connection } from '@/api/connections';
import { endConnectionSession } from '@/api/connectionSessions';
import { Banner } from '@/components/feedback/Banner';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { useDialogSubject } from '@/components/hooks/useDialogSubject';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { useLiveGap } from '@/contexts/SocketContext';
import { ListPage } from '@/lists/ListPage';
import { useRecordList } from '@/lists/useRecordList';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
import { connectionsWith } from './connections.resource';
import { SessionButtons } from './SessionButtons';

const dialog = lazyPart(async () => (await import('./ConnectionDialog')).ConnectionDialog);
const code = lazyPart(async () => (await import('./QrCodeDialog')).QrCodeDialog);

/** A connection that opens is looked at again, and so are all while live updates are down (PAIN-8.7). */
const lookMs = 5_000;

function useLookAgain(rows: readonly Connection[]): void {
  const client = useQueryClient();
  const down = useLiveGap();
  const needed = down || rows.some(({ status }) => status === 'OPENING');
  useEffect(() => {
    if (!needed) return undefined;
    const timer = setInterval(() => {
      void client.invalidateQueries({ queryKey: [...connectionKeys.all, 'pages'] });
      void client.invalidateQueries({ queryKey: connectionKeys.list() });
    }, lookMs);
    return () => clearInterval(timer);
  }, [needed, client]);
}

/** Connections (CN-01 to CN-17): the lines of the company, their sessions and the code to scan. */
export function ConnectionsPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const scanning = useDialogSubject<Connection>();
  const ending = useDialogSubject<Connection>();
  const mayAct = can(user, 'connections-page:actionButtons');
  const mayEdit = can(user, 'connections-page:editOrDeleteConnection');
  const { mutateAsync: disconnect } = useMutation({ mutationFn: ({ id }: Connection) => endConnectionSession(id) });

  const [{ show: showCode }, { show: showEnding }] = [scanning, ending];
  const session = (row: Connection) => <SessionButtons connection={row} onCode={showCode} onDisconnect={showEnding} />;
  const resource = connectionsWith(mayAct ? session : null);
  const { rows } = useRecordList(resource, '');
  useLookAgain(rows);

  const count = rows.filter(({ status }) => status !== 'CONNECTED').length;
  const notice = count > 0 && (
    <Box sx={{ borderRadius: 'var(--radius)', overflow: 'hidden' }}>
      <Banner
        severity="warning"
        icon={<TriangleAlert size={20} aria-hidden />}
        cause={t('connections.notReady', { count })}
        text={t('connections.notReadyBody', { count })}
      />
    </Box>
  );
  const whatGoes = ({ isDefault }: Connection) =>
    t(isDefault ? 'connections.confirmationModal.deleteDefault' : 'connections.confirmationModal.deleteMessage');

  return (
    <ListPage
      resource={resource}
      dialog={dialog}
      canAdd={can(user, 'connections-page:addConnection')}
      canEdit={mayEdit}
      canDelete={mayEdit}
      deleteBody={whatGoes}
      below={notice}
    >
      {scanning.subject && (
        <code.Component
          key={scanning.turn}
          open={scanning.open}
          connection={scanning.subject}
          onClose={scanning.close}
        />
      )}
      {ending.subject && (
        <ConfirmDialog
          open={ending.open}
          title={t('connections.confirmationModal.disconnectTitle', { name: ending.subject.name })}
          body={t('connections.confirmationModal.disconnectMessage')}
          confirmLabel={t('connections.buttons.disconnect')}
          onConfirm={() => (ending.subject ? disconnect(ending.subject) : undefined)}
          onClose={ending.close}
        />
      )}
    </ListPage>
  );
}
