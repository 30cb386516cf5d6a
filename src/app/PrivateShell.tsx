import { PlanProvider } from '@/contexts/PlanContext';
import { SocketProvider } from '@/contexts/SocketContext';
import { OutboxProvider } from '@/features/conversation/OutboxProvider';
import { AppLayout } from './layout/AppLayout';
import { LiveSync } from './LiveSync';

/** Everything that a signed-in person has on every page: socket, plan, outbox, live data and the shell around them. */
export function PrivateShell() {
  return (
    <SocketProvider>
      <PlanProvider>
        <OutboxProvider>
          <LiveSync />
          <AppLayout />
        </OutboxProvider>
      </PlanProvider>
    </SocketProvider>
  );
}
