import Button from '@mui/material/Button';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { useTranslation } from '@/i18n/useTranslation';
import { parseVcard } from '@/lib/vcard';
import { useThreadActions } from '../threadActions';
import { formatPhone } from '@/lib/phone';
import styles from './ContactCard.module.css';

/** M-14: a shared contact and the way to talk to it (B-19). */
export function ContactCard({ body }: { body: string }) {
  const { t } = useTranslation();
  const { startConversation } = useThreadActions();
  const { name, numbers } = parseVcard(body);
  const shown = name || numbers[0]?.label || t('messageMedia.noName');
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <ContactAvatar id={numbers[0]?.number ?? shown} name={shown} size={32} />
        <div>
          <div className={styles.name} dir="auto">
            {shown}
          </div>
          {numbers.slice(0, 10).map(({ number, label }) => (
            <div key={number} className={styles.number}>
              {formatPhone(label)}
            </div>
          ))}
        </div>
      </div>
      {startConversation &&
        numbers.slice(0, 10).map(({ number, label }) => (
          <Button
            key={number}
            size="small"
            fullWidth
            onClick={() => startConversation({ name: shown, number })}
            aria-label={numbers.length > 1 ? `${t('messageMedia.startConversation')} ${formatPhone(label)}` : undefined}
            sx={{ mt: 1, borderTop: 1, borderColor: 'divider', borderRadius: 0, color: 'app.accent' }}
          >
            <span className={styles.action}>
              {t('messageMedia.startConversation')}
              {numbers.length > 1 && ` ${label}`}
            </span>
          </Button>
        ))}
    </div>
  );
}
