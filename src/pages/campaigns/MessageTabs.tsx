import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { campaignSettings } from '@/api/campaignSettings';
import { FormTabs } from '@/forms/FormTabs';
import { MessageField } from '@/forms/MessageField';
import { useTranslation } from '@/i18n/useTranslation';
import { contactVariables } from '@/lib/campaignText';
import { textLabels, textNames } from './campaignValues';
import { TextPreview } from './TextPreview';
import { UnknownNames } from './UnknownNames';

/** The five variants, each with the variables it may carry and how it arrives (CP-09, CP-16). */
export function MessageTabs() {
  const { t } = useTranslation();
  const own = useQuery(campaignSettings()).data?.variables ?? [];
  const variables = [
    { token: '{nome}', label: t('campaigns.dialog.vars.name') },
    { token: '{email}', label: t('campaigns.dialog.vars.email') },
    { token: '{numero}', label: t('campaigns.dialog.vars.number') },
    ...own.map(({ key, value }) => ({ token: `{${key}}`, label: value })),
  ];
  return (
    <>
      <div>
        <Typography variant="subtitle2" component="h3">
          {t('campaigns.dialog.form.messages')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('campaigns.dialog.form.messagesHint')}
        </Typography>
      </div>
      <FormTabs
        label="campaigns.dialog.form.messages"
        tabs={textNames.map((name) => ({
          id: name,
          label: textLabels[name],
          fields: [name],
          transient: true as const,
          content: (
            <>
              <MessageField name={name} label="campaigns.dialog.form.message" rows={5} variables={variables} />
              <TextPreview name={name} own={own} />
            </>
          ),
        }))}
      />
      <UnknownNames known={new Set([...contactVariables, ...own.map(({ key }) => key)])} />
    </>
  );
}
