import { useField } from 'formik';
import { fileApi, uploadOptionFiles, type FileList, type FileListRow } from '@/api/files';
import { TextField } from '@/forms/fields';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import type { OnMade } from '@/lists/saveNew';
import { files } from './files.resource';
import { filesToUpload, fromRecord, initial, mergeOptions, schema, toInput, type FileListValues } from './fileValues';
import { OptionsField } from './OptionsField';

/** Only where the server keeps them (contract back-office 27). */
function DetailsField() {
  const [{ value }] = useField<string | null>('details');
  return value === null ? null : <TextField name="details" label="fileModal.form.details" rows={2} />;
}

/** Creates or edits a file list, then uploads what was chosen (F-02 to F-04). */
export function FileListDialog(props: RecordDialogProps<FileListRow>) {
  const write = async (values: FileListValues, id: number | null, onMade: OnMade): Promise<FileList> => {
    const input = toInput(values);
    if (props.id !== null) return fileApi.update(props.id, input);
    // A new list whose upload failed exists already. Only admins may change one, so the next attempt makes it anew.
    if (id !== null) {
      await fileApi.remove(id);
      onMade(null);
    }
    const record = await fileApi.create(input);
    onMade(record.id);
    return record;
  };

  const save = async (
    values: FileListValues,
    id: number | null,
    _known: unknown,
    onMade: OnMade,
  ): Promise<FileList> => {
    const record = await write(values, id, onMade);
    const uploads = filesToUpload(values.options, record.options);
    if (uploads.length > 0) await uploadOptionFiles(record.id, uploads);
    return record;
  };

  return (
    <RecordForm
      {...props}
      resource={files}
      foundBy="name"
      size="medium"
      initial={initial}
      schema={schema}
      told={['name', 'message']}
      merges={{ options: mergeOptions }}
      fromRecord={fromRecord}
      toInput={toInput}
      save={save}
      fieldErrors={{
        ERR_RATING_NAME_ALREADY_EXISTS: { field: 'name', message: 'officeErrors.ERR_RATING_NAME_ALREADY_EXISTS' },
      }}
    >
      <TextField name="name" label="fileModal.form.name" required autoFocus />
      <TextField name="message" label="fileModal.form.message" required rows={5} />
      <DetailsField />
      <OptionsField listId={props.id} />
    </RecordForm>
  );
}
