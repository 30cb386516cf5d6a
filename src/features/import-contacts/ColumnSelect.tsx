import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { TickBox } from '@/components/inputs/TickBox';
import { FieldFrame } from '@/forms/FieldFrame';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

interface ColumnSelectProps {
  label: MessageKey;
  /** What becomes of several. */
  hint: MessageKey;
  /** Headings of the sheet; empty where it has none. */
  columns: readonly string[];
  /** In the order in which they were chosen. */
  value: readonly number[];
  onChange: (columns: readonly number[]) => void;
}

/** A, B, … Z, AA, as spreadsheets name them. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

/** Which columns of the sheet hold something: one, or several in their order (PUB-4). */
export function ColumnSelect({ label, hint, columns, value, onChange }: ColumnSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  const nameOf = (index: number): string =>
    columns[index] || t('contactImportModal.labels.column', { letter: letterOf(index) });
  const several = value.length > 1;
  return (
    <FieldFrame id={id} label={label} message={undefined} hint={several ? t(hint) : undefined}>
      <Select<readonly number[]>
        multiple
        id={id}
        labelId={`${id}-label`}
        value={value}
        displayEmpty
        renderValue={(chosen) =>
          chosen.length === 0 ? t('contactImportModal.labels.choose') : chosen.map(nameOf).join(', ')
        }
        onChange={({ target }) => {
          // A text is what a browser filled in by itself.
          if (typeof target.value !== 'string') onChange(target.value);
        }}
        SelectDisplayProps={several ? { 'aria-describedby': `${id}-text` } : {}}
      >
        {columns.map((_heading, index) => (
          <MenuItem key={letterOf(index)} value={index}>
            <TickBox checked={value.includes(index)} />
            {nameOf(index)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
