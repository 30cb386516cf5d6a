import Typography from '@mui/material/Typography';
import { StatusPill } from '@/components/text/StatusPill';
import { countryName } from '@/i18n/countryName';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';
import { formatPhone } from '@/lib/phone';
import { RowsTable } from './RowsTable';
import type { GoodRow } from './sheetRows';

interface ReadyRowsProps {
  rows: readonly GoodRow[];
  email: boolean;
  /** The one assumed; where none is, no row says so. */
  country: string | null;
}

const rank = ({ check }: GoodRow): number => (check === 'doubtful' ? 0 : check === 'assumed' ? 1 : 2);

/** The rows that would be sent, how many of them are in doubt or without country, and these first (DAY-43). */
export function ReadyRows({ rows, email, country }: ReadyRowsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const doubtful = rows.filter(({ check }) => check === 'doubtful').length;
  const assumed = rows.filter(({ check }) => check === 'assumed').length;
  const checks = {
    doubtful: <StatusPill tone="warning" label={t('contactImportModal.checks.doubtful')} />,
    assumed: <StatusPill tone="neutral" label={t('contactImportModal.checks.assumed')} />,
  } as const;
  const heads = [
    t('contactImportModal.labels.line'),
    t('contactImportModal.labels.name'),
    t('contactImportModal.labels.phone'),
    ...(email ? [t('contactImportModal.labels.email')] : []),
    t('contactImportModal.labels.check'),
  ];
  const cellsOf = (row: GoodRow) => [
    row.line,
    row.name,
    formatPhone(row.phone),
    ...(email ? [row.email] : []),
    row.check && checks[row.check],
  ];

  return (
    <>
      <div role="status">
        <Typography variant="subtitle2" component="p">
          {t('contactImportModal.preview.good', { count: rows.length })}
        </Typography>
        {country !== null && assumed > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('contactImportModal.preview.assumed', { count: assumed, country: countryName(language, country) })}
          </Typography>
        )}
        {doubtful > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('contactImportModal.preview.doubtful', { count: doubtful })}
          </Typography>
        )}
      </div>
      {rows.length > 0 && (
        <RowsTable
          rows={rows.toSorted((one, other) => rank(one) - rank(other))}
          caption={t('contactImportModal.preview.good', { count: rows.length })}
          heads={heads}
          keyOf={({ line }) => String(line)}
          cellsOf={cellsOf}
        />
      )}
    </>
  );
}
