import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';

interface SortLineProps {
  longestFirst: boolean;
  /** Null where there is one order only. */
  onToggle: (() => void) | null;
}

const look = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 0.5,
  flex: 'none',
  px: 2,
  pt: 1,
  pb: 0.5,
  typography: 'caption',
  color: 'app.text3',
  '@media (max-height: 599.95px)': { display: 'none' },
} as const;

/** Says what sorts the list (B-28); the waiting list can be turned round. */
export function SortLine({ longestFirst, onToggle }: SortLineProps) {
  const { t } = useTranslation();
  const text = longestFirst ? t('ticketsList.sort.longest') : t('ticketsList.sort.recent');
  const icon = <ArrowUpDown size={14} aria-hidden />;
  if (!onToggle) {
    return (
      <Box sx={look}>
        {icon}
        {text}
      </Box>
    );
  }
  return (
    <ButtonBase
      onClick={onToggle}
      title={t('ticketsList.sort.change')}
      sx={[look, { '&:hover': { color: 'text.primary' }, '@media (pointer: coarse)': { minHeight: 44 } }]}
    >
      {icon}
      {text}
    </ButtonBase>
  );
}
