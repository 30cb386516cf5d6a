import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '@/api/errors';
import { createTag, tagKeys, tagList, type Tag } from '@/api/tags';
import { Popover } from '@/components/lazy/layers.lazy';
import { ColorChip } from '@/components/text/ColorChip';
import { byTouch, isComposed } from '@/browser/typing';
import type { TagChange } from '@/features/tickets/commands/ticketTags';
import { useTranslation } from '@/i18n/useTranslation';

/** The options mark what the ticket has; of a value the first would be highlighted unasked, and Enter would take it off. */
const none: Tag[] = [];

/** The server wants three characters for a new tag (contract 3.4). */
const minName = 3;

interface TagPickerProps {
  anchor: HTMLElement;
  /** Of the ticket. */
  tags: Tag[];
  onClose: () => void;
  onChange: (change: TagChange) => void;
}

/** Chooses among the company's tags and makes new ones (T-57). */
export function TagPicker({ anchor, tags, onClose, onChange }: TagPickerProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: known = [], isFetching, isLoadingError, error } = useQuery(tagList());
  const [text, setText] = useState('');
  const create = useMutation({
    mutationFn: (name: string) => createTag(name),
    onSuccess: (tag) => {
      void client.invalidateQueries({ queryKey: tagKeys.all });
      setText('');
      onChange({ add: [tag], remove: [] });
    },
  });
  const isOn = ({ id }: Tag): boolean => tags.some((tag) => tag.id === id);
  const running = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const name = text.trim();
  const make = (): void => {
    // A second Enter may come before the pending state is drawn (B-07).
    if (running.current) return;
    running.current = true;
    // The button disappears and would take the focus with it.
    input.current?.focus();
    create.mutate(name, {
      onSettled: () => {
        running.current = false;
      },
    });
  };
  // The list that is on its way may have one of this name.
  const creatable =
    !isFetching &&
    !isLoadingError &&
    name.length >= minName &&
    !known.some((tag) => tag.name.toLocaleLowerCase() === name.toLocaleLowerCase());

  const unknown = creatable && !byTouch() ? t('ticketTags.unknown') : t('ticketTags.none');
  // Where the tags could not be read nobody knows whether there is one (DAY-72).
  const nothing = isLoadingError ? failureText(t, error) : unknown;

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
        value={none}
        inputValue={text}
        onInputChange={(_event, next, reason) => {
          if (reason !== 'reset') setText(next);
        }}
        onChange={(_event, [tag]) => {
          if (tag) onChange(isOn(tag) ? { add: [], remove: [tag.id] } : { add: [tag], remove: [] });
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        getOptionLabel={(tag) => tag.name}
        getOptionKey={(tag) => tag.id}
        loadingText={t('ticketTags.loading')}
        noOptionsText={nothing}
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
              const isMarked = event.currentTarget.getAttribute('aria-activedescendant');
              if (event.key !== 'Enter' || isMarked || !creatable || isComposed(event.nativeEvent)) return;
              event.preventDefault();
              event.stopPropagation();
              make();
            }}
            sx={{
              px: 1,
              height: 36,
              border: 1,
              borderColor: 'app.inputLine',
              borderRadius: 'var(--radius)',
              '& ::placeholder': { color: 'app.text3', opacity: 1 },
            }}
          />
        )}
        renderOption={({ key, ...option }, tag) => (
          <Box component="li" key={key} {...option} aria-selected={isOn(tag)}>
            <ColorChip color={tag.color} label={tag.name} />
            {isOn(tag) && <Check size={16} aria-hidden style={{ marginInlineStart: 'auto' }} />}
          </Box>
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
