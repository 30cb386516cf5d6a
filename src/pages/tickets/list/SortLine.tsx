import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';

interface SortLineProps {
  longestFirst: boolean;
  /** Null where there is one order only. */
  onToggle: (() => void) | null;
  /** Rows that would move if the order did not stand under a hand (DAY-61). */
  changed: number;
  /** Lets them move. */
  onMove: (byKey: boolean) => void;
}

const line = {
  display: 'flex',
  flex: 'none',
  typography: 'caption',
  color: 'app.text3',
  '@media (max-height: 599.95px)': { display: 'none' },
} as const;
const part = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 0.5,
  px: 2,
  pt: 1,
  pb: 0.5,
  typography: 'caption',
} as const;
const button = {
  '&:hover': { color: 'text.primary' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

/** Says what sorts the list (B-28), and how many rows wait to move; the waiting list can be turned round. */
export function SortLine({ longestFirst, onToggle, changed, onMove }: SortLineProps) {
  const { t } = useTranslation();
  const text = longestFirst ? t('ticketsList.sort.longest') : t('ticketsList.sort.recent');
  const icon = <ArrowUpDown size={14} aria-hidden />;
  return (
    <Box sx={line}>
      {onToggle ? (
        <ButtonBase onClick={onToggle} title={t('ticketsList.sort.change')} sx={[part, button, { flex: 1 }]}>
          {icon}
          {text}
        </ButtonBase>
      ) : (
        <Box sx={[part, { flex: 1 }]}>
          {icon}
          {text}
        </Box>
      )}
      {changed > 0 && (
        <ButtonBase
          onClick={({ detail }) => onMove(detail === 0)}
          title={t('ticketsList.sort.move')}
          sx={[part, button, { flex: 'none', fontWeight: 600, color: 'app.accent' }]}
        >
          {t('ticketsList.sort.changed', { count: changed })}
        </ButtonBase>
      )}
    </Box>
  );
}
