import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { fileListOptions, tagOptions } from '@/api/campaignOptions';
import { noTag, type Campaign } from '@/api/campaigns';
import { connectionList } from '@/api/connections';
import { contactListChoices } from '@/api/contactLists';
import { useSession } from '@/contexts/AuthContext';
import { AttachmentField } from '@/forms/AttachmentField';
import { choicesOf } from '@/forms/choices';
import { connectionOption } from '@/forms/connectionOptions';
import { DateField } from '@/forms/DateField';
import { SwitchField, TextField } from '@/forms/fields';
import { toOption } from '@/forms/option';
import { SelectField } from '@/forms/SelectField';
import { useTranslation } from '@/i18n/useTranslation';
import { mediaHref } from '@/lib/links';
import { deviceZone, fromLocalInput, zoneOffset } from '@/lib/wallTime';
import { Audience } from './Audience';
import type { EditablePart } from './campaignRules';
import { isForSending, type CampaignValues } from './campaignValues';
import { MessageTabs } from './MessageTabs';

/** Newer servers store the whole path, this one a name under /public (contract back-office 23). */
const hrefOf = (mediaPath: string | null | undefined): string | null =>
  mediaHref(mediaPath && !mediaPath.includes('/') ? `public/${mediaPath}` : mediaPath);

/** Which zone the time is meant in, as nobody can see it in the field. */
function ZoneNote() {
  const { t } = useTranslation();
  const { values } = useFormikContext<CampaignValues>();
  const zone = deviceZone();
  const [today] = useState(() => new Date());
  const chosen = fromLocalInput(values.scheduledAt, values.stored);
  const at = Number.isNaN(chosen.getTime()) ? today : chosen;
  return (
    <Typography variant="caption" color="textSecondary" sx={{ mt: 0.5 }}>
      {t('campaigns.dialog.form.zone', { zone, offset: zoneOffset(at, zone) })}
    </Typography>
  );
}

interface CampaignFieldsProps {
  record: Campaign | undefined;
  /** What may be changed: of a cancelled one the messages alone (CP-12). */
  part: EditablePart;
}

/** The fields of a campaign (CP-08, CP-14). */
export function CampaignFields({ record, part }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const { values } = useFormikContext<CampaignValues>();
  const textsOnly = part === 'messages';
  const needed = part === 'all' && isForSending(values);
  const { companyId } = useSession().user;
  const lists = useQuery(contactListChoices(companyId));
  const connections = useQuery(connectionList(companyId));
  const tags = useQuery(tagOptions(companyId));
  const fileLists = useQuery(fileListOptions(companyId));
  const tagChoices = choicesOf(tags, 'tag', toOption);
  const none = 'campaigns.dialog.form.none';

  return (
    <>
      <TextField name="name" label="campaigns.dialog.form.name" required autoFocus={!textsOnly} disabled={textsOnly} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <SelectField
          name="contactListId"
          label="campaigns.dialog.form.contactList"
          {...choicesOf(lists, 'contactList', toOption)}
          helper="campaigns.dialog.form.listHint"
          emptyLabel={none}
          required={needed && values.tagListId === noTag}
          disabled={textsOnly}
        />
        <SelectField
          name="tagListId"
          label="campaigns.dialog.form.tagList"
          helper="campaigns.dialog.form.tagHint"
          {...tagChoices}
          options={[{ value: noTag, label: t(none) }, ...tagChoices.options]}
          disabled={textsOnly}
        />
        <SelectField
          name="whatsappId"
          label="campaigns.dialog.form.whatsapp"
          {...choicesOf(connections, 'connection', connectionOption(t))}
          emptyLabel={none}
          required={needed}
          disabled={textsOnly}
        />
        <SelectField
          name="fileListId"
          label="campaigns.dialog.form.fileList"
          {...choicesOf(fileLists, 'fileList', toOption)}
          emptyLabel={none}
          disabled={textsOnly}
        />
        <Box sx={{ display: 'flex', flexDirection: 'column' }}>
          <DateField
            withTime
            name="scheduledAt"
            label="campaigns.dialog.form.scheduledAt"
            required={needed}
            disabled={textsOnly}
          />
          <ZoneNote />
        </Box>
        <AttachmentField
          name="files"
          stored="attachment"
          label="campaigns.dialog.form.attachment"
          href={hrefOf(record?.mediaPath)}
          disabled={textsOnly}
        />
      </Box>
      {part === 'all' && <Audience tags={tags.data ?? []} connections={connections.data ?? []} />}
      {record?.confirmation !== undefined && (
        <SwitchField name="confirmation" label="campaigns.dialog.form.confirmation" disabled={textsOnly} />
      )}
      <MessageTabs />
    </>
  );
}
