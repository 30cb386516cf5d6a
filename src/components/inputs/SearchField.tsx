import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type Ref } from 'react';
import { isComposed } from '@/browser/typing';
import { useTranslation } from '@/i18n/useTranslation';
import { IconAction } from '@/components/buttons/IconAction';
import { sxList } from '@/components/layout/sxList';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Accessible name, and the placeholder unless there is another. */
  label: string;
  placeholder?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onEnter?: () => void;
  sx?: SxProps<Theme>;
}

/** Search box with its icon and a button that clears it; Esc clears as well. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder = label, autoFocus = false, inputRef, onEnter, sx } = props;
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === 'Enter') onEnter?.();
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    onChange('');
  };

  const handleClear = () => {
    onChange('');
    root.current?.querySelector('input')?.focus();
  };

  return (
    <OutlinedInput
      ref={root}
      type="search"
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKey}
      placeholder={placeholder}
      autoFocus={autoFocus}
      inputRef={inputRef}
      inputProps={{ 'aria-label': label, enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start" sx={{ m: 0 }}>
          <Search size={16} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        value !== '' && (
          <IconAction label={t('common.clearSearch')} icon={<X size={16} />} size="small" onClick={handleClear} />
        )
      }
      sx={sxList([{ '& input::-webkit-search-cancel-button': { display: 'none' } }], sx)}
    />
  );
}
