import { object, string } from 'yup';
import type { Help, HelpInput } from '@/api/helps';
import { TextField } from '@/forms/fields';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { optionalText, requiredText } from '@/forms/rules';
import type { MessageKey } from '@/i18n/keys';
import { youtubeId } from '@/lib/youtube';
import { helpVideos } from './helps.resource';

interface HelpValues {
  title: string;
  video: string;
  description: string;
}

const initial: HelpValues = { title: '', video: '', description: '' };
const noVideo: MessageKey = 'settings.helps.form.videoInvalid';

/** The server takes no title and no description of less than 3 characters (contract back-office 5). */
const schema = object({
  title: requiredText({ min: 3 }),
  video: string()
    .required('validation.required')
    .test('video', noVideo, (text) => !text || youtubeId(text) !== null),
  description: optionalText({ min: 3 }),
});

const fromHelp = ({ title, video, description }: Help): HelpValues => ({
  title,
  video: video ?? '',
  description: description ?? '',
});

const toHelpInput = ({ title, video, description }: HelpValues): HelpInput => ({
  title: title.trim(),
  video: youtubeId(video) ?? video.trim(),
  description: description.trim(),
});

/** Creates or edits a help video (OH-01, OH-02). */
export function HelpDialog(props: RecordDialogProps<Help>) {
  return (
    <RecordForm
      {...props}
      resource={helpVideos}
      foundBy="title"
      initial={initial}
      schema={schema}
      told={['title', 'video', 'description']}
      fromRecord={fromHelp}
      toInput={toHelpInput}
      fieldErrors={{
        ERR_HELP_INVALID_NAME: { field: 'title', message: 'officeErrors.ERR_HELP_INVALID_NAME' },
        ERR_HELP_REQUIRED: { field: 'title', message: 'officeErrors.ERR_HELP_REQUIRED' },
      }}
    >
      <TextField name="title" label="settings.helps.grid.title" required autoFocus />
      <TextField name="video" label="settings.helps.grid.video" helper="settings.helps.form.videoHint" required />
      <TextField name="description" label="settings.helps.grid.description" rows={3} />
    </RecordForm>
  );
}
