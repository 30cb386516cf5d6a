import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { useDueText } from './useDueText';
import styles from './AppBar.module.css';

const plain: SxProps<Theme> = {
  ml: 1.25,
  pl: 1.25,
  borderLeft: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'app.text3',
};
const warning: SxProps<Theme> = {
  ml: 1.25,
  px: 1,
  py: 0.25,
  borderRadius: '11px',
  typography: 'caption',
  fontWeight: 600,
  bgcolor: 'app.warningSoft',
  color: 'app.warning',
};

/** Who is signed in, where, and for admins until when (H-02, H-03, contract 6.10). */
export function Greeting() {
  const { t } = useTranslation();
  const { user } = useSession();
  const due = useDueText();
  const strong = { color: 'text.primary', fontWeight: 600 };
  return (
    <Box
      component="p"
      sx={{
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
        <span className={styles.where}>
          {t('mainDrawer.appBar.greeting.welcome')}{' '}
          <Box component="b" sx={strong}>
            {user.company.name}
          </Box>
        </span>
      )}
      {due && (
        <Box component="span" sx={due.soon ? warning : plain}>
          {due.text}
        </Box>
      )}
    </Box>
  );
}
