import { object } from 'yup';
import type { TagInput, TagRow } from '@/api/tags';
import { useSession } from '@/contexts/AuthContext';
import { ColorField } from '@/forms/ColorField';
import { SwitchField, TextField } from '@/forms/fields';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { color, requiredText } from '@/forms/rules';
import { tags } from './tags.resource';

/** Light grey is the default colour (G-05). */
const initial: TagInput = { name: '', color: '#D3D3D3', kanban: 0 };
const schema = object({ name: requiredText({ min: 3, short: 'validation.messageShort' }), color: color() });
const toInput = ({ name, ...rest }: TagInput): TagInput => ({ ...rest, name: name.trim() });

/** A tag that is made as a column of the board. */
const newLane: TagInput = { ...initial, kanban: 1 };
const lanes: typeof tags = { ...tags, texts: { ...tags.texts, add: 'kanban.newLane' } };

interface TagDialogProps extends RecordDialogProps<TagRow> {
  /** On the board a new tag is a column (DAY-45). */
  onBoard?: boolean;
}

/** Creates or edits a tag (G-03 to G-06). */
export function TagDialog({ onBoard = false, ...props }: TagDialogProps) {
  const { profile } = useSession().user;
  const isLane = onBoard && props.id === null;
  return (
    <RecordForm
      {...props}
      resource={onBoard ? lanes : tags}
      foundBy="name"
      size="small"
      initial={onBoard ? newLane : initial}
      schema={schema}
      told={['name', 'color']}
      fromRecord={({ name, color: shade, ...rest }) => ({
        name,
        color: shade ?? '',
        kanban: 'kanban' in rest ? (rest.kanban ?? 0) : 0,
      })}
      toInput={toInput}
    >
      <TextField name="name" label="tagModal.form.name" required autoFocus />
      <ColorField name="color" label="tagModal.form.color" />
      {!isLane && (profile === 'admin' || profile === 'supervisor') && (
        <SwitchField name="kanban" label="tagModal.form.kanban" helper="tagModal.form.kanbanHint" on={1} off={0} />
      )}
    </RecordForm>
  );
}
