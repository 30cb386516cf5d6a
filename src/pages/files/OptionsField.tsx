import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { optionHref } from '@/api/files';
import { IconAction } from '@/components/buttons/IconAction';
import { AttachmentField } from '@/forms/AttachmentField';
import { FieldFrame } from '@/forms/FieldFrame';
import { TextField } from '@/forms/fields';
import { useFormLock } from '@/forms/formLock';
import { useFormField } from '@/forms/useFormField';
import { useTranslation } from '@/i18n/useTranslation';
import { emptyOption, type OptionValues } from './fileValues';

interface OptionsFieldProps {
  /** The record they belong to; null for a new one. */
  listId: number | null;
}

const name = 'options';

/** The files of a list, each with its text; lines are added and removed (F-03). */
export function OptionsField({ listId }: OptionsFieldProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { input, message, setValue } = useFormField<readonly OptionValues[]>({ name });
  const options = input.value;
  const locked = useFormLock();
  const root = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const lines = options.map((option, index) => ({ option, path: `${name}.${index}`, number: index + 1 }));

  const handleAdd = async () => {
    await setValue([...options, emptyOption]);
    const line = root.current?.querySelector<HTMLElement>(`textarea[name="${name}.${options.length}.name"]`);
    line?.focus();
    line?.closest('[role="group"]')?.scrollIntoView?.({ block: 'nearest' });
  };
  const handleRemove = (gone: number) => {
    void setValue(options.filter((_option, index) => index + 1 !== gone));
    // Its button goes and takes the focus with it.
    add.current?.focus();
  };

  return (
    <FieldFrame
      id={name}
      label="fileModal.form.fileOptions"
      message={message}
      hint={t('fileModal.form.fileOptionsHint')}
      group
    >
      <Box ref={root} sx={{ display: 'grid', gap: 1.5 }}>
        {lines.map(({ option, path, number }) => (
          <Box
            key={path}
            role="group"
            aria-labelledby={`${titleId}-${number}`}
            sx={{
              display: 'grid',
              gap: 1.5,
              p: 1.5,
              pt: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 'var(--radius-card)',
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography id={`${titleId}-${number}`} variant="subtitle2" component="span" sx={{ flex: 1 }}>
                {t('fileModal.form.option', { number })}
              </Typography>
              <IconAction
                size="small"
                label={t('fileModal.buttons.removeOption', { number })}
                icon={<Trash2 size={16} />}
                disabled={locked}
                onClick={() => handleRemove(number)}
              />
            </Box>
            <TextField name={`${path}.name`} label="fileModal.form.extraName" rows={2} maxRows={5} />
            <AttachmentField
              name={`${path}.files`}
              stored={`${path}.path`}
              label="fileModal.form.extraValue"
              href={listId === null ? null : optionHref(listId, option.path)}
            />
          </Box>
        ))}
        <Button
          ref={add}
          variant="outlined"
          startIcon={<Plus size={16} />}
          disabled={locked}
          sx={{ justifySelf: 'start' }}
          onClick={() => void handleAdd()}
        >
          {t('fileModal.buttons.fileOptions')}
        </Button>
      </Box>
    </FieldFrame>
  );
}
