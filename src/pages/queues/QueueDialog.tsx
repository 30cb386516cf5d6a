import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queueApi, queueList, type Queue, type QueueInput } from '@/api/queues';
import { settingsQuery } from '@/api/settings';
import { FormTabs } from '@/forms/FormTabs';
import { PlanLimit } from '@/forms/PlanLimit';
import { RecordForm } from '@/lists/RecordForm';
import { useKnownRows } from '@/lists/useRecordList';
import type { RecordDialogProps } from '@/lists/resource';
import { mergeDays } from '@/features/working-hours/workingHours';
import { OptionMenu } from './OptionMenu';
import { QueueFields } from './QueueFields';
import { QueueHours } from './QueueHours';
import { fromQueue, initialQueue, queueSchema, toQueueInput, type QueueValues } from './queueValues';
import { queues } from './queues.resource';

const dataFields = [
  'name',
  'color',
  'orderQueue',
  'integrationId',
  'promptId',
  'greetingMessage',
  'outOfHoursMessage',
  'drafts',
];

/** Creates or edits a queue with its menu and, where the hours are those of queues, its hours. */
export function QueueDialog(props: RecordDialogProps<Queue>) {
  const { data: settings } = useQuery(settingsQuery());
  const byQueue = settings?.['scheduleType'] === 'queue';
  const others = useKnownRows(queues);
  const isNew = props.id === null;
  const { data: all } = useQuery({ ...queueList(), enabled: props.open && isNew });
  const options = useRef<() => Promise<void>>(async () => {});

  const save = async (values: QueueValues, id: number | null): Promise<Queue> => {
    await options.current();
    const input: QueueInput = toQueueInput(values);
    return id === null ? queueApi.create(input) : queueApi.update(id, input);
  };

  const data = (
    <>
      <QueueFields outOfHours={byQueue} />
      <OptionMenu queueId={props.id} ref={options} />
    </>
  );
  return (
    <RecordForm
      {...props}
      resource={queues}
      foundBy="name"
      size="large"
      initial={initialQueue(others.rows)}
      pending={others.loading}
      schema={queueSchema}
      told={['name', 'color', 'greetingMessage', 'outOfHoursMessage']}
      merges={{ schedules: mergeDays }}
      fromRecord={fromQueue}
      toInput={toQueueInput}
      save={save}
      fieldErrors={{
        ERR_QUEUE_INVALID_NAME: { field: 'name', message: 'officeErrors.ERR_QUEUE_INVALID_NAME' },
        ERR_QUEUE_NAME_ALREADY_EXISTS: { field: 'name', message: 'officeErrors.ERR_QUEUE_NAME_ALREADY_EXISTS' },
        ERR_QUEUE_INVALID_COLOR: { field: 'color', message: 'officeErrors.ERR_QUEUE_INVALID_COLOR' },
        ERR_QUEUE_COLOR_ALREADY_EXISTS: { field: 'color', message: 'officeErrors.ERR_QUEUE_COLOR_ALREADY_EXISTS' },
        ERR_WAPP_GREETING_REQUIRED: {
          field: 'greetingMessage',
          message: 'officeErrors.ERR_WAPP_GREETING_REQUIRED',
        },
      }}
    >
      {isNew && <PlanLimit of="queues" records={all} />}
      {byQueue ? (
        <FormTabs
          label="queueModal.tabs.label"
          tabs={[
            { id: 'data', label: 'queueModal.tabs.queueData', fields: dataFields, content: data },
            {
              id: 'hours',
              label: 'queueModal.tabs.attendanceTime',
              fields: ['schedules'],
              content: <QueueHours />,
            },
          ]}
        />
      ) : (
        data
      )}
    </RecordForm>
  );
}
