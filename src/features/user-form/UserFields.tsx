import { useTranslation } from 'react-i18next';
import { PasswordField, SwitchField, TextField } from '@/crud/fields';
import { MultiSelect } from '@/crud/MultiSelect';
import type { Option } from '@/crud/option';
import { SelectField } from '@/crud/SelectField';

interface UserFieldsProps {
  queues: readonly Option[];
  connections: readonly Option[];
  /** Left out where nothing can be saved. */
  withPassword: boolean;
}

const zones: readonly Option[] = Intl.supportedValuesOf('timeZone').map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}));

/** The fields of a user (U-05); profile and queues are an admin's to change (U-06). */
export function UserFields({ queues, connections, withPassword }: UserFieldsProps) {
  const { t } = useTranslation();
  const profiles: Option[] = [
    { value: 'admin', label: t('userModal.profiles.admin') },
    { value: 'user', label: t('userModal.profiles.user') },
    { value: 'supervisor', label: t('userModal.profiles.supervisor') },
  ];
  return (
    <>
      <TextField name="name" label="userModal.form.name" required />
      <TextField name="email" label="userModal.form.email" type="email" required />
      {withPassword && (
        <PasswordField
          name="password"
          label="userModal.form.password"
          helper="userModal.form.passwordKeep"
          autoComplete="new-password"
        />
      )}
      <SelectField name="profile" label="userModal.form.profile" options={profiles} />
      <MultiSelect name="queueIds" label="queueSelect.inputLabel" options={queues} />
      <SelectField name="whatsappId" label="userModal.form.whatsapp" options={connections} emptyLabel="common.none" />
      <SelectField
        name="timeZone"
        label="userModal.form.timeZone"
        options={zones}
        emptyLabel="userModal.form.timeZoneCompany"
      />
      <SwitchField name="allTicket" label="userModal.form.allTicket" on="enabled" off="desabled" />
    </>
  );
}
