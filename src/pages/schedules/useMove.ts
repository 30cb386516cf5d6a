import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateSchedule, type Schedule } from '@/api/schedules';
import { notify } from '@/components/feedback/notify';
import { useRecordChange } from '@/lists/useRecordChange';
import { isAhead } from '@/features/schedule-form/scheduleForm';
import { changeOf } from '@/features/schedule-form/useScheduleSave';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { putRecordChange } from '@/realtime/live/records';
import { contactOf, schedules } from './schedules.resource';

interface Move {
  row: Schedule;
  to: Date;
}

export interface Mover {
  /** Moves a message, and says whether it may go there. */
  move: (row: Schedule, to: Date) => boolean;
  /** Those on their way; a second move waits for the answer to the first. */
  busy: ReadonlySet<number>;
}

/** Sends a message at another time: shown at once, taken back if the server refuses, with a way back for 5 s. */
export function useMove(): Mover {
  const { t } = useTranslation();
  const client = useQueryClient();
  const apply = useRecordChange(schedules.name);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const show = ({ id }: Schedule, sendAt: string | null, status: string | null) => {
    const record = { id, sendAt, status };
    putRecordChange(client, schedules.name, { action: 'update', record });
  };
  const setMoving = (id: number, moving: boolean) =>
    setBusy((old) => new Set(moving ? [...old, id] : [...old].filter((other) => other !== id)));

  const { mutate } = useMutation({
    mutationFn: ({ row, to }: Move) => updateSchedule(row.id, changeOf(row, { sendAt: to.toISOString() })),
    onMutate: ({ row, to }) => {
      setMoving(row.id, true);
      show(row, to.toISOString(), row.status === 'ERRO' ? 'PENDENTE' : row.status);
    },
    onSuccess: (record, { row, to }) => {
      apply({ action: 'update', record });
      const text = t('schedules.moved', { name: contactOf(row), time: formatDateTime(to) });
      const back = row.sendAt === null ? null : new Date(row.sendAt);
      if (back && row.status !== 'ERRO' && isAhead(back)) notify.undo(text, () => move({ ...row, ...record }, back));
      else notify.success(text);
    },
    onError: (_error, { row }) => {
      show(row, row.sendAt, row.status);
      // Meanwhile it may have changed elsewhere.
      void client.invalidateQueries({ queryKey: [schedules.name, 'pages'] });
    },
    onSettled: (_answer, _error, { row }) => setMoving(row.id, false),
  });

  const move = (row: Schedule, to: Date): boolean => {
    if (!isAhead(to)) {
      notify.error(t('schedules.past'), { id: 'schedule-past' });
      return false;
    }
    if (Date.parse(row.sendAt ?? '') !== to.getTime()) mutate({ row, to });
    return true;
  };
  return { move, busy };
}
