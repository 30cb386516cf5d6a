import FormHelperText from '@mui/material/FormHelperText';
import { CircleAlert } from 'lucide-react';

interface FieldErrorProps {
  /** Of the text, to describe its control by. */
  id?: string;
  /** Nothing is shown without one. */
  message: string | undefined;
}

/** What is wrong with a field or a group of them, said once when it appears. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <FormHelperText
      id={id}
      role="alert"
      error
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, gridColumn: '1 / -1' }}
    >
      <CircleAlert size={14} aria-hidden />
      {message}
    </FormHelperText>
  );
}
