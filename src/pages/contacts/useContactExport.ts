import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/feedback/notify';
import { useTranslation } from '@/i18n/useTranslation';
import { csvFile, saveFile } from '@/lib/csv';
import { readAllContacts, type Progress } from './readAllContacts';

/** Fixed (C-14). */
const fileName = 'contatos.csv';
const heads = ['name', 'number', 'email'];

/**
 * Reads every contact that is found and hands over the file; leaving the page or cancelling stops it (C-14).
 * @param search of the list: what is shown is what is exported (DAY-86)
 */
export function useContactExport(search: string) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ signal }: AbortController) => {
      const contacts = await readAllContacts(search, setProgress, signal);
      const rows = contacts.map(({ name, number, email }) => [name, number, email ?? '']);
      const file = await csvFile(heads, rows);
      saveFile(file, fileName);
      return contacts.length;
    },
    onSuccess: (count) =>
      notify.success(
        t(search === '' ? 'contacts.toasts.exported' : 'contacts.toasts.exportedFound', { count, search }),
      ),
    onSettled: () => {
      running.current = null;
      setProgress(null);
    },
  });

  return {
    exporting: isPending,
    progress,
    start: () => {
      if (running.current) return;
      running.current = new AbortController();
      mutate(running.current);
    },
    cancel: () => running.current?.abort(),
  };
}
