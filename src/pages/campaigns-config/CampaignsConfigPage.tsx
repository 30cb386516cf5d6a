import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { campaignSettings } from '@/api/campaignSettings';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfigForm } from './ConfigForm';

/** How fast campaigns send, and what their texts may carry (CF-01 to CF-05). */
export function CampaignsConfigPage() {
  const { t } = useTranslation();
  const query = useQuery({ ...campaignSettings(), refetchOnMount: 'always' });
  const { data, isError, isFetchedAfterMount, errorUpdateCount, refetch } = query;
  // Nothing is edited that was read before: with a save the whole of it is sent.
  const settings = isFetchedAfterMount && !isError ? data : undefined;

  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        px: { xs: 1.5, sm: 2, md: 3 },
        pt: { xs: 1.5, sm: 2.5 },
        pb: { xs: 1.5, sm: 3 },
      }}
    >
      <Box sx={{ maxWidth: 880, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <div>
          <Typography variant="h1">{t('campaignsConfig.title')}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('campaigns.config.intro')}
          </Typography>
        </div>
        <PageState
          state={stateOfQuery({
            data: settings,
            isError,
            errorUpdateCount: isFetchedAfterMount ? errorUpdateCount : 0,
          })}
          skeleton={<RowsSkeleton rows={5} height={72} avatar={false} />}
          failed={<FailedState title={t('campaigns.config.failed')} onRetry={() => refetch()} />}
          empty={null}
        >
          {settings && <ConfigForm settings={settings} />}
        </PageState>
      </Box>
    </Box>
  );
}
