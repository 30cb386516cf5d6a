import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Copy, Pencil, X } from 'lucide-react';
import { useState, type ReactNode, type KeyboardEvent } from 'react';
import { useBackCloses } from '@/components/hooks/useBackCloses';
import { contactDetail } from '@/api/contacts';
import type { Ticket } from '@/api/tickets';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { FormattedText } from '@/components/text/FormattedText';
import { IconAction } from '@/components/buttons/IconAction';
import { useCopy } from '@/components/hooks/useCopy';
import { TicketNotes } from '@/features/notes/TicketNotes';
import { useInPlan } from '@/contexts/PlanContext';
import { useTranslation } from '@/i18n/useTranslation';
import { digitsOf } from '@/lib/digits';
import { ticketLabel, formatPhone } from '@/lib/phone';
import { ContactFormDialog, ScheduleFormDialog } from '../dialogs.lazy';

interface ContactDrawerProps {
  ticket: Ticket;
  /** Over the conversation, which then waits until the drawer is closed. */
  modal: boolean;
  onClose: () => void;
}

/** A dialog or menu over the drawer has its own focus trap. */
const noLayerAbove = (): boolean => document.querySelector('.MuiModal-root') === null;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Who the conversation is with: info, notes and extra info (W-01); 320 px, over the conversation where it is narrow. */
export function ContactDrawer({ ticket, modal, onClose }: ContactDrawerProps) {
  useBackCloses(modal, onClose);
  const { t } = useTranslation();
  const schedules = useInPlan('useSchedules');
  const { copy } = useCopy({ copied: 'contactDrawer.copied', refused: 'contactDrawer.copyFailed' });
  const [dialog, setDialog] = useState<'edit' | 'schedule' | null>(null);
  const { data } = useQuery(contactDetail(ticket.contactId));
  const contact = { ...ticket.contact, ...data };
  const name = ticketLabel({ id: ticket.id, contact });
  const number = contact.number ?? '';
  const extra = data?.extraInfo ?? ticket.contact?.extraInfo ?? [];

  return (
    <>
      <Box
        aria-hidden
        onClick={onClose}
        sx={{
          display: modal ? 'block' : 'none',
          position: 'absolute',
          inset: 0,
          zIndex: 3,
          bgcolor: 'app.overlay',
        }}
      />
      <FocusTrap open={modal} isEnabled={noLayerAbove}>
        <Box
          // One element for both, so that a width that changes loses no note that is being written.
          role={modal ? 'dialog' : 'complementary'}
          aria-modal={modal || undefined}
          aria-label={t('contactDrawer.header')}
          tabIndex={-1}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape' && !event.defaultPrevented && dialog === null) onClose();
          }}
          sx={{
            width: 320,
            maxWidth: '100%',
            flex: 'none',
            overflowY: 'auto',
            bgcolor: 'background.paper',
            borderLeft: 1,
            borderColor: 'divider',
            outline: 0,
            ...(modal && { position: 'absolute', zIndex: 4, top: 0, bottom: 0, right: 0, boxShadow: 3 }),
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, minHeight: 60 }}>
            <Typography component="h2" variant="subtitle1" sx={{ mr: 0.5 }}>
              {t('contactDrawer.title')}
            </Typography>
            {/* Not where the button that opened the drawer was: the pointer still rests there (DAY-24). */}
            <IconAction
              label={t('contactDrawer.buttons.edit')}
              icon={<Pencil size={20} />}
              onClick={() => setDialog('edit')}
            />
            <Box sx={{ flex: 1 }} />
            <IconAction label={t('contactDrawer.close')} icon={<X size={20} />} onClick={onClose} />
          </Box>
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, px: 2, pb: 2, textAlign: 'center' }}>
            <ContactAvatar id={ticket.contactId} name={name} src={contact.profilePicUrl} size={72} />
            <Typography component="p" variant="subtitle1" dir="auto" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            {number !== '' && !ticket.isGroup && (
              <Link
                href={`tel:+${digitsOf(number)}`}
                sx={{
                  py: '2px',
                  color: 'text.secondary',
                  fontWeight: 400,
                  '@media (pointer: coarse)': { py: '12px', my: '-4px' },
                }}
              >
                {formatPhone(number)}
              </Link>
            )}
            <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
              {schedules && (
                <Button
                  size="small"
                  variant="outlined"
                  startIcon={<CalendarClock size={16} aria-hidden />}
                  onClick={() => setDialog('schedule')}
                >
                  {t('contactDrawer.schedule')}
                </Button>
              )}
              <Button
                size="small"
                variant="outlined"
                startIcon={<Copy size={16} aria-hidden />}
                onClick={() => void copy(number)}
              >
                {t('contactDrawer.copy')}
              </Button>
            </Box>
          </Box>
          <Section title={t('contactDrawer.info')}>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: 'minmax(72px, auto) 1fr',
                gap: '6px 12px',
                '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
                '& dd': { m: 0, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
                '& dd a': { fontWeight: 400 },
              }}
            >
              {contact.email ? (
                <>
                  <dt>{t('contactDrawer.email')}</dt>
                  <dd>
                    <Link href={`mailto:${encodeURIComponent(contact.email)}`}>{contact.email}</Link>
                  </dd>
                </>
              ) : null}
              {ticket.whatsapp?.name ? (
                <>
                  <dt>{t('contactDrawer.connection')}</dt>
                  <dd>{ticket.whatsapp.name}</dd>
                </>
              ) : null}
              {extra.map((info, index) => (
                <Box key={info.id ?? index} sx={{ display: 'contents' }}>
                  <dt>{info.name}</dt>
                  <dd dir="auto">
                    <FormattedText text={info.value} />
                  </dd>
                </Box>
              ))}
            </Box>
            {!contact.email && !ticket.whatsapp?.name && extra.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {t('contactDrawer.noInfo')}
              </Typography>
            )}
          </Section>
          <Section title={t('contactDrawer.notes')}>
            <TicketNotes ticketId={ticket.id} contactId={ticket.contactId} />
          </Section>
        </Box>
      </FocusTrap>
      {dialog === 'edit' && <ContactFormDialog open contactId={ticket.contactId} onClose={() => setDialog(null)} />}
      {dialog === 'schedule' && (
        <ScheduleFormDialog open contact={{ id: ticket.contactId, name }} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
