import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import type { WorkingDay } from '@/api/queues';
import { useFormField } from '@/crud/useFormField';
import type { MessageKey } from '@/i18n/keys';
import { completeTime, maskTime } from './workingHours';

const dayNames: Readonly<Record<string, MessageKey>> = {
  monday: 'workingHours.days.monday',
  tuesday: 'workingHours.days.tuesday',
  wednesday: 'workingHours.days.wednesday',
  thursday: 'workingHours.days.thursday',
  friday: 'workingHours.days.friday',
  saturday: 'workingHours.days.saturday',
  sunday: 'workingHours.days.sunday',
};

function TimeInput({ name, label }: { name: string; label: string }) {
  const { input, id, locked, message, setValue, setTouched } = useFormField<string>({ name });
  const handleBlur = async () => {
    await setValue(completeTime(input.value));
    await setTouched(true);
  };
  return (
    <div>
      <OutlinedInput
        id={id}
        name={name}
        value={input.value}
        readOnly={locked}
        error={message !== undefined}
        autoComplete="off"
        placeholder="00:00"
        onChange={(event) => void setValue(maskTime(event.target.value))}
        onBlur={() => void handleBlur()}
        inputProps={{
          'aria-label': label,
          inputMode: 'numeric',
          maxLength: 5,
          'aria-describedby': message && `${id}-text`,
        }}
        sx={{ width: 1, fontVariantNumeric: 'tabular-nums' }}
      />
      {message !== undefined && (
        <FormHelperText id={`${id}-text`} role="alert" error>
          {message}
        </FormHelperText>
      )}
    </div>
  );
}

/** Opening and closing time of each day of the week. */
export function WorkingHoursField({ name }: { name: string }) {
  const { t } = useTranslation();
  const [{ value: days }] = useField<readonly WorkingDay[]>(name);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, 180px) minmax(88px, 132px) minmax(88px, 132px)',
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
      }}
    >
      <Typography variant="caption" color="textSecondary" aria-hidden sx={{ gridColumn: 2, fontWeight: 600 }}>
        {t('workingHours.opens')}
      </Typography>
      <Typography variant="caption" color="textSecondary" aria-hidden sx={{ fontWeight: 600 }}>
        {t('workingHours.closes')}
      </Typography>
      {days.map(({ weekday, weekdayEn }, index) => {
        const key = dayNames[weekdayEn];
        const day = key ? t(key) : weekday;
        return (
          <Box key={weekdayEn} sx={{ display: 'contents' }}>
            <Typography>{day}</Typography>
            <TimeInput name={`${name}.${index}.startTime`} label={t('workingHours.opensOn', { day })} />
            <TimeInput name={`${name}.${index}.endTime`} label={t('workingHours.closesOn', { day })} />
          </Box>
        );
      })}
      <Typography variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {t('workingHours.hint')}
      </Typography>
    </Box>
  );
}
