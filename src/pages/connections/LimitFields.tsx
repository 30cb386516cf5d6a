import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { settingsQuery } from '@/api/settings';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { NumberField, TextField } from '@/forms/fields';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

interface HoursSource {
  text: MessageKey;
  to: string;
  link: MessageKey;
}

const off: HoursSource = {
  text: 'whatsappModal.form.hoursOff',
  to: '/settings',
  link: 'mainDrawer.listItems.settings',
};
const queue: HoursSource = {
  text: 'whatsappModal.form.hoursQueue',
  to: '/queues',
  link: 'mainDrawer.listItems.queues',
};
const company: HoursSource = { ...off, text: 'whatsappModal.form.hoursCompany' };

const sourceOf = (scheduleType: string | undefined): HoursSource => {
  if (scheduleType === 'queue') return queue;
  return scheduleType === 'company' ? company : off;
};

/**
 * After how long what happens by itself, and which hours count. The server keeps no hours of a connection: they belong
 * to the queues or the company, by the setting `scheduleType` (contract 3.8, back-office 19), so it says where.
 */
export function LimitFields() {
  const { t } = useTranslation();
  const heading = useId();
  const exists = useRouteOpen();
  const { data: settings } = useQuery(settingsQuery());
  const { text, to, link } = sourceOf(settings?.['scheduleType']);

  return (
    <>
      <NumberField
        name="expiresTicket"
        label="whatsappModal.form.expiresTicket"
        helper="whatsappModal.form.expiresTicketHint"
      />
      <TextField name="expiresInactiveMessage" label="whatsappModal.form.expiresInactiveMessage" rows={3} />
      <Box role="group" aria-labelledby={heading} sx={{ display: 'grid', gap: 0.5 }}>
        <Typography id={heading} component="h3" variant="subtitle1">
          {t('whatsappModal.form.businessHours')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(text)} {exists(to) && <Link to={to}>{t(link)}</Link>}
        </Typography>
      </Box>
    </>
  );
}
