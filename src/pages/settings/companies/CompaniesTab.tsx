import { CircleUserRound, Clock } from 'lucide-react';
import type { Company } from '@/api/companies';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useDialogSubject } from '@/components/hooks/useDialogSubject';
import { useToday } from '@/components/hooks/useToday';
import { useSession } from '@/contexts/AuthContext';
import { ListPage } from '@/lists/ListPage';
import { rowIcon, type RowAction } from '@/lists/rowAction';
import { useTranslation } from '@/i18n/useTranslation';
import { daysToDue, dueTone, formatDueDate, type DueTone } from '@/lib/dueDate';
import { companies } from './companies.resource';

const dialog = lazyPart(async () => (await import('./CompanyDialog')).CompanyDialog);
const hours = lazyPart(async () => (await import('./CompanyHoursDialog')).CompanyHoursDialog);
const firstUser = lazyPart(async () => (await import('./CompanyUserDialog')).CompanyUserDialog);

const colors: Readonly<Record<DueTone, string>> = {
  soon: 'var(--mui-palette-app-dueSoon)',
  near: 'var(--mui-palette-app-dueNear)',
  gone: 'var(--mui-palette-app-dueGone)',
};

/** The super user's companies (OC-01 to OC-09). */
export function CompaniesTab() {
  const { t } = useTranslation();
  const { companyId } = useSession().user;
  const today = useToday();
  const timing = useDialogSubject<Company>();
  const person = useDialogSubject<Company>();

  const colorOf = ({ dueDate }: Company): string | null => {
    const tone = dueTone(daysToDue(dueDate, today));
    return tone && colors[tone];
  };
  const whatGoes = ({ status, dueDate }: Company): string => {
    const body = t('settings.company.confirmModal.confirm');
    const paying = status !== false && (daysToDue(dueDate, today) ?? 0) > 0;
    return paying ? `${t('settings.company.confirmModal.paying', { date: formatDueDate(dueDate) })} ${body}` : body;
  };

  const actionsOf = (company: Company): RowAction[] => [
    {
      id: 'hours',
      label: t('settings.company.buttons.hours', { name: company.name }),
      icon: <Clock {...rowIcon} />,
      onSelect: () => timing.show(company),
    },
    {
      id: 'user',
      label: t('settings.company.buttons.user', { name: company.name }),
      icon: <CircleUserRound {...rowIcon} />,
      onSelect: () => person.show(company),
    },
  ];

  return (
    <ListPage
      part
      resource={companies}
      dialog={dialog}
      // Nobody takes away the company they are signed in to.
      canDelete={({ id }) => id !== companyId}
      rowColor={colorOf}
      deleteBody={whatGoes}
      rowActions={actionsOf}
    >
      {timing.subject && (
        <hours.Component company={timing.subject} turn={timing.turn} open={timing.open} onClose={timing.close} />
      )}
      {person.subject && (
        <firstUser.Component company={person.subject} turn={person.turn} open={person.open} onClose={person.close} />
      )}
    </ListPage>
  );
}
