import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { invoiceStatus, type Invoice } from '@/api/invoices';
import { SupportLink } from '@/components/text/SupportLink';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { ListPage } from '@/lists/ListPage';
import { useRecordList } from '@/lists/useRecordList';
import { Checkout } from '@/features/checkout/Checkout';
import { useCheckoutAddress } from '@/features/checkout/useCheckoutAddress';
import { useTranslation } from '@/i18n/useTranslation';
import { formatMoney } from '@/lib/money';
import { invoices } from './invoices.resource';

/** How much is overdue, above the list. */
function Overdue({ rows }: { rows: readonly Invoice[] }) {
  const { t } = useTranslation();
  const late = rows.filter((invoice) => invoiceStatus(invoice) === 'expired');
  if (late.length === 0) return null;
  const total = formatMoney(late.reduce((sum, { value }) => sum + value, 0));
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.25,
        borderRadius: 'var(--radius-card)',
        typography: 'body2',
        bgcolor: 'app.errorSoft',
        color: 'app.error',
        '& > svg': { flex: 'none' },
      }}
    >
      <CircleAlert size={18} aria-hidden />
      <span>
        {t('invoices.overdue', { count: late.length, total })} <SupportLink />
      </span>
    </Box>
  );
}

/** Invoices and their payment (FI-01 to FI-03). */
export function FinanceiroPage() {
  const { t } = useTranslation();
  const isRouteOpen = useRouteOpen();
  const { invoiceId, closeCheckout } = useCheckoutAddress();
  const { rows } = useRecordList(invoices, '');
  return (
    <ListPage
      resource={invoices}
      canAdd={false}
      canEdit={false}
      canDelete={false}
      below={<Overdue rows={rows} />}
      toolbar={
        isRouteOpen('/subscription') && (
          <Button component={Link} to="/subscription" variant="outlined" startIcon={<BadgeCheck size={16} />}>
            {t('subscription.title')}
          </Button>
        )
      }
    >
      <Checkout invoice={rows.find(({ id }) => id === invoiceId) ?? null} onClose={closeCheckout} />
    </ListPage>
  );
}
