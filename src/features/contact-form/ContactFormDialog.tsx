import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { array, object, string } from 'yup';
import {
  contactKeys,
  createContact,
  getContact,
  updateContact,
  type Contact,
  type ContactInput,
  type ExtraInfo,
} from '@/api/contacts';
import { readAgain } from '@/api/readAgain';
import { ticketKeys } from '@/api/tickets';
import { notify } from '@/components/feedback/notify';
import { useKeptSubject } from '@/components/hooks/useDialogSubject';
import type { FieldCodes } from '@/forms/fieldErrors';
import { FormDialog } from '@/forms/FormDialog';
import { mergeRows } from '@/forms/mergeRecord';
import { PairsField } from '@/forms/PairsField';
import { TextField } from '@/forms/fields';
import { email, phone, phoneToSend, requiredText } from '@/forms/rules';
import { useMeanwhile } from '@/forms/useMeanwhile';
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
  number: phone(),
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

const toTexts = ({ extraInfo, ...texts }: Partial<ContactInput>) => ({
  ...texts,
  ...(extraInfo && { extraInfo: extraInfo.map(({ name, value }) => `${name}: ${value}`).join(', ') }),
});

const lists = { extraInfo: mergeRows<ExtraInfo> };

/**
 * Creates or edits a contact (C-06, C-08, C-09, W-02). It is read again right before it is saved: what others have
 * changed since the form opened stays, unless it was changed here as well (DAY-64).
 */
export function ContactFormDialog({ open, contactId, preset, onClose, onSaved }: ContactFormDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const editing = contactId !== undefined;
  const { turn } = useKeptSubject(open, contactId);
  // Read afresh by each opening: what the page knows may have been changed without an event (PUB-12).
  const { data, error, refetch } = useQuery({
    queryKey: ['contact-form', contactId, turn],
    queryFn: ({ signal }) => getContact(contactId ?? 0, signal),
    enabled: open && editing,
    staleTime: Infinity,
    gcTime: 0,
  });

  const toChanges = useMeanwhile(toTexts, lists);
  const save = useMutation({
    mutationFn: async ({ values, opened }: { values: ContactInput; opened: ContactInput }) => {
      if (!editing) return createContact(values);
      const now = toInput(await readAgain(() => getContact(contactId)));
      return updateContact(contactId, { number: now.number, ...toChanges({ opened, values, now }) });
    },
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
      stored={editing}
      schema={schema}
      loading={editing && data === undefined}
      failed={editing && error ? { error, onRetry: () => void refetch() } : null}
      submitLabel={t(editing ? 'contactModal.buttons.okEdit' : 'contactModal.buttons.okAdd')}
      onClose={onClose}
      fieldErrors={numberErrors}
      onSubmit={(values, opened) =>
        save.mutateAsync({
          values: { ...values, number: phoneToSend(values.number, editing ? opened.number : undefined) },
          opened,
        })
      }
    >
      <TextField name="name" label="contactModal.form.name" required autoFocus={!editing} />
      <TextField
        name="number"
        label="contactModal.form.number"
        required
        inputMode="tel"
        settle={phoneToSend}
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
