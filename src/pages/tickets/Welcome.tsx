import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Hourglass, Plus, Search } from 'lucide-react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useTranslation } from '@/i18n/useTranslation';
import { NewCompany } from './first/NewCompany.lazy';
import pictures from './welcome.svg?no-inline';

interface WelcomeProps {
  narrow: boolean;
  onNew: () => void;
  onShowWaiting: () => void;
  onSearch: () => void;
}

/** What stands where the conversation will be, with three ways to begin (T-01, design "Empty, failed, loading"). */
export function Welcome({ narrow, onNew, onShowWaiting, onSearch }: WelcomeProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        height: 1,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'app.thread',
        overflow: 'auto',
      }}
    >
      <NewCompany />
      <EmptyState
        heading="h2"
        // Shapes of an external file inherit the theme's colours through `use`.
        picture={
          <svg aria-hidden width="240" height="150">
            <use href={`${pictures}#conversations`} />
          </svg>
        }
        title={t('ticketAdvanced.selectTicket')}
        body={t(narrow ? 'ticketAdvanced.selectTicketHintNarrow' : 'ticketAdvanced.selectTicketHint')}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>
          <Button variant="outlined" startIcon={<Hourglass size={16} />} onClick={onShowWaiting}>
            {t('ticketAdvanced.seeWaiting')}
          </Button>
          <Button variant="outlined" startIcon={<Search size={16} />} onClick={onSearch}>
            {t('ticketAdvanced.search')}
          </Button>
          <Button variant="outlined" startIcon={<Plus size={16} />} onClick={onNew}>
            {t('ticketAdvanced.startNew')}
          </Button>
        </Box>
      </EmptyState>
    </Box>
  );
}
