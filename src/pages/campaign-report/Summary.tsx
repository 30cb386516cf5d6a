import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { CampaignReport } from '@/api/campaigns';
import { isDeleted, whyNotRestarted } from '@/features/campaigns/deletedParts';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { progressOf } from './report';

const card = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 'var(--radius-card)' };

/** How far the campaign is, in a line, a bar and counters, and what it is made of (CR-01, CR-02). */
export function Summary({ report }: { report: CampaignReport }) {
  const { t, i18n } = useTranslation();
  const { delivered, of } = progressOf(report);
  const figures = new Intl.NumberFormat(i18n.language);
  const shares = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const lack = whyNotRestarted(report) ?? (of ? null : 'campaigns.report.listDeleted');
  const none = (part: 'contactListId' | 'whatsappId', undefinedKey: MessageKey) =>
    t(isDeleted(report, part) ? 'campaigns.table.deleted' : undefinedKey);
  const counters = [
    [t('campaigns.report.validContacts'), of ? figures.format(of.valid) : '–'],
    [t('campaigns.report.delivered'), figures.format(delivered)],
    [t('campaigns.report.waiting'), of ? figures.format(Math.max(0, of.valid - delivered)) : '–'],
  ] as const;
  const facts = [
    [t('campaigns.report.connection'), report.whatsapp?.name ?? none('whatsappId', 'campaigns.table.notDefined2')],
    [
      t('campaigns.report.contactList'),
      report.contactList?.name ?? none('contactListId', 'campaigns.table.notDefined'),
    ],
    [t('campaigns.report.schedule'), formatDateTime(report.scheduledAt) || t('campaigns.table.notScheduled')],
    [t('campaigns.report.conclusion'), formatDateTime(report.completedAt) || t('campaigns.table.notConcluded')],
  ] as const;

  return (
    <>
      {lack && (
        <Alert role="note" severity="warning">
          {t(lack)}
        </Alert>
      )}
      <Box sx={{ ...card, p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Typography variant="subtitle2" component="p" role="status">
            {of
              ? t('campaigns.report.of', { delivered, count: of.valid })
              : t('campaigns.report.sent', { count: delivered })}
          </Typography>
          {of && (
            <Typography variant="subtitle2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {shares.format(of.percent / 100)}
            </Typography>
          )}
        </Box>
        {of && (
          <LinearProgress
            variant="determinate"
            value={Math.round(of.percent)}
            aria-label={t('campaigns.report.progress')}
            sx={{ height: 15, borderRadius: 'var(--radius)' }}
          />
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(108px, 1fr))', gap: { xs: 1, sm: 2 } }}>
        {counters.map(([label, value]) => (
          <Box key={label} sx={{ ...card, p: { xs: 1.5, sm: 2 } }}>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'break-word' }}>
              {label}
            </Typography>
            <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box
        component="dl"
        aria-label={t('campaigns.report.facts')}
        sx={{
          ...card,
          m: 0,
          p: 2,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </>
  );
}
