import { useQuery } from '@tanstack/react-query';
import { connectionList, type Connection } from '@/api/connections';
import { createConnection, lacksAfterCreate, updateConnection, type ConnectionRecord } from '@/api/connectionRecords';
import { SwitchField, TextField } from '@/forms/fields';
import { FormTabs, type FormTab } from '@/forms/FormTabs';
import { PlanLimit } from '@/forms/PlanLimit';
import { useSession } from '@/contexts/AuthContext';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import type { OnMade } from '@/lists/saveNew';
import { connectionsWith } from './connections.resource';
import { connectionSchema, newConnection, toInput, toValues, type ConnectionValues } from './connectionValues';
import { LimitFields } from './LimitFields';
import { ConnectionQueueFields } from './ConnectionQueueFields';

const tabs: readonly FormTab[] = [
  {
    id: 'general',
    label: 'whatsappModal.tabs.general',
    fields: ['name', 'isDefault', 'token', 'provider'],
    transient: true,
    content: (
      <>
        <TextField
          name="name"
          label="whatsappModal.form.name"
          helper="whatsappModal.form.nameHint"
          required
          autoFocus
        />
        <SwitchField name="isDefault" label="whatsappModal.form.default" helper="whatsappModal.form.defaultHint" />
        <TextField name="token" label="whatsappModal.form.token" helper="whatsappModal.form.tokenHint" />
        <TextField
          name="provider"
          label="whatsappModal.form.provider"
          helper="whatsappModal.form.providerHint"
          disabled
        />
      </>
    ),
  },
  {
    id: 'messages',
    label: 'whatsappModal.tabs.messages',
    fields: ['greetingMessage', 'complationMessage', 'outOfHoursMessage'],
    transient: true,
    content: (
      <>
        <TextField
          name="greetingMessage"
          label="whatsappModal.form.greetingMessage"
          helper="whatsappModal.form.greetingMessageHint"
          rows={3}
        />
        <TextField
          name="complationMessage"
          label="whatsappModal.form.complationMessage"
          helper="whatsappModal.form.complationMessageHint"
          rows={3}
        />
        <TextField
          name="outOfHoursMessage"
          label="whatsappModal.form.outOfHoursMessage"
          helper="whatsappModal.form.outOfHoursMessageHint"
          rows={3}
        />
      </>
    ),
  },
  {
    id: 'assessments',
    label: 'whatsappModal.tabs.assessments',
    fields: ['ratingMessage'],
    transient: true,
    content: (
      <TextField
        name="ratingMessage"
        label="whatsappModal.form.ratingMessage"
        helper="whatsappModal.form.ratingMessageHint"
        rows={5}
      />
    ),
  },
  {
    id: 'integrations',
    label: 'whatsappModal.tabs.integrations',
    fields: ['queueIds', 'promptId', 'maxUseBotQueues', 'timeUseBotQueues', 'transferQueueId', 'timeToTransfer'],
    transient: true,
    content: <ConnectionQueueFields />,
  },
  {
    id: 'schedules',
    label: 'whatsappModal.tabs.schedules',
    fields: ['expiresTicket', 'expiresInactiveMessage'],
    transient: true,
    content: <LimitFields />,
  },
];

const resource = connectionsWith(null);

const fieldErrors = {
  ERR_WAPP_GREETING_REQUIRED: { field: 'greetingMessage', message: 'officeErrors.ERR_WAPP_GREETING_REQUIRED' },
  ERR_NO_OTHER_WHATSAPP: { field: 'isDefault', message: 'officeErrors.ERR_NO_OTHER_WHATSAPP' },
  'Esse nome já está sendo utilizado por outra conexão': {
    field: 'name',
    message: 'officeErrors.sentences.connectionName',
  },
  'This whatsapp token is already used.': { field: 'token', message: 'officeErrors.sentences.tokenInUse' },
} as const;

/** Creates or edits a connection (CN-12 to CN-17). */
export function ConnectionDialog(props: RecordDialogProps<Connection>) {
  const { user } = useSession();
  const isNew = props.id === null;
  const { data: all } = useQuery({ ...connectionList(user.companyId), enabled: props.open && isNew });

  const save = async (
    values: ConnectionValues,
    id: number | null,
    _known: unknown,
    onMade: OnMade,
  ): Promise<ConnectionRecord | null> => {
    const input = toInput(values);
    if (id !== null) await updateConnection(id, input);
    else {
      const fresh = await createConnection(input);
      // Its second call may fail.
      onMade(fresh.id);
      if (lacksAfterCreate(input, fresh)) await updateConnection(fresh.id, input);
    }
    // The list is read again: what the answer holds beyond a row, such as the token, stays out of it (B-43).
    return null;
  };

  return (
    <RecordForm
      {...props}
      resource={resource}
      foundBy="name"
      size="large"
      initial={newConnection}
      schema={connectionSchema(props.row?.isDefault === true)}
      told={['name', 'greetingMessage', 'complationMessage', 'outOfHoursMessage', 'ratingMessage']}
      fromRecord={(record) => ('queueIds' in record ? toValues(record) : newConnection)}
      toInput={toInput}
      save={save}
      fieldErrors={fieldErrors}
    >
      {isNew && <PlanLimit of="connections" records={all} />}
      <FormTabs label="whatsappModal.tabs.label" tabs={tabs} />
    </RecordForm>
  );
}
