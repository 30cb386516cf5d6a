import { useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { useDueText } from './useDueText';
import styles from './AppBar.module.css';

/** Who is signed in, where, and for admins until when (H-02, H-03, contract 6.10). */
export function Greeting() {
  const { t } = useTranslation();
  const { user } = useSession();
  const due = useDueText();
  return (
    <p className={styles.greeting}>
      <span>
        {t('mainDrawer.appBar.greeting.hello')} <b>{user.name}</b>
        {'. '}
        {user.company?.name && (
          <span className={styles.where}>
            {t('mainDrawer.appBar.greeting.welcome')} <b>{user.company.name}</b>
          </span>
        )}
      </span>
      {due && (
        <span className={styles.due} data-soon={due.soon}>
          {due.text}
        </span>
      )}
    </p>
  );
}
