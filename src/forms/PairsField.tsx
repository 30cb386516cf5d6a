import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { rem } from '@/lib/rem';
import { FieldFrame } from './FieldFrame';
import { TextField } from './fields';
import { useFormField } from './useFormField';

interface Pair {
  name: string;
  value: string;
}

interface ListFieldProps {
  name: string;
  label: MessageKey;
  nameLabel?: MessageKey;
  valueLabel?: MessageKey;
  addLabel?: MessageKey;
}

/** Lines of name and value, such as a contact's extra information. */
export function PairsField(props: ListFieldProps) {
  const { name, label, nameLabel = 'common.name', valueLabel = 'common.value', addLabel = 'common.addLine' } = props;
  const { t } = useTranslation();
  const { input, locked, message, setValue } = useFormField<readonly Pair[]>({ name });
  const pairs = input.value;
  const root = useRef<HTMLDivElement>(null);
  const lines = pairs.map((_pair, index) => ({ path: `${name}.${index}`, number: index + 1 }));

  const handleAdd = async () => {
    await setValue([...pairs, { name: '', value: '' }]);
    root.current?.querySelector<HTMLInputElement>(`input[name="${name}.${pairs.length}.name"]`)?.focus();
  };
  const handleRemove = (path: string) => void setValue(pairs.filter((_pair, index) => `${name}.${index}` !== path));

  return (
    <FieldFrame id={name} label={label} message={message} hint={undefined} group>
      <Box ref={root} sx={{ display: 'grid', gap: 1 }}>
        {lines.map(({ path, number }) => (
          <Box key={path} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 1, alignItems: 'start' }}>
            <TextField name={`${path}.name`} label={nameLabel} />
            <TextField name={`${path}.value`} label={valueLabel} />
            <IconAction
              label={t('common.removeLine', { number })}
              icon={<Trash2 size={16} />}
              disabled={locked}
              onClick={() => handleRemove(path)}
              style={{ marginTop: rem(24) }}
            />
          </Box>
        ))}
        <Button
          startIcon={<Plus size={16} />}
          disabled={locked}
          sx={{ justifySelf: 'start' }}
          onClick={() => void handleAdd()}
        >
          {t(addLabel)}
        </Button>
      </Box>
    </FieldFrame>
  );
}
