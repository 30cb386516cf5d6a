import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { campaignSettings } from '@/api/campaignSettings';
import { FailedState } from '@/components/FailedState';
import { PageState } from '@/components/PageState';
import { RowsSkeleton } from '@/components/RowsSkeleton';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfigForm } from './ConfigForm';

/** How fast campaigns send, and what their texts may carry (CF-01 to CF-05). */
export function CampaignsConfigPage() {
  const { t } = useTranslation();
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({ ...campaignSettings(), refetchOnMount: 'always' });
  const ready = data !== undefined && isFetchedAfterMount && !isError;

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
          state={ready ? 'ready' : isError ? 'failed' : 'loading'}
          skeleton={<RowsSkeleton rows={5} height={72} avatar={false} />}
          failed={<FailedState title={t('campaigns.config.failed')} onRetry={() => void refetch()} />}
          empty={null}
        >
          {ready && <ConfigForm settings={data} />}
        </PageState>
      </Box>
    </Box>
  );
}
