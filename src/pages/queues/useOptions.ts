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
import type { OptionDraft } from './queueValues';

interface Change {
  parentId: number | null;
  work: () => Promise<void>;
}

/** Changes to the menu of a queue; the server tells nobody of them, so the level is read again after each. */
export function useOptions(queueId: number) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ work }: Change) => work(),
    onSettled: (_answer, _error, { parentId }) =>
      client.invalidateQueries({ queryKey: optionKeys.level(queueId, parentId) }),
  });

  /** Sends a new entry behind the last one of its level, a known one where it stands. */
  const save = ({ id, parentId, title, message }: OptionDraft): Promise<void> =>
    mutateAsync({
      parentId,
      work: async () => {
        const texts = { title: title.trim(), message: message.trim() };
        if (id !== null) {
          await updateOption(id, texts);
          return;
        }
        // Someone else may have added one since; only the server knows which number is free.
        const level = await listOptions(queueId, parentId);
        const last = Math.max(0, ...level.map(({ option }) => Number(option ?? 0)));
        await createOption({ ...texts, option: last + 1, queueId, parentId });
      },
    });

  /** Deletes an entry and closes the gap it leaves; tried again, it is not deleted twice. */
  const remove = ({ id, parentId }: QueueOption, level: readonly QueueOption[]): Promise<void> =>
    mutateAsync({
      parentId,
      work: async () => {
        if (level.some((option) => option.id === id)) await deleteOption(id);
        await renumberOptions(level.filter((option) => option.id !== id));
      },
    });

  /** Gives an entry the place of its neighbour. */
  const move = (option: QueueOption, to: number, level: readonly QueueOption[]): Promise<void> =>
    mutateAsync({
      parentId: option.parentId,
      work: () => renumberOptions(level.filter(({ id }) => id !== option.id).toSpliced(to, 0, option)),
    });

  return { save, remove, move, busy: isPending };
}
