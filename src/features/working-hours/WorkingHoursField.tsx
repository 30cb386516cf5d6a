import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import type { WorkingDay } from '@/api/queues';
import { ActionMenu } from '@/components/buttons/ActionMenu';
import { FieldError } from '@/forms/FieldError';
import { useFormField } from '@/forms/useFormField';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { copyHours, maskTime, writtenTime } from './workingHours';

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
    await setValue(writtenTime(input.value));
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
        onChange={(event) => void setValue(maskTime(input.value, event.target.value))}
        onBlur={() => void handleBlur()}
        inputProps={{
          'aria-label': label,
          inputMode: 'numeric',
          'aria-describedby': message && `${id}-text`,
        }}
        sx={{ width: 1, fontVariantNumeric: 'tabular-nums' }}
      />
      <FieldError id={`${id}-text`} message={message} />
    </div>
  );
}

/** Opening and closing time of each day of the week, which can be copied to others (Q-08, Q-09, O-12). */
export function WorkingHoursField({ name }: { name: string }) {
  const { t } = useTranslation();
  const { input, id, locked, message, setValue } = useFormField<readonly WorkingDay[]>({ name });
  const days = input.value;
  const copy = (from: number, to: 'all' | 'weekdays') => void setValue(copyHours(days, from, to));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(64px, 180px) minmax(76px, 132px) minmax(76px, 132px) auto',
        justifyContent: 'start',
        columnGap: 1,
        rowGap: 1,
        alignItems: 'center',
      }}
    >
      <Typography variant="caption" color="textSecondary" aria-hidden sx={{ gridColumn: 2, fontWeight: 600 }}>
        {t('workingHours.opens')}
      </Typography>
      <Typography variant="caption" color="textSecondary" aria-hidden sx={{ gridColumn: '3 / -1', fontWeight: 600 }}>
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
            {locked ? (
              <span />
            ) : (
              <ActionMenu
                label={t('workingHours.copyFrom', { day })}
                icon={<Copy size={18} />}
                items={[
                  { label: t('workingHours.copyToWeekdays'), onSelect: () => copy(index, 'weekdays') },
                  { label: t('workingHours.copyToAll'), onSelect: () => copy(index, 'all') },
                ]}
              />
            )}
          </Box>
        );
      })}
      <Typography variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {t('workingHours.hint')}
      </Typography>
      <FieldError id={`${id}-text`} message={message} />
    </Box>
  );
}
