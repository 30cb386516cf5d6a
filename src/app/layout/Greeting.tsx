import Box from '@mui/material/Box';
import { useSession } from '@/contexts/AuthContext';
import { usePlan } from '@/contexts/PlanContext';
import { useTranslation } from '@/i18n/useTranslation';

/** From so few days on the due date is a warning (design, "App bar"). */
const soonDays = 5;

function DueDate() {
  const { t } = useTranslation();
  const { dueDate, daysLeft } = usePlan();
  if (!dueDate) return null;
  const soon = daysLeft !== null && daysLeft <= soonDays;
  if (!soon) {
    return (
      <Box
        component="span"
        sx={{ ml: 1.25, pl: 1.25, borderLeft: 1, borderColor: 'divider', typography: 'body2', color: 'app.text3' }}
      >
        {t('mainDrawer.appBar.greeting.active', { date: dueDate })}
      </Box>
    );
  }
  const left =
    daysLeft <= 0
      ? t('mainDrawer.appBar.greeting.activeLast', { date: dueDate })
      : t('mainDrawer.appBar.greeting.activeSoon', { date: dueDate, count: daysLeft });
  return (
    <Box
      component="span"
      sx={{
        ml: 1.25,
        px: 1,
        py: 0.25,
        borderRadius: '11px',
        typography: 'caption',
        fontWeight: 600,
        bgcolor: 'app.warningSoft',
        color: 'app.warning',
      }}
    >
      {left}
    </Box>
  );
}

/** Who is signed in, where, and for admins until when (H-02, H-03, contract 6.10). */
export function Greeting() {
  const { t } = useTranslation();
  const { user } = useSession();
  const strong = { color: 'text.primary', fontWeight: 600 };
  return (
    <Box
      component="p"
      sx={{
        flex: 1,
        minWidth: 0,
        ml: 1,
        mr: 1.5,
        color: 'app.text2',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {t('mainDrawer.appBar.greeting.hello')}{' '}
      <Box component="b" sx={strong}>
        {user.name}
      </Box>
      {'. '}
      {user.company?.name && (
        <>
          {t('mainDrawer.appBar.greeting.welcome')}{' '}
          <Box component="b" sx={strong}>
            {user.company.name}
          </Box>
        </>
      )}
      {user.profile === 'admin' && <DueDate />}
    </Box>
  );
}
