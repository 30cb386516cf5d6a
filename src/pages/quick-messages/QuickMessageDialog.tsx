import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { mixed, object } from 'yup';
import {
  attachmentName,
  deleteQuickMessageMedia,
  quickMessageApi,
  quickMessageList,
  uploadQuickMessageMedia,
  type QuickMessage,
  type QuickMessageFlags,
  type QuickMessageInput,
} from '@/api/quickMessages';
import { useSession } from '@/contexts/AuthContext';
import { AttachmentField } from '@/forms/AttachmentField';
import { SwitchField, TextField } from '@/forms/fields';
import { MessageField } from '@/forms/MessageField';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { messageText, requiredText } from '@/forms/rules';
import { saveWithFile } from '@/forms/saveWithFile';
import { mediaHref } from '@/lib/links';
import { cleanShortcode, isCalledAlike } from '@/lib/shortcode';
import { quickMessages } from './quickMessages.resource';

interface Values extends Required<QuickMessageFlags> {
  shortcode: string;
  message: string;
  /** Name of the attachment the record has. */
  attachment: string;
  /** Whether it had one when the form was opened. */
  attached: boolean;
  files: readonly File[];
}

const flagDefaults = { geral: false, visao: true, status: true };
const initial: Values = { shortcode: '', message: '', attachment: '', attached: false, files: [], ...flagDefaults };

/**
 * The server refuses a shortcode or a text of less than 3 characters (contract back-office 7). A shortcode is judged as
 * it is kept (PUB-19).
 */
const schema = object({
  shortcode: requiredText({ min: 3, short: 'validation.messageShort' }).transform(cleanShortcode),
  message: messageText({ min: 3 }),
  files: mixed<readonly File[]>(),
});

const fromRecord = (record: QuickMessage): Values => ({
  shortcode: record.shortcode,
  message: record.message,
  attachment: attachmentName(record),
  attached: attachmentName(record) !== '',
  files: [],
  geral: record.geral ?? flagDefaults.geral,
  visao: record.visao ?? flagDefaults.visao,
  status: record.status ?? flagDefaults.status,
});

const toInput = ({ shortcode, message, attachment, files, geral, visao, status }: Values): QuickMessageInput => ({
  // People write it as they will call it.
  shortcode: cleanShortcode(shortcode),
  message: message.trim(),
  geral,
  visao,
  status,
  isMedia: attachment !== '' || files.length > 0,
});

const media = { upload: uploadQuickMessageMedia, remove: deleteQuickMessageMedia };

/** Says so where another one is called alike: then nobody can tell which of them comes (DAY-47). */
function ShortcodeField({ id }: { id: number | null }) {
  const { user } = useSession();
  const { values } = useFormikContext<Values>();
  const { data: own = [] } = useQuery(quickMessageList(user.companyId, user.id));
  const taken = own.some((other) => other.id !== id && isCalledAlike(other.shortcode, values.shortcode));
  return (
    <TextField
      name="shortcode"
      label="quickMessages.dialog.shortcode"
      helper={taken ? 'quickMessages.dialog.shortcodeTaken' : 'quickMessages.dialog.shortcodeHint'}
      required
      autoFocus
    />
  );
}

/** Creates or edits a quick message with its attachment (QM-03 to QM-07). */
export function QuickMessageDialog(props: RecordDialogProps<QuickMessage>) {
  return (
    <RecordForm
      {...props}
      resource={quickMessages}
      foundBy="shortcode"
      size="medium"
      initial={initial}
      schema={schema}
      told={['shortcode', 'message']}
      fromRecord={fromRecord}
      toInput={toInput}
      save={(values, id, _record, onMade) =>
        saveWithFile(quickMessageApi, media, {
          input: toInput(values),
          id,
          removing: values.attached && values.attachment === '',
          file: values.files[0],
          onMade,
        })
      }
      fieldErrors={{
        ERR_QUICKMESSAGE_INVALID_NAME: { field: 'shortcode', message: 'officeErrors.ERR_QUICKMESSAGE_INVALID_NAME' },
      }}
    >
      <ShortcodeField id={props.id} />
      <MessageField name="message" label="quickMessages.dialog.message" required />
      <AttachmentField
        name="files"
        stored="attachment"
        label="quickMessages.dialog.attachment"
        href={mediaHref(props.row?.mediaPath)}
      />
      {props.row?.geral !== undefined && (
        <>
          <SwitchField name="geral" label="quickMessages.dialog.geral" />
          <SwitchField name="visao" label="quickMessages.dialog.visao" />
          <SwitchField name="status" label="quickMessages.dialog.status" />
        </>
      )}
    </RecordForm>
  );
}
