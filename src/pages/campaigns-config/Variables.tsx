import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { isComposed } from '@/browser/typing';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { useDialogSubject } from '@/components/hooks/useDialogSubject';
import { IconAction } from '@/components/buttons/IconAction';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import type { CampaignVariable } from '@/api/campaignSettings';
import { FieldError } from '@/forms/FieldError';
import { TextField } from '@/forms/fields';
import { useFormField } from '@/forms/useFormField';
import { useTranslation } from '@/i18n/useTranslation';
import { variableProblem, type ConfigValues } from './configValues';

/** People write it as they will use it. */
const withoutBraces = (text: string): string => text.replaceAll(/[{}\s]/g, '');

/** Variables of the company, and a line for a new one; a key that is there already is not added (CF-05). */
export function Variables() {
  const { t } = useTranslation();
  const { values, setValues, setErrors, setTouched, isSubmitting } = useFormikContext<ConfigValues>();
  const { variables } = values;
  const { message } = useFormField<CampaignVariable[]>({ name: 'variables' });
  const keyField = useRef<HTMLInputElement>(null);
  const { subject: asked, open, show, close } = useDialogSubject<string>();

  const handleAdd = async () => {
    const [key, value] = [values.newKey.trim(), values.newValue.trim()];
    const problem = variableProblem(key, value, variables);
    if (problem) {
      await setTouched({ newKey: true, newValue: true }, false);
      setErrors(problem);
      return;
    }
    await setValues({ ...values, variables: [...variables, { key, value }], newKey: '', newValue: '' });
    await setTouched({}, false);
    keyField.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposed(event.nativeEvent)) return;
    // The line is added; the form as a whole is saved by its own button.
    event.preventDefault();
    void handleAdd();
  };
  const remove = async () => {
    await setValues({ ...values, variables: variables.filter(({ key }) => key !== asked) });
    keyField.current?.focus();
  };

  return (
    <>
      {variables.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('campaigns.config.noVariables')}
        </Typography>
      ) : (
        <Table size="small">
          <VisuallyHidden component="caption">{t('campaigns.config.variables')}</VisuallyHidden>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{t('campaigns.config.shortcut')}</TableCell>
              <TableCell scope="col">{t('campaigns.config.content')}</TableCell>
              <TableCell scope="col" sx={{ textAlign: 'right' }}>
                {t('lists.actions')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {variables.map(({ key, value }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                  {`{${key}}`}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
                <TableCell sx={{ textAlign: 'right' }}>
                  <IconAction
                    label={t('campaigns.config.removeVariable', { key: `{${key}}` })}
                    icon={<Trash2 size={18} />}
                    disabled={isSubmitting}
                    onClick={() => show(key)}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <FieldError message={message} />
      <Box
        onKeyDown={handleKey}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr auto' },
          gap: 1.5,
          alignItems: 'start',
        }}
      >
        <TextField
          name="newKey"
          label="campaigns.config.shortcut"
          helper="campaigns.config.shortcutHint"
          normalize={withoutBraces}
          inputRef={keyField}
        />
        <TextField name="newValue" label="campaigns.config.content" />
        <Button
          variant="outlined"
          startIcon={<Plus size={16} />}
          disabled={isSubmitting}
          onClick={() => void handleAdd()}
          sx={{ mt: { sm: '24px' } }}
        >
          {t('campaigns.config.addVariable')}
        </Button>
      </Box>
      {asked !== null && (
        <ConfirmDialog
          open={open}
          title={t('campaigns.config.deleteTitle', { key: `{${asked}}` })}
          body={t('campaigns.config.deleteMessage', { key: `{${asked}}` })}
          confirmLabel={t('campaigns.config.deleteButton')}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </>
  );
}
