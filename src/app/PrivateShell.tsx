import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '@/contexts/AuthContext';
import { PlanProvider } from '@/contexts/PlanProvider';
import { SocketProvider } from '@/contexts/SocketContext';
import { OutboxProvider } from '@/features/conversation/OutboxProvider';
import { AppLayout } from './layout/AppLayout';
import { LiveSync } from './LiveSync';
import { takeClient } from './sessionClient';

/** Everything that a signed-in person has on every page: socket, plan, outbox, live data and the shell around them. */
export function PrivateShell() {
  const { user } = useSession();
  const [client] = useState(() => takeClient(user.id));
  return (
    <QueryClientProvider client={client}>
      <SocketProvider>
        <PlanProvider>
          <OutboxProvider>
            <LiveSync />
            <AppLayout />
          </OutboxProvider>
        </PlanProvider>
      </SocketProvider>
    </QueryClientProvider>
  );
}
