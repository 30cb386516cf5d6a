import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { Switch } from '@/components/inputs/Switch';
import { useTranslation } from '@/i18n/useTranslation';
import { SettingFrame } from './SettingFrame';
import type { SettingDefinition } from './settingRows';
import { useSetting } from './useSetting';

/** A setting with its switch or its list of choices, saved as soon as it changes (O-02 to O-10). */
export function SettingRow({ setting }: { setting: SettingDefinition }) {
  const { key, label, hint, fallback, choices } = setting;
  const { t } = useTranslation();
  const id = useId();
  const { value, phase, save, retry } = useSetting(key, fallback);
  const describedBy = `${id}-hint ${id}-state`;
  // A value of another client of this server must not look like none.
  const strange = choices !== undefined && !choices.some((choice) => choice.value === value);

  return (
    <SettingFrame id={id} label={t(label)} hint={t(hint)} phase={phase} onRetry={retry}>
      {choices ? (
        <Select
          value={value}
          onChange={({ target }) => save(target.value)}
          labelId={`${id}-label`}
          SelectDisplayProps={{ 'aria-describedby': describedBy }}
          sx={{ width: { xs: 1, sm: 220 }, flex: 'none' }}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {t(choice.label)}
            </MenuItem>
          ))}
          {strange && (
            <MenuItem value={value} translate="no">
              {value}
            </MenuItem>
          )}
        </Select>
      ) : (
        <Switch
          checked={value === 'enabled'}
          onChange={({ target }) => save(target.checked ? 'enabled' : 'disabled')}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
        />
      )}
    </SettingFrame>
  );
}
