import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';

interface NewMessagesButtonProps {
  count: number;
  /** Far from the end the button stands there without news as well. */
  isFar: boolean;
  onClick: () => void;
}

/** "n new": the way back to the end for a reader of older messages (B-15, Z-06). */
export function NewMessagesButton({ count, isFar, onClick }: NewMessagesButtonProps) {
  const { t } = useTranslation();
  if (count === 0 && !isFar) return null;
  return (
    <Box sx={{ position: 'absolute', right: 16, bottom: 16, zIndex: 1 }}>
      <ButtonBase
        onClick={onClick}
        aria-label={
          count > 0 ? `${t('messagesList.newOnes', { count })}. ${t('messagesList.toEnd')}` : t('messagesList.toEnd')
        }
        sx={{
          gap: 0.75,
          minWidth: 36,
          height: 36,
          px: count > 0 ? 1.75 : 0,
          borderRadius: '18px',
          bgcolor: 'app.raised',
          color: 'app.accent',
          boxShadow: 2,
          fontWeight: 600,
          fontSize: '0.8125rem',
          '&:hover': { bgcolor: 'app.hover' },
          '@media (pointer: coarse)': { minWidth: 44, height: 44, borderRadius: '22px' },
        }}
      >
        <ChevronDown size={16} aria-hidden />
        {count > 0 && t('messagesList.newOnes', { count })}
      </ButtonBase>
    </Box>
  );
}
