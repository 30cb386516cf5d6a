import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { array, object, string } from 'yup';
import {
  contactDetail,
  contactKeys,
  createContact,
  updateContact,
  type Contact,
  type ContactInput,
} from '@/api/contacts';
import { ticketKeys } from '@/api/tickets';
import { notify } from '@/components/feedback/notify';
import type { FieldCodes } from '@/forms/fieldErrors';
import { FormDialog } from '@/forms/FormDialog';
import { PairsField } from '@/forms/PairsField';
import { TextField } from '@/forms/fields';
import { email, requiredText } from '@/forms/rules';
import { useTranslation } from '@/i18n/useTranslation';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { applyContactEvent } from '@/realtime/live/ticketLists';

interface ContactFormDialogProps {
  open: boolean;
  /** Present: edit this contact; absent: a new one. */
  contactId?: number;
  /** First values of a new contact. */
  preset?: { name?: string; number?: string };
  onClose: () => void;
  onSaved?: (contact: Contact) => void;
}

/** Names of 2 characters pass the specification but not this server, so its bound holds (C-06, decisions: Validation). */
const schema = object({
  name: requiredText({
    min: 3,
    max: 50,
    required: 'contactModal.formErrors.name.required',
    short: 'contactModal.formErrors.name.short',
    long: 'contactModal.formErrors.name.long',
  }),
  number: requiredText({
    min: 8,
    max: 50,
    required: 'contactModal.formErrors.name.required',
    short: 'contactModal.formErrors.phone.short',
    long: 'contactModal.formErrors.phone.long',
  }),
  email: email({ optional: true, invalid: 'contactModal.formErrors.email.invalid' }),
  extraInfo: array(object({ name: requiredText(), value: string() })),
});

/** Server codes that belong to the number (C-10). */
const numberErrors: FieldCodes = {
  ERR_DUPLICATED_CONTACT: { field: 'number', message: 'backendErrors.ERR_DUPLICATED_CONTACT' },
  ERR_WAPP_INVALID_CONTACT: { field: 'number', message: 'backendErrors.ERR_WAPP_INVALID_CONTACT' },
  ERR_WAPP_CHECK_CONTACT: { field: 'number', message: 'backendErrors.ERR_WAPP_CHECK_CONTACT' },
  ERR_CHECK_NUMBER: { field: 'number', message: 'backendErrors.ERR_CHECK_NUMBER' },
};

const toInput = (contact: Contact): ContactInput => ({
  name: contact.name,
  number: contact.number,
  email: contact.email ?? '',
  extraInfo:
    contact.extraInfo?.map(({ id, name, value }) => ({ ...(id === undefined ? {} : { id }), name, value })) ?? [],
});

/** Creates or edits a contact (C-06, C-08, C-09, W-02). */
export function ContactFormDialog({ open, contactId, preset, onClose, onSaved }: ContactFormDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const editing = contactId !== undefined;
  const { data, error, refetch } = useQuery({
    ...contactDetail(contactId ?? 0),
    enabled: open && editing,
  });

  const save = useMutation({
    mutationFn: (input: ContactInput) => (editing ? updateContact(contactId, input) : createContact(input)),
    meta: { handles: Object.keys(numberErrors) },
    onSuccess: (contact) => {
      patchQueries(client, ticketKeys.lists(), (list) => applyContactEvent(list, { action: 'update', contact }));
      void client.invalidateQueries({ queryKey: contactKeys.all });
      void client.invalidateQueries({ queryKey: ticketKeys.details() });
      notify.success(t('contactModal.success'));
      onSaved?.(contact);
    },
  });

  const initial: ContactInput = data
    ? toInput(data)
    : { name: preset?.name ?? '', number: preset?.number ?? '', email: '', extraInfo: [] };

  return (
    <FormDialog
      open={open}
      title={t(editing ? 'contactModal.title.edit' : 'contactModal.title.add')}
      initial={initial}
      schema={schema}
      loading={editing && data === undefined}
      failed={editing && error ? { error, onRetry: () => void refetch() } : null}
      submitLabel={t(editing ? 'contactModal.buttons.okEdit' : 'contactModal.buttons.okAdd')}
      onClose={onClose}
      fieldErrors={numberErrors}
      onSubmit={(values) => save.mutateAsync({ ...values, number: values.number.replace(/\D/g, '') })}
    >
      <TextField name="name" label="contactModal.form.name" required autoFocus={!editing} />
      <TextField
        name="number"
        label="contactModal.form.number"
        required
        inputMode="tel"
        placeholder="contactModal.form.numberHint"
      />
      <TextField name="email" label="contactModal.form.email" type="email" />
      <PairsField
        name="extraInfo"
        label="contactModal.form.extraInfo"
        nameLabel="contactModal.form.extraName"
        valueLabel="contactModal.form.extraValue"
        addLabel="contactModal.buttons.addExtraInfo"
      />
      {data?.whatsapp && (
        <Typography variant="body2" color="textSecondary">
          {t('contactModal.form.source', { name: data.whatsapp.name })}
        </Typography>
      )}
    </FormDialog>
  );
}
