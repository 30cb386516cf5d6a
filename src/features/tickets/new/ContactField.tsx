import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { contactSearch, type Contact } from '@/api/contacts';
import { useSettled } from '@/components/hooks/useSettled';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { OptionInput } from '@/forms/OptionInput';
import { useFormField } from '@/forms/useFormField';
import type { MessageKey } from '@/i18n/keys';
import { useAutocompleteWords } from '@/components/inputs/useAutocompleteWords';
import { useTranslation } from '@/i18n/useTranslation';
import { formatPhone } from '@/lib/phone';

interface ContactFieldProps {
  name: string;
  label?: MessageKey;
  /** Begins a new contact with what was typed (T-50). */
  onCreate?: (name: string) => void;
}

type Choice = { kind: 'contact'; contact: Contact } | { kind: 'add'; name: string };

const shortest = 3;
const restMs = 500;
const unfiltered = createFilterOptions<Choice>({ stringify: () => '' });

const keyOf = (choice: Choice): string => (choice.kind === 'add' ? 'add' : String(choice.contact.id));

/** Contacts by name or number, from 3 characters after 500 ms of rest; the last choice adds a new one (T-43, T-50). */
export function ContactField({ name, label = 'newTicketModal.fieldLabel', onCreate }: ContactFieldProps) {
  const { t } = useTranslation();
  const { input, id, locked, message, hint, setValue, describedBy } = useFormField<Contact | null>({ name });
  const [text, setText] = useState('');
  const typed = text.trim();
  const asked = useSettled(typed, restMs);
  const words = useAutocompleteWords();
  const long = typed.length >= shortest;
  const { data, isFetching, isError } = useQuery(contactSearch(asked));
  const settled = long && asked === typed && !isFetching;
  const found: Choice[] = long ? (data?.contacts ?? []).map((contact) => ({ kind: 'contact', contact })) : [];
  const options: Choice[] = settled && onCreate ? [...found, { kind: 'add', name: typed }] : found;

  const handleChange = (choice: Choice | null): void => {
    if (choice?.kind === 'add') {
      onCreate?.(choice.name);
      return;
    }
    void setValue(choice?.contact ?? null);
  };
  const emptyText = (): string => {
    if (!long) return t('newTicketModal.typeMore');
    return isError ? t('newTicketModal.searchFailed') : t('common.noResults');
  };

  return (
    <Autocomplete<Choice>
      id={id}
      options={options}
      value={input.value ? { kind: 'contact', contact: input.value } : null}
      onChange={(_event, choice) => handleChange(choice)}
      onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
      filterOptions={(all, state) => unfiltered(all, { ...state, inputValue: '' })}
      getOptionKey={keyOf}
      getOptionLabel={(choice) => (choice.kind === 'add' ? choice.name : choice.contact.name)}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      loading={long && !settled}
      {...words}
      noOptionsText={emptyText()}
      readOnly={locked}
      renderOption={({ key: _key, ...props }, choice) =>
        choice.kind === 'add' ? (
          <Box component="li" {...props} key="add" sx={{ gap: 1.5, color: 'app.accent', fontWeight: 600 }}>
            <UserPlus size={20} aria-hidden />
            {t('newTicketModal.addNamed', { name: choice.name })}
          </Box>
        ) : (
          <Box component="li" {...props} key={choice.contact.id} sx={{ gap: 1.5 }}>
            <ContactAvatar
              id={choice.contact.id}
              name={choice.contact.name}
              src={choice.contact.profilePicUrl}
              size={32}
            />
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block' }}>
                {choice.contact.name}
              </Box>
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'app.text3' }}>
                {formatPhone(choice.contact.number)}
              </Box>
            </Box>
          </Box>
        )
      }
      renderInput={(params) => (
        <OptionInput
          {...{ params, id, label, message, hint, required: true, describedBy }}
          placeholder="newTicketModal.placeholder"
          loading={long && !settled}
          readOnly={locked}
        />
      )}
    />
  );
}
