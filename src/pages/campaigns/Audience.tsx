import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { contactsOfList, receives } from '@/api/contactListItems';
import { isUp, type Connection } from '@/api/connections';
import type { TagRow } from '@/api/tags';
import { useTranslation } from '@/i18n/useTranslation';
import type { CampaignValues } from './campaignValues';

interface Notice {
  text: string;
  severity: 'info' | 'warning';
}

/** How many get the campaign: exactly of a list; at most where the server is to make a list from a tag. */
function useReach(tags: readonly TagRow[]): Notice | null {
  const { t } = useTranslation();
  const { values, initialValues } = useFormikContext<CampaignValues>();
  const { contactListId, tagListId } = values;
  const listId = contactListId === '' ? null : contactListId;
  const { data: listed } = useQuery(contactsOfList(listId));
  // A tag that was there before has made its list already: it is the one that is chosen.
  const tag = tagListId === initialValues.tagListId ? undefined : tags.find(({ id }) => id === tagListId);
  const waits = listId !== null && listed === undefined;
  if (waits || (listId === null && !tag) || (tag && tag.ticketsCount === undefined)) return null;

  const [total, tickets] = [listed?.length ?? 0, Number(tag?.ticketsCount ?? 0)];
  if (tag && tickets + total === 0) return { text: t('campaigns.dialog.audience.tagEmpty'), severity: 'warning' };
  if (tag && listed) {
    return { text: t('campaigns.dialog.audience.both', { count: total + tickets }), severity: 'warning' };
  }
  if (tag) return { text: t('campaigns.dialog.audience.tag', { count: tickets }), severity: 'info' };
  if (total === 0) return { text: t('campaigns.dialog.audience.listEmpty'), severity: 'warning' };
  const count = (listed ?? []).filter(receives).length;
  if (count === 0) return { text: t('campaigns.dialog.audience.noneValid', { count: total }), severity: 'warning' };
  const rest = count === total ? '' : ` ${t('campaigns.dialog.audience.rest', { count: total - count })}`;
  return { text: `${t('campaigns.dialog.audience.list', { count })}${rest}`, severity: 'info' };
}

interface AudienceProps {
  tags: readonly TagRow[];
  connections: readonly Connection[];
}

/** Who will get the campaign and what stands in its way, told while both can be changed (DAY-49). */
export function Audience({ tags, connections }: AudienceProps) {
  const { t } = useTranslation();
  const { whatsappId } = useFormikContext<CampaignValues>().values;
  const reach = useReach(tags);
  const line = connections.find(({ id }) => id === whatsappId);
  const down: Notice | null =
    line && isUp(line.status) === false
      ? { text: t('campaigns.dialog.audience.lineDown', { name: line.name }), severity: 'warning' }
      : null;
  return (
    <Box role="status" sx={{ '& > *': { mt: 1.5 } }}>
      {[reach, down].map(
        (notice) =>
          notice && (
            <Alert key={notice.text} role="note" severity={notice.severity}>
              {notice.text}
            </Alert>
          ),
      )}
    </Box>
  );
}
