import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { untilHad } from '@/browser/comeback';
import { readText } from '@/browser/storage';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { PlanProvider } from '@/contexts/PlanProvider';
import { RoutesProvider } from '@/contexts/RoutesContext';
import { SocketProvider } from '@/contexts/SocketContext';
import { OutboxProvider } from '@/features/conversation/outbox/OutboxProvider';
import { sharedTasksKey, tasksKey } from '@/pages/todolist/taskKeys';
import { useOffered } from './access';
import { AppLayout } from './shell/AppLayout';
import { LiveSync } from './LiveSync';
import { forgetFirstPage, takeClient } from './sessionClient';

const guards = lazyPart(async () => (await import('./PageGuards')).PageGuards, { afterPaint: true });

/** From here on links depend on who is signed in. */
const OwnRoutes = ({ children }: { children: ReactNode }) => (
  <RoutesProvider value={useOffered()}>{children}</RoutesProvider>
);

/** Everything that a signed-in person has on every page: socket, plan, outbox, live data and the shell around them. */
export function PrivateShell() {
  const { user } = useSession();
  const [client] = useState(() => takeClient(user.id));
  useEffect(forgetFirstPage, []);
  useEffect(() => {
    if (readText(sharedTasksKey) === null) return;
    void untilHad(() => import('@/pages/todolist/tasks')).then(({ takeSharedTasks }) =>
      takeSharedTasks(tasksKey(user)),
    );
  }, [user]);
  return (
    <QueryClientProvider client={client}>
      <SocketProvider>
        <PlanProvider>
          <OutboxProvider>
            <LiveSync />
            <OwnRoutes>
              <AppLayout />
            </OwnRoutes>
            <guards.Component />
          </OutboxProvider>
        </PlanProvider>
      </SocketProvider>
    </QueryClientProvider>
  );
}
