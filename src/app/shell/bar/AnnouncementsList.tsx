import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { announcementList, pictureHref, pictureName, type Announcement } from '@/api/announcements';
import { PageState } from '@/components/feedback/PageState';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import { FormattedText } from '@/components/text/FormattedText';
import { StatusPill } from '@/components/text/StatusPill';
import { priorityOf } from '@/features/announcements/priority';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDate } from '@/lib/dates';
import { PopoverNote } from './PopoverNote';

function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation();
  const { title, text, priority, createdAt } = announcement;
  const { tone, label } = priorityOf(priority);
  const href = pictureHref(announcement);
  return (
    <Box component="article" sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="h3" sx={{ flex: 1, minWidth: 0, typography: 'body1', fontWeight: 600 }}>
          {title}
        </Box>
        <StatusPill tone={tone} label={t(label)} />
      </Box>
      <Box sx={{ mt: 0.5, color: 'app.text2' }}>
        <FormattedText text={text} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5, typography: 'caption', color: 'app.text3' }}>
        {formatDate(createdAt)}
        {href !== null && (
          <MuiLink
            href={href}
            target="_blank"
            rel="noreferrer"
            sx={{ display: 'inline-flex', gap: 0.5, overflowWrap: 'anywhere' }}
          >
            <Paperclip size={14} aria-hidden />
            {t('shell.announcements.attachment', { name: pictureName(announcement) })}
          </MuiLink>
        )}
      </Box>
    </Box>
  );
}

/** The announcements in full, with what is attached to them (H-15, H-16). */
export function AnnouncementsList() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(announcementList());
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <PageState
      state={stateOfQuery(query, records.length === 0)}
      skeleton={<RowsSkeleton rows={3} height={72} avatar={false} />}
      failed={<PopoverNote text={t('shell.announcements.failed')} onRetry={() => query.refetch()} />}
      empty={<PopoverNote text={t('shell.announcements.empty')} />}
    >
      {records.map((announcement) => (
        <AnnouncementItem key={announcement.id} announcement={announcement} />
      ))}
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('notifications.older')}
        </Button>
      )}
    </PageState>
  );
}
