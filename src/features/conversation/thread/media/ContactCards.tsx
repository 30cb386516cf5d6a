/* oxlint-disable react/no-array-index-key -- cards of one message have no identity but their place */
import Button from '@mui/material/Button';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { useTranslation } from '@/i18n/useTranslation';
import { parseVcards, type Vcard } from '@/lib/vcard';
import { formatPhone } from '@/lib/phone';
import { useTextFold } from '../folding';
import { useThreadActions } from '../threadActions';
import styles from './ContactCards.module.css';

function Card({ card: { name, numbers }, several }: { card: Vcard; several: boolean }) {
  const { t } = useTranslation();
  const { startConversation } = useThreadActions();
  const shown = name || (numbers[0] ? formatPhone(numbers[0].label) : t('messageMedia.noName'));
  return (
    <>
      <div className={styles.head}>
        <ContactAvatar id={numbers[0]?.number ?? shown} name={shown} size={32} />
        <div>
          <div className={styles.name} dir="auto">
            {shown}
          </div>
          {numbers.slice(0, 10).map(({ number, label }) => (
            <div key={number} className={styles.number} dir="ltr">
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
            aria-label={
              several || numbers.length > 1
                ? `${t('messageMedia.startConversation')} ${numbers.length > 1 ? formatPhone(label) : shown}`
                : undefined
            }
            sx={{ mt: 1, borderTop: 1, borderColor: 'divider', borderRadius: 0, color: 'app.accent' }}
          >
            <span className={styles.action}>
              {t('messageMedia.startConversation')}
              {numbers.length > 1 && ` ${label}`}
            </span>
          </Button>
        ))}
    </>
  );
}

/** So many stand in a bubble before the rest is asked for. */
const first = 5;

/** M-14, PUB-2: the contacts that a message shares, each with the way to talk to it (B-19). @param id of the message */
export function ContactCards({ id, body }: { id: string; body: string }) {
  const { t } = useTranslation();
  const fold = useTextFold(id);
  const cards = parseVcards(body);
  if (cards.length === 1 && cards[0]) {
    return (
      <div className={styles.card}>
        <Card card={cards[0]} several={false} />
      </div>
    );
  }
  return (
    <>
      <ul className={styles.cards} aria-label={t('messageMedia.contacts')}>
        {(fold.open ? cards : cards.slice(0, first)).map((card, index) => (
          <li key={index} className={styles.card}>
            <Card card={card} several />
          </li>
        ))}
      </ul>
      {cards.length > first && (
        <Button
          size="small"
          aria-expanded={fold.open}
          onClick={({ currentTarget }) => fold.toggle(currentTarget)}
          sx={{ color: 'app.accent' }}
        >
          {t(fold.open ? 'messagesList.showLess' : 'messagesList.showMore')}
        </Button>
      )}
    </>
  );
}
