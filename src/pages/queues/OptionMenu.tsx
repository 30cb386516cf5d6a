import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useImperativeHandle, type Ref } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { OptionLevel } from './OptionLevel';
import { withNews, type QueueValues } from './queueValues';
import { useOptions } from './useOptions';

interface OptionMenuProps {
  /** Null: the queue is not saved yet; its entries would belong to none (contract back-office 26.27). */
  queueId: number | null;
  /** Sends what is still being written, before the queue is saved. */
  ref: Ref<() => Promise<void>>;
}

/** The menu the bot offers in this queue, entries within entries. */
export function OptionMenu({ queueId, ref }: OptionMenuProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { save } = useOptions(queueId ?? 0);
  const { values, setValues } = useFormikContext<QueueValues>();

  useImperativeHandle(ref, () => async () => {
    for (const [key, draft] of Object.entries(values.drafts)) {
      await save(draft, (news) => setValues(withNews(key, news)));
      // One by one: what is sent must not go again when a later one is refused.
      await setValues(({ drafts: { [key]: _sent, ...drafts }, ...rest }) => ({ ...rest, drafts }));
    }
  });

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <div>
        <Typography id={titleId} variant="subtitle2" component="h3">
          {t('queueOptions.title')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(queueId === null ? 'queueOptions.afterSave' : 'queueOptions.hint')}
        </Typography>
      </div>
      {queueId !== null && <OptionLevel queueId={queueId} parent={null} />}
    </Box>
  );
}
