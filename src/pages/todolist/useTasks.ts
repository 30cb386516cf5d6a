import { useMemo } from 'react';
import { storedPreference } from '@/browser/storedPreference';
import { useStore } from '@/browser/useStore';
import { notify } from '@/components/feedback/notify';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { areKept, readTasks, takeSharedTasks, writeTasks, type Task } from './tasks';
import { tasksKey } from './taskKeys';

/** The tasks that this browser keeps for the signed-in account; a change in another tab shows here too. */
export function useTasks(): { tasks: readonly Task[]; change: (next: readonly Task[]) => void } {
  const { t } = useTranslation();
  const key = tasksKey(useSession().user);
  const kept = useMemo(() => {
    // What the shell takes over later would not be seen here.
    takeSharedTasks(key);
    return storedPreference(key, readTasks, writeTasks);
  }, [key]);
  const tasks = useStore(kept);

  return {
    tasks,
    change: (next) => {
      if (next === tasks) return;
      kept.set(next);
      if (!areKept(key, next)) notify.error(t('todolist.notStored'), { id: 'tasks' });
    },
  };
}
