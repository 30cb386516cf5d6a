import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ContactAvatar } from '@/components/ContactAvatar';
import { useTranslation } from '@/i18n/useTranslation';
import { parseVcard } from '@/lib/vcard';
import { useThreadActions } from '../threadActions';

/** M-14: a shared contact and the way to talk to it (B-19). */
export function ContactCard({ body }: { body: string }) {
  const { t } = useTranslation();
  const { startConversation } = useThreadActions();
  const { name, numbers } = parseVcard(body);
  const shown = name || numbers[0]?.label || t('messageMedia.noName');
  return (
    <Box sx={{ width: 260, maxWidth: '100%', pt: '2px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <ContactAvatar id={numbers[0]?.number ?? shown} name={shown} size={32} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>{shown}</Box>
          {numbers.slice(0, 10).map(({ number, label }) => (
            <Box key={number} sx={{ fontSize: '0.8125rem', lineHeight: '1.125rem', color: 'var(--meta)' }}>
              {label}
            </Box>
          ))}
        </Box>
      </Box>
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
    </Box>
  );
}
