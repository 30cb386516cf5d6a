import { CircleUserRound, Clock } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '@/api/companies';
import { latePart, Opened } from '@/components/latePart';
import { useToday } from '@/components/useToday';
import { useSession } from '@/contexts/AuthContext';
import { ListPage } from '@/crud/ListPage';
import { rowIcon, type RowAction } from '@/crud/rowActions';
import { useTranslation } from '@/i18n/useTranslation';
import { daysToDue, dueTone, formatDueDate, type DueTone } from '@/lib/dueDate';
import { companies } from './companies.resource';

const dialog = latePart(async () => (await import('./CompanyDialog')).CompanyDialog);
const hours = latePart(async () => (await import('./CompanyHoursDialog')).CompanyHoursDialog);
const firstUser = latePart(async () => (await import('./CompanyUserDialog')).CompanyUserDialog);

const colors: Readonly<Record<DueTone, string>> = {
  soon: 'var(--mui-palette-app-dueSoon)',
  near: 'var(--mui-palette-app-dueNear)',
  gone: 'var(--mui-palette-app-dueGone)',
};

interface Opening {
  company: Company;
  part: 'hours' | 'user';
  open: boolean;
  turn: number;
}

/** The super user's companies (OC-01 to OC-09). */
export function CompaniesTab() {
  const { t } = useTranslation();
  const { companyId } = useSession().user;
  const today = useToday();
  const [opened, setOpened] = useState<Opening | null>(null);
  const show = (part: Opening['part'], company: Company) =>
    setOpened({ part, company, open: true, turn: (opened?.turn ?? 0) + 1 });
  const shown = (part: Opening['part']) => opened?.part === part && opened.open;

  const close = () => setOpened((old) => old && { ...old, open: false });

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
      onSelect: () => show('hours', company),
    },
    {
      id: 'user',
      label: t('settings.company.buttons.user', { name: company.name }),
      icon: <CircleUserRound {...rowIcon} />,
      onSelect: () => show('user', company),
    },
  ];

  return (
    <ListPage
      part
      resource={companies}
      dialog={dialog.Part}
      // Nobody takes away the company they are signed in to.
      canDelete={({ id }) => id !== companyId}
      rowColor={colorOf}
      deleteBody={whatGoes}
      rowActions={actionsOf}
    >
      {opened && (
        <>
          <Opened open={shown('hours')}>
            <hours.Part company={opened.company} turn={opened.turn} open={shown('hours')} onClose={close} />
          </Opened>
          <Opened open={shown('user')}>
            <firstUser.Part company={opened.company} turn={opened.turn} open={shown('user')} onClose={close} />
          </Opened>
        </>
      )}
    </ListPage>
  );
}
