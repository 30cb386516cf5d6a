import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Paperclip } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { FieldFrame } from './FieldFrame';
import { FileChip } from './FileChip';
import { useFormField, type FieldProps } from './useFormField';

interface FileFieldProps extends FieldProps {
  /** As in HTML: ".png,.jpg,.jpeg". */
  accept?: string;
  multiple?: boolean;
}

const identity = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Chosen files with their names; the form's value is a list of files. */
export function FileField(props: FileFieldProps) {
  const { name, label, required = false, disabled = false, accept, multiple = false } = props;
  const { t } = useTranslation();
  const { input, id, locked, message, hint, setValue, describedBy } = useFormField<readonly File[]>(props);
  const picker = useRef<HTMLInputElement>(null);

  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(event.target.files ?? [])];
    event.target.value = '';
    const fresh = picked.filter((file) => !input.value.some((known) => identity(known) === identity(file)));
    if (picked.length > 0) void setValue(multiple ? [...input.value, ...fresh] : picked);
  };

  return (
    <FieldFrame {...{ id, label, message, hint, required, disabled }}>
      <VisuallyHidden>
        <input
          ref={picker}
          id={id}
          name={name}
          type="file"
          tabIndex={-1}
          accept={accept}
          multiple={multiple}
          disabled={disabled || locked}
          aria-describedby={describedBy}
          onChange={handlePick}
        />
      </VisuallyHidden>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {input.value.map((file) => (
          <FileChip
            key={identity(file)}
            name={file.name}
            disabled={disabled || locked}
            onRemove={() => void setValue(input.value.filter((other) => other !== file))}
          />
        ))}
        <Button
          variant="outlined"
          startIcon={<Paperclip size={16} />}
          disabled={disabled || locked}
          onClick={() => picker.current?.click()}
        >
          {t(multiple ? 'common.chooseFiles' : 'common.chooseFile')}
        </Button>
      </Box>
    </FieldFrame>
  );
}
