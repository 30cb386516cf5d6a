import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { array, object, string } from 'yup';
import {
  contactApi,
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
import { PhoneField } from '@/forms/PhoneField';
import { TextField } from '@/forms/fields';
import { email, phone, phoneToSend, requiredText } from '@/forms/rules';
import { useFormRecord } from '@/forms/useFormRecord';
import { useMeanwhile } from '@/forms/useMeanwhile';
import { usePhoneReader, type PhoneReader } from '@/forms/usePhoneReader';
import { useTranslation } from '@/i18n/useTranslation';
import { emailToSend } from '@/lib/email';
import type { Attempt, Submitted } from '@/forms/keptForm';
import { findSaved, saveNew } from '@/lists/saveNew';
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
const schemaOf = (read: PhoneReader['read']) =>
  object({
    name: requiredText({
      min: 3,
      max: 50,
      required: 'contactModal.formErrors.name.required',
      short: 'contactModal.formErrors.name.short',
      long: 'contactModal.formErrors.name.long',
    }),
    number: phone(read),
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

/** The server writes some numbers in another way than they were sent (with or without the ninth digit). */
const lineOf = (number: string): string => number.slice(-8);
const likeSent = (contact: Contact, sent: ContactInput): ContactInput => ({
  ...toInput(contact),
  ...(lineOf(contact.number) === lineOf(sent.number) && { number: sent.number }),
});

const toTexts = ({ extraInfo, ...texts }: Partial<ContactInput>) => ({
  ...texts,
  ...(extraInfo && { extraInfo: extraInfo.map(({ name, value }) => `${name}: ${value}`).join(', ') }),
});

const lists = { extraInfo: mergeRows<ExtraInfo> };

const placeOf = (id: number | undefined, preset: ContactFormDialogProps['preset']): string =>
  preset ? `contacts-for-${preset.number ?? ''}-${preset.name ?? ''}` : `contacts-${id ?? 'new'}`;

/**
 * Creates or edits a contact (C-06, C-08, C-09, W-02). It is read when the form opens, and again right before it is saved:
 * what others have changed meanwhile stays, unless it was changed here as well (DAY-64).
 */
export function ContactFormDialog({ open, contactId: wanted, preset, onClose, onSaved }: ContactFormDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { subject: contactId, turn } = useKeptSubject(open, wanted);
  const editing = contactId !== undefined;
  const { data, failed } = useFormRecord(
    contactKeys.form(contactId ?? 0, turn),
    (signal) => getContact(contactId ?? 0, signal),
    open && editing,
  );

  const reader = usePhoneReader(data?.number);
  const toChanges = useMeanwhile(toTexts, lists);
  /** What is sent for what the form holds. */
  const toSend = (values: ContactInput, opened: ContactInput | null): ContactInput => ({
    ...values,
    number: phoneToSend(values.number, opened?.number, reader.read),
    email: values.email === opened?.email ? values.email : emailToSend(values.email),
  });
  const find = (last: Attempt<ContactInput>) => {
    const sent = toSend(last.values, null);
    return findSaved({ api: contactApi, foundBy: 'name', sent, last, asSent: (contact) => likeSent(contact, sent) });
  };
  const save = useMutation({
    mutationFn: async ({ values: written, opened, attempts }: Submitted<ContactInput>) => {
      const values = toSend(written, editing ? opened : null);
      if (!editing) {
        return saveNew(written, attempts, find, (there) =>
          there ? updateContact(there.id, values) : createContact(values),
        );
      }
      const now = toInput(await readAgain(() => getContact(contactId)));
      return updateContact(contactId, { number: now.number, ...toChanges({ opened, values, now }) });
    },
    meta: { handles: Object.keys(numberErrors), ...(!editing && { unsure: 'unsureSave' }) },
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
      place={placeOf(contactId, preset)}
      title={t(editing ? 'contactModal.title.edit' : 'contactModal.title.add')}
      initial={initial}
      stored={editing}
      schema={schemaOf(reader.read)}
      loading={editing && data === undefined}
      failed={failed}
      submitLabel={t(editing ? 'contactModal.buttons.okEdit' : 'contactModal.buttons.okAdd')}
      onClose={onClose}
      fieldErrors={numberErrors}
      onSubmit={(values, opened, attempts) => save.mutateAsync({ values, opened, attempts })}
    >
      <TextField name="name" label="contactModal.form.name" required autoFocus={!editing} />
      <PhoneField
        name="number"
        label="contactModal.form.number"
        required
        placeholder="contactModal.form.numberHint"
        reader={reader}
        stored={editing}
      />
      <TextField name="email" label="contactModal.form.email" type="email" settle={emailToSend} />
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
