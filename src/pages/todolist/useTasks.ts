import { useEffect, useState } from 'react';
import { notify } from '@/components/notify';
import { useTranslation } from '@/i18n/useTranslation';
import { storedTasks, storeTasks, tasksKey, type Task } from './tasks';

/** The tasks of this browser; a change in another tab shows here too. */
export function useTasks(): { tasks: readonly Task[]; change: (next: readonly Task[]) => void } {
  const { t } = useTranslation();
  const [tasks, setTasks] = useState<readonly Task[]>(storedTasks);

  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === tasksKey) setTasks(storedTasks());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return {
    tasks,
    change: (next) => {
      if (next === tasks) return;
      setTasks(next);
      if (!storeTasks(next)) notify.error(t('todolist.notStored'), { id: 'tasks' });
    },
  };
}
