import Box from '@mui/material/Box';
import { object } from 'yup';
import {
  announcementApi,
  deleteAnnouncementMedia,
  pictureHref,
  pictureName,
  uploadAnnouncementMedia,
  type Announcement,
  type AnnouncementInput,
} from '@/api/announcements';
import { AttachmentField } from '@/forms/AttachmentField';
import { TextField } from '@/forms/fields';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { pictureKinds, pictures, requiredText } from '@/forms/rules';
import { SelectField } from '@/forms/SelectField';
import { saveWithFile } from '@/forms/saveWithFile';
import { priorities } from '@/features/announcements/priority';
import { useTranslation } from '@/i18n/useTranslation';
import { announcements } from './announcements.resource';

interface Values {
  title: string;
  text: string;
  priority: number;
  status: 'active' | 'inactive';
  /** Name of the picture the record has. */
  picture: string;
  /** Whether it had one when the form was opened. */
  pictured: boolean;
  files: readonly File[];
}

/** A new one is active and of low priority (AN-04). */
const initial: Values = {
  title: '',
  text: '',
  priority: 3,
  status: 'active',
  picture: '',
  pictured: false,
  files: [],
};

/** AN-02, AN-03. */
const schema = object({
  title: requiredText({ required: 'announcements.dialog.form.required' }),
  text: requiredText({ required: 'announcements.dialog.form.required' }),
  files: pictures(),
});

const fromRecord = (record: Announcement): Values => ({
  title: record.title,
  text: record.text,
  priority: record.priority ?? initial.priority,
  status: record.status === true ? 'active' : 'inactive',
  picture: pictureName(record),
  pictured: pictureName(record) !== '',
  files: [],
});

const toInput = ({ title, text, priority, status }: Values): AnnouncementInput => ({
  title: title.trim(),
  text: text.trim(),
  priority,
  status: status === 'active',
});

const media = { upload: uploadAnnouncementMedia, remove: deleteAnnouncementMedia };

/** Creates or edits an announcement with its picture (AN-02 to AN-06). */
export function AnnouncementDialog(props: RecordDialogProps<Announcement>) {
  const { t } = useTranslation();

  return (
    <RecordForm
      {...props}
      resource={announcements}
      foundBy="title"
      size="medium"
      initial={initial}
      schema={schema}
      told={['title', 'text']}
      fromRecord={fromRecord}
      toInput={toInput}
      save={(values, id, _record, onMade) =>
        saveWithFile(announcementApi, media, {
          input: toInput(values),
          id,
          removing: values.pictured && values.picture === '',
          file: values.files[0],
          onMade,
        })
      }
    >
      <TextField name="title" label="announcements.dialog.form.title" required autoFocus />
      <TextField
        name="text"
        label="announcements.dialog.form.text"
        helper="announcements.dialog.form.textHint"
        rows={7}
        required
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <SelectField
          name="priority"
          label="announcements.dialog.form.priority"
          options={priorities.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <SelectField
          name="status"
          label="announcements.dialog.form.status"
          helper="announcements.dialog.form.statusHint"
          options={[
            { value: 'active', label: t('announcements.active') },
            { value: 'inactive', label: t('announcements.inactive') },
          ]}
        />
      </Box>
      <AttachmentField
        name="files"
        stored="picture"
        label="announcements.dialog.form.mediaPath"
        helper="announcements.dialog.form.mediaHint"
        accept={pictureKinds}
        href={props.row && pictureHref(props.row)}
      />
    </RecordForm>
  );
}
