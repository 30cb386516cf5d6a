import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { Popover } from '@/components/onDemand';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { createTag, syncTags, tagKeys, tagList, type Tag } from '@/api/tags';
import { ticketKeys, type Ticket } from '@/api/tickets';
import { ColorChip } from '@/components/ColorChip';
import { useTranslation } from '@/i18n/useTranslation';
import { patchQueries } from '@/realtime/patchQueries';
import { isList } from '@/realtime/resync';
import { isRecord } from '@/lib/storage';

/** The server wants three characters for a new tag (contract 3.4). */
const minName = 3;

/**
 * Writes the tags into every cached copy of the ticket: no event tells of them (contract 4.4, row 16). Each change
 * replaces all tags, so quick ones go out in their order, and what falls back is what the server took last.
 */
function useSyncTags(ticket: Ticket) {
  const client = useQueryClient();
  const changes = useRef<{ waiting: number; stored: Tag[] }>({ waiting: 0, stored: [] });
  const apply = (tags: Tag[]): void => {
    patchQueries(client, ticketKeys.lists(), (data) =>
      isList(data)
        ? {
            ...data,
            pages: data.pages.map((page) =>
              page.tickets.some(({ id }) => id === ticket.id)
                ? { ...page, tickets: page.tickets.map((row) => (row.id === ticket.id ? { ...row, tags } : row)) }
                : page,
            ),
          }
        : data,
    );
    patchQueries(client, ticketKeys.details(), (data) =>
      isRecord(data) && data['id'] === ticket.id ? { ...data, tags } : data,
    );
  };
  return useMutation({
    mutationFn: (tags: Tag[]) => syncTags(ticket.id, tags),
    scope: { id: `tags of ${ticket.id}` },
    onMutate: (tags) => {
      if (changes.current.waiting === 0) changes.current.stored = ticket.tags ?? [];
      changes.current.waiting += 1;
      apply(tags);
    },
    onSuccess: (_answer, tags) => {
      changes.current.stored = tags;
    },
    onSettled: (_answer, error) => {
      changes.current.waiting -= 1;
      if (error && changes.current.waiting === 0) apply(changes.current.stored);
    },
  });
}

/** Tags of the ticket as chips, edited in place; every change is saved at once (T-57). */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sync = useSyncTags(ticket);
  const tags = ticket.tags ?? [];

  return (
    <Box
      role="group"
      aria-label={t('ticketTags.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        pl: '60px',
        pr: 1.5,
        pb: 1,
        '@media (pointer: coarse)': { pb: 0, mt: '-6px' },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '@media (max-height: 600px)': { display: 'none' },
      }}
    >
      {tags.map((tag) => (
        <ColorChip
          key={tag.id}
          color={tag.color}
          label={tag.name}
          end={
            <Box
              component="button"
              type="button"
              aria-label={t('ticketTags.remove', { name: tag.name })}
              onClick={() => sync.mutate(tags.filter(({ id }) => id !== tag.id))}
              sx={{
                all: 'unset',
                cursor: 'pointer',
                display: 'inline-flex',
                position: 'relative',
                p: '4px',
                mr: '-5px',
                borderRadius: '4px',
                '&:focus-visible': { outline: '2px solid', outlineColor: 'app.focus' },
                '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-12px' } },
              }}
            >
              <X size={12} aria-hidden />
            </Box>
          }
          size="medium"
        />
      ))}
      <Button
        size="small"
        variant="text"
        color="inherit"
        startIcon={<Plus size={14} aria-hidden />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          color: 'text.secondary',
          fontWeight: 500,
          minWidth: 0,
          px: 0.75,
          ml: '-6px',
          height: 24,
          fontSize: '0.75rem',
        }}
      >
        {t('ticketTags.add')}
      </Button>
      {anchor && (
        <TagPicker anchor={anchor} tags={tags} onClose={() => setAnchor(null)} onChange={(next) => sync.mutate(next)} />
      )}
    </Box>
  );
}

interface TagPickerProps {
  anchor: HTMLElement;
  tags: Tag[];
  onClose: () => void;
  onChange: (tags: Tag[]) => void;
}

function TagPicker({ anchor, tags, onClose, onChange }: TagPickerProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: known = [], isFetching } = useQuery(tagList());
  const [text, setText] = useState('');
  const create = useMutation({
    mutationFn: (name: string) => createTag(name),
    onSuccess: (tag) => {
      void client.invalidateQueries({ queryKey: tagKeys.all });
      setText('');
      onChange([...tags.filter(({ id }) => id !== tag.id), tag]);
    },
  });
  const running = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const name = text.trim();
  const make = (): void => {
    // Enter twice comes before the pending state is drawn (B-07).
    if (running.current) return;
    running.current = true;
    // The button goes away; the focus must not go with it.
    input.current?.focus();
    create.mutate(name, {
      onSettled: () => {
        running.current = false;
      },
    });
  };
  const creatable =
    name.length >= minName && !known.some((tag) => tag.name.toLocaleLowerCase() === name.toLocaleLowerCase());

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('ticketTags.add'), sx: { width: 280, p: 1 } } }}
    >
      <Autocomplete
        multiple
        open
        disablePortal
        disableClearable
        clearOnBlur={false}
        options={known}
        loading={isFetching}
        value={tags}
        inputValue={text}
        onInputChange={(_event, next, reason) => {
          if (reason !== 'reset') setText(next);
        }}
        onChange={(_event, next) => onChange(next)}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        getOptionLabel={(tag) => tag.name}
        getOptionKey={(tag) => tag.id}
        loadingText={t('ticketTags.loading')}
        noOptionsText={creatable ? t('ticketTags.unknown') : t('ticketTags.none')}
        renderValue={() => null}
        renderInput={(params) => (
          <InputBase
            ref={params.slotProps.input.ref}
            autoFocus
            fullWidth
            placeholder={t('ticketTags.placeholder')}
            inputRef={input}
            inputProps={{ ...params.slotProps.htmlInput, 'aria-label': t('ticketTags.placeholder') }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !creatable || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.stopPropagation();
              make();
            }}
            sx={{
              px: 1,
              height: 36,
              border: 1,
              borderColor: 'app.inputLine',
              borderRadius: '8px',
              '& ::placeholder': { color: 'app.text3', opacity: 1 },
            }}
          />
        )}
        renderOption={({ key, ...option }, tag, { selected }) => (
          <li key={key} {...option}>
            <ColorChip color={tag.color} label={tag.name} />
            {selected && <Check size={16} aria-hidden style={{ marginInlineStart: 'auto' }} />}
          </li>
        )}
        slotProps={{
          listbox: { 'aria-label': t('ticketTags.label'), 'aria-labelledby': undefined },
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
          paper: {
            elevation: 0,
            sx: { boxShadow: 'none', border: 0, bgcolor: 'transparent', backgroundImage: 'none' },
          },
        }}
      />
      {creatable && (
        <Button fullWidth size="small" disabled={create.isPending} onClick={make} sx={{ mt: 1 }}>
          {t('ticketTags.create', { name })}
        </Button>
      )}
    </Popover>
  );
}
