import { useMutation } from '@tanstack/react-query';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { HasId } from '@/api/rest';
import { readAgain } from '@/api/readAgain';
import { notify } from '@/components/feedback/notify';
import { useKeptSubject } from '@/components/hooks/useDialogSubject';
import { useTranslation } from '@/i18n/useTranslation';
import type { FieldCodes } from '@/forms/fieldErrors';
import { FormDialog } from '@/forms/FormDialog';
import type { Attempt, Submitted } from '@/forms/keptForm';
import { useFormRecord } from '@/forms/useFormRecord';
import type { FieldMerges } from '@/forms/mergeRecord';
import { toldTexts, useMeanwhile } from '@/forms/useMeanwhile';
import type { RecordDialogProps, Resource } from './resource';
import type { ListFilters } from './useRecordList';
import { savedChange, useRecordChange } from './useRecordChange';
import { findSaved, saveNew, type OnMade } from './saveNew';

/** Fixed, or told from the record; that is undefined for a new one and while it is on its way. */
type ByRecord<Known, Value> = Value | ((record: Known | undefined) => Value);

interface RecordFormProps<
  Row extends HasId,
  Input,
  Detail extends HasId,
  Values extends FormikValues,
> extends RecordDialogProps<Row> {
  resource: Resource<Row, Input, Detail>;
  /** Values of a new record. */
  initial: Values;
  /** What a new record begins with is on its way. */
  pending?: boolean;
  /** Nulls become empty texts here, and `toInput` turns them back. */
  fromRecord: (record: Row | Detail) => Values;
  toInput: (values: Values) => Input;
  schema?: AnyObjectSchema;
  fieldErrors?: FieldCodes;
  /** Fields that say what a colleague has made of them; of the others only that they are no longer as they were (PUB-11). */
  told?: readonly (keyof Values)[];
  /** The field by whose text the server finds a new record again, where the answer to its save was lost (DAY-34). */
  foundBy: keyof Input & string;
  /** Conditions without which the server lists nothing. */
  filters?: ListFilters;
  /** What the server never tells again, or sets itself: a record is not known by it. */
  notKept?: readonly string[];
  /**
   * A save of more than one call (an upload after it); by default the resource's create or update.
   * @param record as it was read right before the save
   * @param onMade to be told as soon as the record is made, so that no later attempt makes a second one
   */
  save?: (
    values: Values,
    id: number | null,
    record: Row | Detail | undefined,
    onMade: OnMade,
  ) => Promise<Detail | null>;
  /** Lists of which each row is merged by itself (DAY-64). */
  merges?: FieldMerges<Values>;
  /** Whom a new record is for, such as a list or a contact: what is kept of one is none of another's (DAY-33). */
  scope?: number | undefined;
  size?: 'small' | 'medium' | 'large';
  /** The title of a known record, where it says more than the resource's. */
  titleOf?: (record: Row | Detail) => string;
  readOnly?: ByRecord<Row | Detail, boolean>;
  actions?: ReactNode;
  children: ByRecord<Row | Detail, ReactNode>;
}

/**
 * The record's title, loading, saving, refused fields and toast; the page gives the fields (architecture, "Forms"). It is
 * read again right before it is saved: what others have changed since the form opened stays, and where the same field
 * was changed here as well, it is told there, and the next save goes through (PUB-11).
 */
export function RecordForm<Row extends HasId, Input, Detail extends HasId, Values extends FormikValues>(
  props: RecordFormProps<Row, Input, Detail, Values>,
) {
  const { open, id: wanted, row, onClose, resource, initial, fromRecord, toInput, schema, fieldErrors = {} } = props;
  const { pending = false, save, size = 'medium', titleOf, readOnly = false, actions, children, told } = props;
  const { foundBy, filters, notKept, scope, merges } = props;
  const { name, api, texts, nameOf } = resource;
  const { t } = useTranslation();
  const { subject: id, turn } = useKeptSubject(open, wanted);
  const apply = useRecordChange(name, resource.rereadAfterSave);

  const { get } = api;
  const { data, failed } = useFormRecord<Row | Detail>(
    [name, 'form', id, turn],
    async (signal) => {
      if (id === null || !get) throw new Error('nothing to read');
      return get(id, signal);
    },
    open && id !== null && get !== undefined,
  );
  const loaded = get ? data : (row ?? undefined);
  const record = id === null ? undefined : loaded;

  const toChanges = useMeanwhile<Values>((theirs) => toldTexts(theirs, told), merges);
  /** What is saved: what was changed here, over the record as it is now. */
  const merged = async (values: Values, opened: Values) => {
    const now = id === null ? undefined : get ? await readAgain(() => get(id)) : (row ?? undefined);
    if (now === undefined) return { values, now };
    const current = fromRecord(now);
    return { values: { ...current, ...toChanges({ opened, values, now: current }) }, now };
  };
  const find = async (last: Attempt<Values>) =>
    findSaved({
      api,
      filters,
      notKept,
      foundBy,
      sent: toInput(last.values),
      last,
      asSent: (stored) => toInput(fromRecord(stored)),
    });
  const write = async (values: Values, now: Row | Detail | undefined, onMade: OnMade) => {
    const target = id ?? now?.id ?? null;
    if (save) return save(values, target, now, onMade);
    const input = toInput(values);
    return (target === null ? await api.create?.(input) : await api.update?.(target, input)) ?? null;
  };
  const { mutateAsync } = useMutation({
    mutationFn: async (form: Submitted<Values>): Promise<HasId | null> => {
      if (id === null) {
        return saveNew(form.values, form.attempts, find, (there, onMade) =>
          write(form.values, there ?? undefined, onMade),
        );
      }
      const { values, now } = await merged(form.values, form.opened);
      return write(values, now, () => undefined);
    },
    meta: { handles: Object.keys(fieldErrors), refused: texts.refused, ...(id === null && { unsure: 'unsureSave' }) },
    onSuccess: (saved) => {
      apply(savedChange(id, saved));
      notify.success(t((id === null ? texts.added : undefined) ?? texts.saved));
    },
  });

  const named = titleOf ?? ((known: Row | Detail) => t(texts.edit, { name: nameOf(known) }));
  const editing = record ? named(record) : t(texts.edit, { name: '' });

  return (
    <FormDialog
      open={open}
      place={`${name}-${id ?? (scope === undefined ? 'new' : `new-${scope}`)}`}
      title={id === null ? t(texts.add) : editing}
      initial={record ? fromRecord(record) : initial}
      stored={id !== null}
      {...(schema && { schema })}
      loading={id === null ? pending : record === undefined}
      failed={failed}
      fieldErrors={fieldErrors}
      onSubmit={(values, opened, attempts) => mutateAsync({ values, opened, attempts })}
      onClose={onClose}
      size={size}
      readOnly={typeof readOnly === 'function' ? readOnly(record) : readOnly}
      actions={actions}
    >
      {typeof children === 'function' ? children(record) : children}
    </FormDialog>
  );
}
