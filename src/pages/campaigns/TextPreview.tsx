import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import type { CampaignVariable } from '@/api/campaignSettings';
import { contactsOfList, receives } from '@/api/contactListItems';
import { useTranslation } from '@/i18n/useTranslation';
import { fillCampaignText } from '@/lib/campaignText';
import type { CampaignValues } from './campaignValues';

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
  const { data: listed = [] } = useQuery(contactsOfList(contactListId === '' ? null : contactListId));
  const receiving = listed.filter(receives);
  const contacts = receiving.length > 0 ? receiving : listed;
  const contact = contacts[turn % Math.max(1, contacts.length)];
  const values = new Map([
    ['nome', contact?.name ?? t('campaigns.dialog.preview.exampleName')],
    ['email', contact?.email ?? ''],
    ['numero', contact?.number ?? '5511912345678'],
    ...own.map(({ key, value }): [string, string] => [key, value]),
  ]);
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
          dir="auto"
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
            <Box key={key} component={filled ? 'bdi' : 'span'} sx={filled ? { fontWeight: 600 } : null}>
              {piece}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
