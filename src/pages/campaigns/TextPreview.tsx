import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import type { CampaignVariable } from '@/api/campaignSettings';
import { contactListItemApi, contactListItemKeys, type ContactListItem } from '@/api/contactListItems';
import { useTranslation } from '@/i18n/useTranslation';
import { fillCampaignText, unknownPlaceholder } from '@/lib/campaignText';
import type { CampaignValues } from './campaignValues';

/** The first contacts of a list: those who receive campaigns, where there are any. */
const sampleContacts = (contactListId: number) =>
  queryOptions({
    queryKey: [...contactListItemKeys.all, 'sample', contactListId],
    queryFn: async ({ signal }): Promise<ContactListItem[]> => {
      const { rows } = await contactListItemApi.list(
        { searchParam: '', pageNumber: 1, filters: { contactListId } },
        signal,
      );
      const valid = rows.filter(({ isWhatsappValid }) => isWhatsappValid === true);
      return valid.length > 0 ? valid : rows;
    },
  });

interface TextPreviewProps {
  name: string;
  own: readonly CampaignVariable[];
}

/** A variant as one contact of the chosen list gets it, with what was filled in marked (CP-16). */
export function TextPreview({ name, own }: TextPreviewProps) {
  const { t } = useTranslation();
  const [{ value: text }] = useField<string>(name);
  const { contactListId } = useFormikContext<CampaignValues>().values;
  const [turn, setTurn] = useState(0);
  const listed = contactListId === '' ? 0 : contactListId;
  const { data: contacts = [] } = useQuery({ ...sampleContacts(listed), enabled: listed !== 0 });
  const contact = listed === 0 ? undefined : contacts[turn % Math.max(1, contacts.length)];
  const values = new Map([
    ['nome', contact?.name ?? t('campaigns.dialog.preview.exampleName')],
    ['email', contact?.email ?? ''],
    ['numero', contact?.number ?? '5511912345678'],
    ...own.map(({ key, value }): [string, string] => [key, value]),
  ]);
  const unknown = unknownPlaceholder(text, values);
  const title = contact
    ? t('campaigns.dialog.preview.title', { name: contact.name })
    : t('campaigns.dialog.preview.example');
  const keyed = fillCampaignText(text, values).map((part, index) => ({ ...part, key: String(index) }));

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 1.5,
        borderRadius: 'var(--radius-card)',
        bgcolor: 'app.thread',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {contacts.length > 1 && contact && (
          <Button size="small" onClick={() => setTurn(turn + 1)}>
            {t('campaigns.dialog.preview.next')}
          </Button>
        )}
      </Box>
      {text.trim() === '' ? (
        <Typography variant="body2" color="textSecondary">
          {t('campaigns.dialog.preview.empty')}
        </Typography>
      ) : (
        <Box
          role="group"
          aria-label={title}
          sx={{
            alignSelf: 'flex-end',
            maxWidth: 'min(100%, 480px)',
            px: 1.5,
            py: 1,
            borderRadius: 'var(--radius-card)',
            bgcolor: 'app.own',
            color: 'app.ownText',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {keyed.map(({ key, text: piece, filled }) => (
            <Box key={key} component="span" sx={filled ? { fontWeight: 600 } : null}>
              {piece}
            </Box>
          ))}
        </Box>
      )}
      {unknown !== null && (
        <Typography role="status" variant="caption" sx={{ color: 'app.warning' }}>
          {t('campaigns.dialog.preview.unknown', { name: unknown })}
        </Typography>
      )}
    </Box>
  );
}
