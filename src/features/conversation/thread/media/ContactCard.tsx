import Button from '@mui/material/Button';
import { ContactAvatar } from '@/components/ContactAvatar';
import { useTranslation } from '@/i18n/useTranslation';
import { parseVcard } from '@/lib/vcard';
import { useThreadActions } from '../threadActions';
import './media.css';

/** M-14: a shared contact and the way to talk to it (B-19). */
export function ContactCard({ body }: { body: string }) {
  const { t } = useTranslation();
  const { startConversation } = useThreadActions();
  const { name, numbers } = parseVcard(body);
  const shown = name || numbers[0]?.label || t('messageMedia.noName');
  return (
    <div className="contact-card">
      <div className="head">
        <ContactAvatar id={numbers[0]?.number ?? shown} name={shown} size={32} />
        <div>
          <div className="name">{shown}</div>
          {numbers.slice(0, 10).map(({ number, label }) => (
            <div key={number} className="number">
              {label}
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
            aria-label={numbers.length > 1 ? `${t('messageMedia.startConversation')} ${label}` : undefined}
            sx={{ mt: 1, borderTop: 1, borderColor: 'divider', borderRadius: 0, color: 'app.accent' }}
          >
            {t('messageMedia.startConversation')}
            {numbers.length > 1 && ` ${label}`}
          </Button>
        ))}
    </div>
  );
}
