import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanProvider } from '@/contexts/PlanProvider';
import { SocketProvider } from '@/contexts/SocketContext';
import { OutboxProvider } from '@/features/conversation/OutboxProvider';
import { AppLayout } from './layout/AppLayout';
import { LiveSync } from './LiveSync';
import { createQueryClient } from './queryClient';

/** Everything that a signed-in person has on every page: socket, plan, outbox, live data and the shell around them. */
export function PrivateShell() {
  // A client per session: nothing that one account has read outlives its sign-out.
  const [client] = useState(createQueryClient);
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
