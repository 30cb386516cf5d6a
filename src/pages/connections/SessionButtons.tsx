import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useRef } from 'react';
import { connectionKeys, type Connection } from '@/api/connections';
import { renewSession, startConnectionSession } from '@/api/connectionSessions';
import { Spinner } from '@/components/feedback/Spinner';
import { useTranslation } from '@/i18n/useTranslation';

interface SessionButtonsProps {
  connection: Connection;
  onCode: (connection: Connection) => void;
  onDisconnect: (connection: Connection) => void;
}

/**
 * What can be done with a session in its state (CN-03 to CN-07). The calls are not waited for: their answer comes when
 * somebody has scanned, if at all; the row changes by events (contract 3.8).
 */
export function SessionButtons({ connection, onCode, onDisconnect }: SessionButtonsProps) {
  const { id, name, status } = connection;
  const { t } = useTranslation();
  const client = useQueryClient();
  const group = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (call: (connectionId: number) => Promise<void>) => call(id),
    // Where live updates are down nothing else would tell how it went.
    onSettled: () => void client.invalidateQueries({ queryKey: [...connectionKeys.all, 'pages'] }),
  });

  /** The button pressed is about to be replaced by another one; the focus stays in its row (B-33). */
  const act = (action: () => void) => () => {
    group.current?.focus();
    action();
  };
  const named = (action: string) => ({
    children: action,
    'aria-label': t('connections.buttons.named', { action, name }),
    size: 'small' as const,
  });

  const down = status === 'DISCONNECTED' || status === 'PENDING';
  const buttons = () => {
    if (status === 'OPENING' || (down && isPending)) {
      return (
        <Button {...named(t('connections.buttons.connecting'))} variant="outlined" disabled startIcon={<Spinner />} />
      );
    }
    if (status === 'qrcode') {
      return (
        <Button
          {...named(t('connections.buttons.qrcode'))}
          variant="contained"
          startIcon={<QrCode size={16} aria-hidden />}
          onClick={act(() => onCode(connection))}
        />
      );
    }
    if (down) {
      return (
        <>
          <Button
            {...named(t('connections.buttons.tryAgain'))}
            variant="outlined"
            onClick={act(() => mutate(startConnectionSession))}
          />
          <Button
            {...named(t('connections.buttons.newQr'))}
            onClick={act(() => {
              mutate(renewSession);
              onCode(connection);
            })}
          />
        </>
      );
    }
    return (
      <Button
        {...named(t('connections.buttons.disconnect'))}
        variant="outlined"
        color="error"
        onClick={act(() => onDisconnect(connection))}
      />
    );
  };

  return (
    <Box
      ref={group}
      role="group"
      aria-label={t('connections.sessionOf', { name })}
      tabIndex={-1}
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, borderRadius: 'var(--radius)' }}
    >
      {buttons()}
    </Box>
  );
}
