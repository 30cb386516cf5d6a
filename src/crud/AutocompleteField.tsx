import Autocomplete from '@mui/material/Autocomplete';
import { useAutocompleteWords } from '@/components/useAutocompleteWords';
import type { MessageKey } from '@/i18n/keys';
import { optionAccess, type Option } from './option';
import { OptionInput } from './OptionInput';
import { useFormField, type FieldProps } from './useFormField';

interface AutocompleteFieldProps extends FieldProps {
  options: readonly Option[];
  /** Given when the server searches; called with every text typed (debounce in the caller). */
  onSearch?: (text: string) => void;
  loading?: boolean;
  placeholder?: MessageKey;
}

/** One of a long list, by typing. The form's value is the whole `Option`, or null. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { label, required = false, disabled = false, options, onSearch, loading = false, placeholder } = props;
  const words = useAutocompleteWords();
  const { input, id, locked, message, hint, setValue, describedBy } = useFormField<Option | null>(props);

  return (
    <Autocomplete<Option>
      id={id}
      options={[...options]}
      value={input.value ?? null}
      onChange={(_event, option) => void setValue(option)}
      onInputChange={(_event, text, reason) => reason === 'input' && onSearch?.(text)}
      onBlur={() => input.onBlur({ target: { name: props.name } })}
      {...(onSearch && { filterOptions: (all: Option[]) => all })}
      {...optionAccess}
      loading={loading}
      {...words}
      disabled={disabled}
      readOnly={locked}
      autoHighlight
      renderInput={(params) => (
        <OptionInput
          {...{ params, id, label, message, hint, required, placeholder, describedBy, loading }}
          readOnly={locked}
        />
      )}
    />
  );
}
