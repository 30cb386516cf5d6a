import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { useBackCloses } from '@/components/hooks/useBackCloses';
import { SearchField } from '@/components/inputs/SearchField';
import { Spinner } from '@/components/feedback/Spinner';
import { isComposed, leaveField } from '@/browser/typing';
import { useTranslation } from '@/i18n/useTranslation';
import type { ThreadState } from './useThread';
import { useThreadSearch } from './useThreadSearch';

interface ThreadSearchProps {
  thread: ThreadState;
  /** @param needle what was looked for, without capitals and accents */
  onShow: (id: string, needle: string) => void;
  onClose: () => void;
}

const glyph = { size: 16 };

/** Search inside the conversation, with progress and stop while older pages are read (B-17). */
export function ThreadSearch({ thread, onShow, onClose }: ThreadSearchProps) {
  const { t } = useTranslation();
  const search = useThreadSearch(thread, onShow);
  const { term, found, position, reading, tooShort } = search;
  useBackCloses(true, onClose);

  const handleKey = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation();
      leaveField(event.currentTarget);
      onClose();
    }
    if (event.key === 'Enter' && event.shiftKey) search.newer();
    else if (event.key === 'Enter') search.enter();
  };

  const status = () => {
    if (reading) {
      return t('threadSearch.progress', {
        loaded: thread.messages.length,
        total: Math.max(thread.total, thread.messages.length),
      });
    }
    if (tooShort) return term === '' ? '' : t('threadSearch.minimum');
    if (found.length === 0)
      return thread.hasOlder ? t('threadSearch.none') : `${t('threadSearch.none')}. ${t('threadSearch.complete')}`;
    return t('threadSearch.found', { position: position + 1, total: found.length });
  };

  return (
    <Box
      role="search"
      onKeyDown={handleKey}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: 'app.surface',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SearchField
        label={t('threadSearch.label')}
        value={term}
        onChange={search.setTerm}
        autoFocus
        sx={{ flex: '1 1 180px', minWidth: 0 }}
      />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          // Below the field where the row is narrow; nothing is kept free for it.
          '@container (max-width: 640px)': {
            order: 1,
            flexBasis: '100%',
            '&:not(:has(:not(:empty)))': { display: 'none' },
          },
          typography: 'caption',
          color: 'app.text2',
        }}
      >
        {reading && <Spinner />}
        <span role="status">{status()}</span>
        {reading && (
          <Button size="small" onClick={search.stop}>
            {t('threadSearch.stop')}
          </Button>
        )}
        {!reading && !tooShort && thread.hasOlder && (
          <Button size="small" onClick={search.readOn}>
            {t('threadSearch.older')}
          </Button>
        )}
      </Box>
      <IconAction
        label={t('threadSearch.previous')}
        icon={<ChevronUp {...glyph} />}
        size="small"
        disabled={found.length === 0 || (position >= found.length - 1 && !thread.hasOlder)}
        onClick={search.older}
      />
      <IconAction
        label={t('threadSearch.next')}
        icon={<ChevronDown {...glyph} />}
        size="small"
        disabled={position <= 0}
        onClick={search.newer}
      />
      <IconAction label={t('threadSearch.close')} icon={<X {...glyph} />} size="small" onClick={onClose} />
    </Box>
  );
}
