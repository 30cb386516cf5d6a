import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { UserPlus } from 'lucide-react';
import { contactSearch, type Contact } from '@/api/contacts';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { OptionInput } from '@/forms/OptionInput';
import { useFormField } from '@/forms/useFormField';
import { useOptionSearch } from '@/forms/useOptionSearch';
import type { MessageKey } from '@/i18n/keys';
import { useAutocompleteWords } from '@/components/inputs/useAutocompleteWords';
import { useTranslation } from '@/i18n/useTranslation';
import { formatPhone } from '@/lib/phone';
import { isNumberLike } from '@/lib/searchText';

/** What a contact is begun with. */
export interface ContactPreset {
  name?: string;
  number?: string;
}

interface ContactFieldProps {
  name: string;
  label?: MessageKey;
  /** Begins a new contact with what was typed (T-50). */
  onCreate?: (preset: ContactPreset) => void;
}

type Choice = { kind: 'contact'; contact: Contact } | { kind: 'add'; text: string };

const keyOf = (choice: Choice): string => (choice.kind === 'add' ? 'add' : String(choice.contact.id));

/** Contacts by name or number; the last choice adds a new one (T-43, T-50). */
export function ContactField({ name, label = 'newTicketModal.fieldLabel', onCreate }: ContactFieldProps) {
  const { t } = useTranslation();
  const { input, id, locked, message, hint, setValue, describedBy } = useFormField<Contact | null>({ name });
  const words = useAutocompleteWords();
  const { typed, long, data, error, field } = useOptionSearch(contactSearch);
  const found: Choice[] = (data?.contacts ?? []).map((contact) => ({ kind: 'contact', contact }));
  const options: Choice[] = long && !field.loading && onCreate ? [...found, { kind: 'add', text: typed }] : found;

  const handleChange = (choice: Choice | null): void => {
    if (choice?.kind === 'add') {
      onCreate?.(isNumberLike(choice.text) ? { number: choice.text } : { name: choice.text });
      return;
    }
    void setValue(choice?.contact ?? null);
  };
  const emptyText = (): string => {
    if (!long) return t('newTicketModal.typeMore');
    return error ? t('newTicketModal.searchFailed') : t('common.noResults');
  };

  return (
    <Autocomplete<Choice>
      id={id}
      options={options}
      value={input.value ? { kind: 'contact', contact: input.value } : null}
      onChange={(_event, choice) => handleChange(choice)}
      filterOptions={(all) => all}
      getOptionKey={keyOf}
      getOptionLabel={(choice) => (choice.kind === 'add' ? choice.text : choice.contact.name)}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      {...field}
      {...words}
      noOptionsText={emptyText()}
      readOnly={locked}
      renderOption={({ key: _key, ...props }, choice) =>
        choice.kind === 'add' ? (
          <Box component="li" {...props} key="add" sx={{ gap: 1.5, color: 'app.accent', fontWeight: 600 }}>
            <UserPlus size={20} aria-hidden />
            {t('newTicketModal.addNamed', { name: choice.text })}
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
          loading={field.loading}
          readOnly={locked}
        />
      )}
    />
  );
}
