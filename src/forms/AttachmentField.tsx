import Box from '@mui/material/Box';
import { useRef } from 'react';
import { FieldError } from './FieldError';
import { FieldFrame } from './FieldFrame';
import { FileChip } from './FileChip';
import { FileField } from './FileField';
import { useLeftOut } from './keptForm';
import { useFormField, type FieldProps } from './useFormField';

interface AttachmentFieldProps extends FieldProps {
  /** Path of the value that holds the name of the file the record has; '' once it is taken out. */
  stored: string;
  href?: string | null;
  accept?: string;
}

/** One file of a record: the stored one by its name, or the choice of another. The save does the rest. */
export function AttachmentField({ stored, href = null, accept, ...rest }: AttachmentFieldProps) {
  const { input, id, locked, message, setValue } = useFormField<string>({ name: stored });
  // Its successor cannot be kept, so its removal is not.
  useLeftOut(stored);
  const name = input.value;
  const root = useRef<HTMLDivElement>(null);

  const handleRemove = () => {
    void setValue('');
    // The chip goes and takes the focus with it.
    setTimeout(() => root.current?.querySelector<HTMLElement>('button')?.focus(), 0);
  };

  return (
    <Box ref={root}>
      {name === '' ? (
        <FileField {...rest} {...(accept !== undefined && { accept })} />
      ) : (
        <FieldFrame id={rest.name} label={rest.label} message={undefined} hint={undefined} group>
          <Box sx={{ display: 'flex' }}>
            <FileChip name={name} href={href} disabled={locked || rest.disabled === true} onRemove={handleRemove} />
          </Box>
        </FieldFrame>
      )}
      <FieldError id={`${id}-text`} message={message} />
    </Box>
  );
}
