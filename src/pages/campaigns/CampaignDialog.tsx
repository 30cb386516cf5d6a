import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import { campaignApi, deleteCampaignMedia, uploadCampaignMedia } from '@/api/campaignRecords';
import type { Campaign, CampaignInput } from '@/api/campaigns';
import { failureCode } from '@/api/errors';
import { notify } from '@/components/feedback/notify';
import { whyNotRestarted } from '@/features/campaigns/deletedParts';
import { useCampaignRun } from '@/features/campaigns/useCampaignRun';
import { FieldErrors } from '@/forms/fieldErrors';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import type { OnMade } from '@/lists/saveNew';
import { saveWithFile } from '@/forms/saveWithFile';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { CampaignFields } from './CampaignFields';
import { editing } from './campaignRules';
import { campaigns } from './campaigns.resource';
import { campaignSchema, fromCampaign, initialCampaign, toCampaignInput, type CampaignValues } from './campaignValues';
import { RunButton } from './RunButton';

/** What the server means where it only says that something broke (contract back-office 9). */
function refusalAtField(error: unknown): unknown {
  if (failureCode(error) !== 'Error creating contact list') return error;
  return new FieldErrors({ tagListId: 'campaigns.dialog.tagFailed' });
}

/** With a date it is a scheduled one at once. */
const notKept = ['status'] as const;

/** Why a campaign cannot be changed, or only in part. */
function reasonOf({ status }: Campaign): MessageKey {
  if (status === 'EM_ANDAMENTO') return 'campaigns.dialog.why.inProgress';
  if (status === 'CANCELADA') return 'campaigns.dialog.why.canceled';
  return status === 'PROGRAMADA' ? 'campaigns.dialog.why.soon' : 'campaigns.dialog.why.finished';
}

const sameMinute = (wanted: string, instant: string | null): boolean =>
  instant !== null && Math.abs(new Date(wanted).getTime() - new Date(instant).getTime()) < 60_000;

/** How often it is looked whether the last hour has begun. */
const tickMs = 30_000;

/** The time while the dialog is open: what may be changed ends with the hour, not with the opening (CP-11). */
function useNow(active: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!active) return undefined;
    const tick = () => setNow(Date.now());
    // Long before the record is there.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, tickMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [active]);
  return now;
}

const media = { upload: uploadCampaignMedia, remove: deleteCampaignMedia };

/** Creates, edits or shows a campaign (CP-07 to CP-16). */
export function CampaignDialog(props: RecordDialogProps<Campaign>) {
  const { t } = useTranslation();
  const now = useNow(props.open);
  const run = useCampaignRun(props.onClose);
  const sendAfterSave = useRef(false);
  /** What the server did with the input, or why it did not. */
  const checked = async (input: CampaignInput, call: Promise<Campaign>): Promise<Campaign> => {
    const saved = await call.catch((error: unknown) => {
      throw refusalAtField(error);
    });
    // A server outside of UTC reads the time as another (contract back-office 26.21).
    if (input.scheduledAt !== '' && !sameMinute(input.scheduledAt, saved.scheduledAt)) {
      notify.error(t('campaigns.toasts.otherTime', { time: formatDateTime(saved.scheduledAt) }));
    }
    return saved;
  };
  const calls = {
    create: (input: CampaignInput) => checked(input, campaignApi.create(input)),
    update: (id: number, input: CampaignInput) => checked(input, campaignApi.update(id, input)),
    get: campaignApi.get,
  };

  const save = async (
    values: CampaignValues,
    id: number | null,
    record: Campaign | undefined,
    onMade: OnMade,
  ): Promise<Campaign> => {
    if (record && editing(record, Date.now()) === 'nothing') {
      throw new FieldErrors({ scheduledAt: reasonOf(record) });
    }
    const saved = await saveWithFile(calls, media, {
      input: toCampaignInput(values),
      id,
      removing: values.attached && values.attachment === '',
      file: values.files[0],
      onMade,
    });
    if (sendAfterSave.current) run.sendRest(saved);
    return saved;
  };

  return (
    <RecordForm
      {...props}
      resource={campaigns}
      foundBy="name"
      notKept={notKept}
      size="large"
      initial={initialCampaign}
      schema={campaignSchema}
      told={['name', 'scheduledAt', 'message1', 'message2', 'message3', 'message4', 'message5']}
      fromRecord={fromCampaign}
      toInput={toCampaignInput}
      save={save}
      fieldErrors={{
        ERR_CAMPAIGN_INVALID_NAME: { field: 'name', message: 'campaigns.dialog.form.nameShort' },
      }}
      titleOf={(record) =>
        editing(record, now) === 'nothing'
          ? t('campaigns.dialog.readonly', { name: record.name })
          : t('campaigns.dialog.update', { name: record.name })
      }
      readOnly={(record) => record !== undefined && editing(record, now) === 'nothing'}
      actions={
        <RunButton
          id={props.id}
          run={run}
          onSendAfterSave={(wanted) => {
            sendAfterSave.current = wanted;
          }}
        />
      }
    >
      {(record) => {
        const part = record ? editing(record, now) : 'all';
        const lack = record && whyNotRestarted(record);
        return (
          <>
            {record && part !== 'all' && <Alert severity="info">{t(reasonOf(record))}</Alert>}
            {lack && <Alert severity="warning">{t(lack)}</Alert>}
            <CampaignFields record={record} part={part} />
          </>
        );
      }}
    </RecordForm>
  );
}
