import { useEffect, useState } from 'react';
import { notify } from '@/components/feedback/notify';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { storedTasks, storeTasks, tasksKey, type Task } from './tasks';

/** The tasks that this browser keeps for the signed-in account; a change in another tab shows here too. */
export function useTasks(): { tasks: readonly Task[]; change: (next: readonly Task[]) => void } {
  const { t } = useTranslation();
  const key = tasksKey(useSession().user);
  const [tasks, setTasks] = useState<readonly Task[]>(() => storedTasks(key));

  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === key) setTasks(storedTasks(key));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  return {
    tasks,
    change: (next) => {
      if (next === tasks) return;
      setTasks(next);
      if (!storeTasks(key, next)) notify.error(t('todolist.notStored'), { id: 'tasks' });
    },
  };
}
