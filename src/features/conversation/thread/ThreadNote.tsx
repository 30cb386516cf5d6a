import Box from '@mui/material/Box';
import { StickyNote } from 'lucide-react';
import type { TicketNote } from '@/api/ticketNotes';
import { useTranslation } from '@/i18n/useTranslation';
import { MessageMeta } from './MessageMeta';

/** A note of the team among the messages, always under its label, so nobody takes it for one (B-24, design "Note"). */
export function ThreadNote({ note: { note, user, createdAt } }: { note: TicketNote }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: '10px' }}>
      <Box
        sx={{
          display: 'flow-root',
          minWidth: 0,
          maxWidth: 'min(600px, 82%)',
          p: '7px 12px 6px',
          border: 1,
          borderColor: 'app.noteLine',
          borderRadius: '8px',
          bgcolor: 'app.note',
          color: 'app.noteText',
          fontSize: '0.875rem',
          lineHeight: '1.25rem',
          overflowWrap: 'anywhere',
          '--meta': 'var(--mui-palette-app-noteMeta)',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '5px',
            mb: '1px',
            fontSize: '0.75rem',
            lineHeight: '1rem',
            fontWeight: 600,
            color: 'app.noteMeta',
          }}
        >
          <StickyNote size={14} strokeWidth={1.8} aria-hidden />
          {user?.name ? t('ticketNotes.labelBy', { name: user.name }) : t('ticketNotes.label')}
        </Box>
        <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
          {note}
        </Box>
        <MessageMeta date={createdAt} />
      </Box>
    </Box>
  );
}
