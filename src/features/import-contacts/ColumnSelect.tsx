import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { FieldFrame } from '@/forms/FieldFrame';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

interface ColumnSelectProps {
  label: MessageKey;
  /** Headings of the sheet; empty where it has none. */
  columns: readonly string[];
  value: number | null;
  onChange: (column: number | null) => void;
}

/** A, B, … Z, AA, as spreadsheets name them. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

/** Which column of the sheet holds something. */
export function ColumnSelect({ label, columns, value, onChange }: ColumnSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={false} disabled={false} message={undefined} hint={undefined}>
      <Select
        id={id}
        labelId={`${id}-label`}
        value={value === null ? '' : String(value)}
        displayEmpty
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <MenuItem value="">{t('contactImportModal.labels.choose')}</MenuItem>
        {columns.map((heading, index) => (
          <MenuItem key={letterOf(index)} value={String(index)}>
            {heading || t('contactImportModal.labels.column', { letter: letterOf(index) })}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
