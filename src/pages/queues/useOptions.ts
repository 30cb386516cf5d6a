import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createOption,
  deleteOption,
  listOptions,
  optionKeys,
  renumberOptions,
  updateOption,
  type QueueOption,
} from '@/api/chatbotOptions';
import { readAgain } from '@/api/readAgain';
import { notify } from '@/components/feedback/notify';
import { FieldErrors } from '@/forms/fieldErrors';
import { isSame, mergeRecord } from '@/forms/mergeRecord';
import { useTranslation } from '@/i18n/useTranslation';
import { textsOf, type DraftNews, type OptionDraft } from './queueValues';

interface Change {
  parentId: number | null;
  work: () => Promise<void>;
}

/** Changes to the menu of a queue; the server tells nobody of them, so the level is read again after each. */
export function useOptions(queueId: number) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ work }: Change) => work(),
    onSettled: (_answer, _error, { parentId }) =>
      client.invalidateQueries({ queryKey: optionKeys.level(queueId, parentId) }),
  });

  /** Only the server knows what others have made of a level since. */
  const levelNow = (parentId: number | null): Promise<QueueOption[]> => readAgain(() => listOptions(queueId, parentId));

  /**
   * Sends a new entry behind the last one of its level, of a known one what was changed. Where a colleague has
   * changed the same meanwhile it says so, and the next time ours goes through (DAY-64). A new one whose answer was lost
   * is not made twice (DAY-34).
   * @param onNews receives what the draft holds from then on
   * @throws FieldErrors where a colleague was first
   */
  const save = (draft: OptionDraft, onNews: (news: DraftNews) => Promise<unknown>): Promise<void> => {
    const { id, parentId, title, message, opened, tried } = draft;
    const texts = { title: title.trim(), message: message.trim() };
    const work = async (): Promise<void> => {
      const level = await levelNow(parentId);
      if (id === null) {
        const made = tried && level.find((option) => isSame(textsOf(option), tried));
        if (made) {
          if (!isSame(texts, tried)) await updateOption(made.id, texts);
          return;
        }
        await onNews({ tried: texts });
        const last = Math.max(0, ...level.map(({ option }) => Number(option ?? 0)));
        await createOption({ ...texts, option: last + 1, queueId, parentId });
        return;
      }
      const known = level.find((option) => option.id === id);
      // Of one that is gone the server says so.
      const now = known ? textsOf(known) : null;
      const { changes, conflicts, base } = mergeRecord({ opened: opened ?? texts, values: texts, now: now ?? texts });
      if (Object.keys(conflicts).length > 0) {
        notify.info(t('meanwhile.other'), { id: 'option-meanwhile' });
        await onNews({ opened: base });
        throw new FieldErrors({});
      }
      if (now === null || Object.keys(changes).length > 0) await updateOption(id, now ? changes : texts);
    };
    return mutateAsync({ parentId, work });
  };

  /** Deletes an entry and closes the gap it leaves; tried again, it is not deleted twice. */
  const remove = ({ id, parentId }: QueueOption): Promise<void> =>
    mutateAsync({
      parentId,
      work: async () => {
        const level = await levelNow(parentId);
        if (level.some((option) => option.id === id)) await deleteOption(id);
        await renumberOptions(level.filter((option) => option.id !== id));
      },
    });

  /** Moves an entry by so many places, up with less than none. One that is gone moves nowhere. */
  const move = ({ id, parentId }: QueueOption, by: number): Promise<void> =>
    mutateAsync({
      parentId,
      work: async () => {
        const level = await levelNow(parentId);
        const moved = level.find((option) => option.id === id);
        const rest = level.filter((option) => option !== moved);
        const to = moved ? Math.max(0, level.indexOf(moved) + by) : 0;
        await renumberOptions(moved ? rest.toSpliced(to, 0, moved) : level);
      },
    });

  return { save, remove, move, busy: isPending };
}
