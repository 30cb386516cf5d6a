import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CampaignReport } from '@/api/campaigns';
import { EmptyState } from '@/components/feedback/EmptyState';
import { StatusPill } from '@/components/text/StatusPill';
import { NoneCell, PhoneCell, TextCell } from '@/lists/cells';
import { panelBox, panelFrame } from '@/components/layout/pageStyles';
import { ListCards } from '@/lists/ListCards';
import { ListTable } from '@/lists/ListTable';
import type { Column } from '@/lists/resource';
import { sortRows } from '@/lists/sortRows';
import type { Sorting } from '@/lists/useListAddress';
import { useScrollBox } from '@/lists/useScrollBox';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { deliveriesOf, type Delivery } from './report';

function ContactName({ name }: { name: string | null }) {
  const { t } = useTranslation();
  return name === null ? <NoneCell text={t('campaigns.report.unknownContact')} /> : <TextCell>{name}</TextCell>;
}

function DeliveredAt({ at }: { at: string | null }) {
  const { t } = useTranslation();
  if (at !== null) return formatDateTime(at);
  return <StatusPill tone="neutral" label={t('campaigns.report.notDelivered')} />;
}

const columns: readonly Column<Delivery>[] = [
  {
    id: 'contact',
    label: 'campaigns.report.table.contact',
    cell: ({ name }) => <ContactName name={name} />,
    sortBy: ({ name }) => name,
    width: '24%',
  },
  {
    id: 'number',
    label: 'campaigns.report.table.number',
    cell: ({ number }) => <PhoneCell number={number} />,
    sortBy: ({ number }) => number,
    width: '18%',
  },
  {
    id: 'message',
    label: 'campaigns.report.table.message',
    cell: ({ message }) => <TextCell lines={2}>{message}</TextCell>,
    sortBy: ({ message }) => message,
    extra: true,
  },
  {
    id: 'delivered',
    label: 'campaigns.report.table.delivered',
    cell: ({ deliveredAt }) => <DeliveredAt at={deliveredAt} />,
    sortBy: ({ deliveredAt }) => deliveredAt,
    width: '18%',
  },
];

const noActions = () => [];
const nothing = () => undefined;

/** Everybody the campaign was sent to, with what they got and when (CR-02). */
export function Deliveries({ report }: { report: CampaignReport }) {
  const { t, i18n } = useTranslation();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const rows = useMemo(
    () => sortRows(deliveriesOf(report), columns, sorting, i18n.language),
    [report, sorting, i18n.language],
  );
  const { box, onScroll, kept } = useScrollBox(`campaign-report:${report.id}`, rows.length, false, nothing);
  const caption = t('campaigns.report.deliveries');
  const nameOf = ({ name, number }: Delivery): string => name ?? number;
  const shown = { columns, rows, nameOf, actionsOf: noActions, box, kept };

  return (
    <Box
      component="section"
      aria-label={caption}
      sx={{ flex: 1, minHeight: 320, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Typography variant="subtitle1" component="h2">
        {caption}
      </Typography>
      <Box sx={{ ...panelFrame, minHeight: 0 }}>
        <Box
          ref={box}
          onScroll={onScroll}
          // A box that scrolls is reached by keyboard too.
          tabIndex={0}
          role="group"
          aria-label={caption}
          sx={panelBox}
        >
          {rows.length === 0 ? (
            <EmptyState
              heading="h3"
              icon={<Send />}
              title={t('campaigns.report.noDeliveries')}
              body={t('campaigns.report.noDeliveriesBody')}
            />
          ) : narrow ? (
            <ListCards label={caption} {...shown} />
          ) : (
            <ListTable caption={caption} acting={false} sorting={sorting} onSort={setSorting} {...shown} />
          )}
        </Box>
      </Box>
    </Box>
  );
}
