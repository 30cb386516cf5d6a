import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import { ColorChip } from '@/components/text/ColorChip';
import { IconAction } from '@/components/buttons/IconAction';
import { TickBox } from '@/components/inputs/TickBox';
import { useAutocompleteWords } from '@/components/inputs/useAutocompleteWords';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { useUnlisted, type Choices } from './choices';
import { optionAccess, type Option } from './option';
import { OptionInput } from './OptionInput';
import { useFormField, type FieldProps } from './useFormField';

type Value = Option['value'];

interface MultiSelectProps extends FieldProps, Choices {
  placeholder?: MessageKey;
  /** What else changes with a choice. */
  onPick?: (values: readonly Value[]) => void;
}

/** Several of a list, as chips in their colours. The form's value is the list of `value`s. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, required = false, disabled = false, options, placeholder, loading = false, onPick } = props;
  const { t } = useTranslation();
  const words = useAutocompleteWords();
  const field = useFormField<readonly Value[]>(props);
  const { input, initialValue = [], id, locked, message, hint, setValue, describedBy } = field;
  const unlisted = useUnlisted(props, [...initialValue, ...input.value]);
  // Nobody can tell one from another before the list is there.
  const offered = loading ? options : [...options, ...unlisted];
  const chosen = offered.filter(({ value }) => input.value.includes(value));
  const hidden = input.value.filter((value) => !chosen.some((option) => option.value === value));
  const waiting = loading && (options.length === 0 || hidden.length > 0);

  /** What is not shown yet is kept, never dropped. */
  const keep = (picked: readonly Option[]) => {
    const values = [...hidden, ...picked.map(({ value }) => value)];
    void setValue(values);
    onPick?.(values);
  };

  return (
    <Autocomplete<Option, true>
      multiple
      disableCloseOnSelect
      id={id}
      options={[...offered]}
      value={chosen}
      onChange={(_event, picked) => keep(picked)}
      onBlur={() => input.onBlur({ target: { name: props.name } })}
      {...optionAccess}
      loading={waiting}
      {...words}
      disabled={disabled}
      readOnly={locked}
      renderOption={({ key, ...attributes }, option, { selected }) => (
        <li key={key} {...attributes}>
          <TickBox checked={selected} />
          {option.color ? <ColorChip color={option.color} label={option.label} /> : option.label}
        </li>
      )}
      renderValue={(picked, getItemProps) => (
        <Box sx={{ display: 'contents' }}>
          {picked.map((option, index) => {
            const { onDelete, tabIndex, 'data-item-index': itemIndex } = getItemProps({ index });
            return (
              <Box key={option.value} component="span" tabIndex={tabIndex} data-item-index={itemIndex}>
                <ColorChip
                  size="large"
                  color={option.color ?? null}
                  label={option.label}
                  end={
                    !locked && (
                      <IconAction
                        label={t('common.removeFile', { name: option.label })}
                        icon={<X size={14} />}
                        size="small"
                        tabIndex={-1}
                        onClick={onDelete}
                        style={{ width: 24, height: 24, marginRight: -8 }}
                      />
                    )
                  }
                />
              </Box>
            );
          })}
        </Box>
      )}
      renderInput={(params) => (
        <OptionInput
          {...{ params, id, label, message, hint, required, describedBy }}
          loading={waiting}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          readOnly={locked}
        />
      )}
    />
  );
}
