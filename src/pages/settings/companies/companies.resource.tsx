import Typography from '@mui/material/Typography';
import { Building2 } from 'lucide-react';
import { companyKeys, type Company, type CompanyInput } from '@/api/companies';
import { companyApi } from '@/api/companyRecords';
import { StatusPill } from '@/components/text/StatusPill';
import { useToday } from '@/components/hooks/useToday';
import { PhoneCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDate } from '@/lib/dates';
import { daysToDue, dueDay, formatDueDate } from '@/lib/dueDate';
import { recurrenceName } from './recurrence';
import { useDueText } from './useDueText';

const below = { color: 'app.text2', fontWeight: 400 } as const;

function NameCell({ name, email }: Company) {
  return (
    <>
      <TextCell>{name}</TextCell>
      <Typography variant="caption" component="div" sx={below}>
        <TextCell>{email}</TextCell>
      </Typography>
    </>
  );
}

function PlanCell({ plan }: Company) {
  const { t } = useTranslation();
  return plan ? <TextCell>{plan.name}</TextCell> : t('settings.company.form.noPlan');
}

function DueCell({ dueDate, recurrence }: Company) {
  const { t } = useTranslation();
  const dueText = useDueText();
  const days = daysToDue(dueDate, useToday());
  const every = recurrenceName(recurrence);
  return (
    <>
      {formatDueDate(dueDate)}
      <Typography variant="caption" component="div" sx={below}>
        {[dueText(days), every ? t(every) : recurrence].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

function StatusCell({ status }: Company) {
  const { t } = useTranslation();
  return status === false ? (
    <StatusPill tone="neutral" label={t('settings.company.form.inactive')} />
  ) : (
    <StatusPill tone="success" label={t('settings.company.form.active')} />
  );
}

function CampaignsCell({ campaignsEnabled = false }: Company) {
  const { t } = useTranslation();
  return t(campaignsEnabled ? 'settings.company.form.enabled' : 'settings.company.form.disabled');
}

/** Every company of the product, for the super user (OC-01, OC-02). */
export const companies = defineResource<Company, CompanyInput>({
  name: companyKeys.all[0],
  icon: Building2,
  api: companyApi,
  nameOf: ({ name }) => name,
  searchText: ({ name, email, phone }) => `${name} ${email ?? ''} ${phone ?? ''}`,
  // The answer to a save lacks the plan's name.
  rereadAfterSave: true,
  columns: [
    {
      id: 'name',
      label: 'settings.company.form.name',
      cell: (row) => <NameCell {...row} />,
      sortBy: ({ name }) => name,
    },
    {
      id: 'phone',
      label: 'settings.company.form.phone',
      cell: ({ phone }) => <PhoneCell number={phone ?? ''} />,
      sortBy: ({ phone }) => phone,
      extra: true,
    },
    {
      id: 'plan',
      label: 'settings.company.form.plan',
      cell: (row) => <PlanCell {...row} />,
      sortBy: ({ plan }) => plan?.name ?? null,
    },
    {
      id: 'campaigns',
      label: 'settings.company.table.campaigns',
      cell: (row) => <CampaignsCell {...row} />,
      sortBy: ({ campaignsEnabled }) => Number(campaignsEnabled ?? false),
      extra: true,
    },
    {
      id: 'status',
      label: 'settings.company.table.status',
      cell: (row) => <StatusCell {...row} />,
      sortBy: ({ status }) => Number(status !== false),
    },
    {
      id: 'createdAt',
      label: 'settings.company.table.createdAt',
      cell: ({ createdAt }) => formatDate(createdAt),
      sortBy: ({ createdAt }) => createdAt,
      extra: true,
    },
    {
      id: 'due',
      label: 'settings.company.table.due',
      cell: (row) => <DueCell {...row} />,
      sortBy: ({ dueDate }) => dueDay(dueDate),
    },
  ],
  texts: {
    title: 'settings.tabs.companies',
    search: 'settings.company.search',
    searchHint: 'settings.company.searchHint',
    add: 'settings.company.add',
    edit: 'settings.company.edit',
    saved: 'settings.company.toasts.success',
    deleteTitle: 'settings.company.confirmModal.title',
    deleteBody: 'settings.company.confirmModal.confirm',
    deleteConfirm: 'settings.company.confirmModal.button',
    deleted: 'settings.company.toasts.deleted',
    refused: 'settings.company.toasts.errorOperation',
    empty: 'settings.company.empty',
    emptyBody: 'settings.company.emptyBody',
    failed: 'settings.company.toasts.errorList',
  },
});
