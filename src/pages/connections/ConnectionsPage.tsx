import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { connectionKeys, type Connection } from '@/api/connections';
import { endConnectionSession } from '@/api/connectionSessions';
import { Banner } from '@/components/Banner';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { latePart, Opened } from '@/components/latePart';
import { useSession } from '@/contexts/AuthContext';
import { useLiveGap } from '@/contexts/SocketContext';
import { ListPage } from '@/crud/ListPage';
import { useRecordList } from '@/crud/useRecordList';
import { useTranslation } from '@/i18n/useTranslation';
import { can } from '@/lib/permissions';
import { connectionsWith } from './connections.resource';
import { SessionButtons } from './SessionButtons';

const dialog = latePart(async () => (await import('./ConnectionDialog')).ConnectionDialog);
const code = latePart(async () => (await import('./QrCodeDialog')).QrCodeDialog);

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

/** Keeps what a dialog is about while it closes. */
function useSubject<T>() {
  const [subject, setSubject] = useState<T | null>(null);
  const [open, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const show = (next: T) => {
    setSubject(next);
    setOpen(true);
    setTurn(turn + 1);
  };
  return { subject, open, turn, show, close: () => setOpen(false) };
}

/** Connections (CN-01 to CN-17): the lines of the company, their sessions and the code to scan. */
export function ConnectionsPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const scanning = useSubject<Connection>();
  const ending = useSubject<Connection>();
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
    <Box sx={{ borderRadius: '8px', overflow: 'hidden' }}>
      <Banner
        severity="warning"
        icon={<TriangleAlert size={20} strokeWidth={1.6} aria-hidden />}
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
      dialog={dialog.Part}
      canAdd={can(user, 'connections-page:addConnection')}
      canEdit={mayEdit}
      canDelete={mayEdit}
      deleteBody={whatGoes}
      below={notice}
    >
      {scanning.subject && (
        <Opened open={scanning.open}>
          <code.Part key={scanning.turn} open={scanning.open} connection={scanning.subject} onClose={scanning.close} />
        </Opened>
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
