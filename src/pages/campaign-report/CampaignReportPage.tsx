import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleStop, Megaphone, RotateCcw } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { campaignReport } from '@/api/campaignRecords';
import { failureStatus } from '@/api/errors';
import { EmptyState } from '@/components/feedback/EmptyState';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { useSession } from '@/contexts/AuthContext';
import { CampaignStatusPill } from '@/features/campaigns/CampaignStatusPill';
import { whyNotRestarted } from '@/features/campaigns/deletedParts';
import { useCampaignRun } from '@/features/campaigns/useCampaignRun';
import { useTranslation } from '@/i18n/useTranslation';
import { Deliveries } from './Deliveries';
import { Summary } from './Summary';
import { useLiveReport } from './useLiveReport';

const icon = { size: 16 } as const;

function BackToCampaigns() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/campaigns" variant="outlined" startIcon={<ArrowLeft {...icon} />}>
      {t('campaigns.report.back')}
    </Button>
  );
}

function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading="h1"
      icon={<Megaphone />}
      title={t('campaigns.report.notFound')}
      body={t('campaigns.report.notFoundBody')}
      action={<BackToCampaigns />}
    />
  );
}

/** What became of one campaign (CR-01 to CR-03). */
export function CampaignReportPage() {
  const { campaignId = '' } = useParams();
  const id = /^[1-9]\d*$/.test(campaignId) ? Number(campaignId) : null;
  return id === null ? <NotFound /> : <Report key={id} id={id} />;
}

function Report({ id }: { id: number }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const query = useQuery(campaignReport(id));
  const { data: report, error, refetch, isFetching } = query;
  const { cancel, restart, question, busy } = useCampaignRun();
  useLiveReport(id);

  // The server hands out campaigns of other companies too (contract back-office 26.5).
  const foreign = report?.companyId !== undefined && report.companyId !== user.companyId;
  if (foreign || failureStatus(error) === 404) return <NotFound />;

  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 1.5, sm: 2 },
        px: { xs: 1.5, sm: 2, md: 3 },
        pt: { xs: 1.5, sm: 2.5 },
        pb: { xs: 1.5, sm: 3 },
        '& > *': { flexShrink: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <BackToCampaigns />
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {report?.name ?? t('campaigns.report.title')}
        </Typography>
        {report && <CampaignStatusPill status={report.status} />}
        <Box sx={{ flex: 1 }} />
        {report?.status === 'EM_ANDAMENTO' && (
          <Button
            variant="outlined"
            disabled={busy}
            startIcon={<CircleStop {...icon} />}
            onClick={() => cancel(report)}
          >
            {t('campaigns.dialog.buttons.cancel')}
          </Button>
        )}
        {report?.status === 'CANCELADA' && whyNotRestarted(report) === null && (
          <Button
            variant="outlined"
            disabled={busy}
            startIcon={<RotateCcw {...icon} />}
            onClick={() => restart(report)}
          >
            {t('campaigns.dialog.buttons.restart')}
          </Button>
        )}
      </Box>
      <PageState
        state={stateOfQuery(query)}
        refreshing={isFetching && report !== undefined}
        skeleton={<RowsSkeleton rows={6} height={72} avatar={false} />}
        failed={<FailedState title={t('campaigns.report.failed')} onRetry={() => refetch()} />}
        empty={null}
      >
        {report && (
          <>
            <Summary report={report} />
            <Deliveries report={report} />
          </>
        )}
      </PageState>
      {question}
    </Box>
  );
}
