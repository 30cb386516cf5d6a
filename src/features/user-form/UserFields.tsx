import type { Choices } from '@/forms/choices';
import { PasswordField, SwitchField, TextField } from '@/forms/fields';
import { useFormLock } from '@/forms/formLock';
import { MultiSelect } from '@/forms/MultiSelect';
import type { Option } from '@/forms/option';
import { SelectField } from '@/forms/SelectField';
import { useTranslation } from '@/i18n/useTranslation';
import { emailToSend } from '@/lib/email';

interface UserFieldsProps {
  queues: Choices;
  /** Null: account and queues alone, where the user is of another company, whose connections nobody here can read. */
  connections: Choices | null;
  /** A new user needs a password, a known one may get another; left out where nothing can be saved. */
  password: 'new' | 'change' | 'none';
  /** Only an admin changes these (U-06). */
  mayEditProfile: boolean;
  mayEditQueues: boolean;
}

/** The zones that this browser names; few of them name UTC, which all know. */
const zones: readonly Option[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}));

/**
 * The fields of a user, for every form that edits one (U-05); profile and queues are an admin's to change (U-06). A field
 * that `userSchema` requires stands above the connection, so that each form shows it.
 */
export function UserFields({ queues, connections, password, mayEditProfile, mayEditQueues }: UserFieldsProps) {
  const { t } = useTranslation();
  // A form that is only read shows its values plainly.
  const readOnly = useFormLock();
  const locked = !mayEditProfile && !readOnly;
  const profiles: Option[] = [
    { value: 'admin', label: t('userModal.profiles.admin') },
    { value: 'user', label: t('userModal.profiles.user') },
    { value: 'supervisor', label: t('userModal.profiles.supervisor') },
  ];
  return (
    <>
      <TextField name="name" label="userModal.form.name" required />
      <TextField name="email" label="userModal.form.email" type="email" settle={emailToSend} required />
      {password !== 'none' && (
        <PasswordField
          name="password"
          label="userModal.form.password"
          helper={password === 'new' ? 'userModal.form.passwordNew' : 'userModal.form.passwordKeep'}
          required={password === 'new'}
          autoComplete="new-password"
        />
      )}
      <SelectField name="profile" label="userModal.form.profile" options={profiles} disabled={locked} />
      <MultiSelect name="queueIds" label="queueSelect.inputLabel" {...queues} disabled={!mayEditQueues && !readOnly} />
      {connections && (
        <>
          <SelectField
            name="whatsappId"
            label="userModal.form.whatsapp"
            {...connections}
            emptyLabel="userModal.form.noConnection"
            disabled={locked}
          />
          <SelectField
            name="timeZone"
            label="userModal.form.timeZone"
            options={zones}
            emptyLabel="userModal.form.timeZoneCompany"
          />
          <SwitchField
            name="allTicket"
            label="userModal.form.allTicket"
            on="enabled"
            off="desabled"
            disabled={locked}
          />
        </>
      )}
    </>
  );
}
