import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HasId, RecordApi } from '@/api/rest';
import type { MessageKey } from '@/i18n/keys';

/** One column of a list. */
export interface Column<Row> {
  id: string;
  label: MessageKey;
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by, where every row is loaded; absent: not sortable. */
  sortBy?: (row: Row) => string | number | null;
  /** Numbers and amounts stand right. */
  align?: 'right';
  /** Goes below 900 px and stands in no card. */
  extra?: boolean;
  /** Names the row and heads its card; by default the first column does. */
  heading?: true;
  /** Share of the table's width, such as `'40%'`. */
  width?: string;
}

/** The column that names a row. */
export const headingOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ heading }) => heading) ?? columns[0];

/** Texts of a list and its dialogs, by key. `{{name}}` in a title is `nameOf` the record. */
export interface ResourceTexts {
  title: MessageKey;
  /** Name of the search box; absent: the list has none. */
  search?: MessageKey;
  /** What one searches by, inside the box. */
  searchHint?: MessageKey;
  /** The primary button and the title of the dialog of a new record. */
  add: MessageKey;
  edit: MessageKey;
  saved: MessageKey;
  /** Where the toast of a new record says something else. */
  added?: MessageKey;
  deleteTitle: MessageKey;
  /** What goes with it. */
  deleteBody?: MessageKey;
  /** The verb of the question, with its object: "Excluir tag". */
  deleteConfirm: MessageKey;
  deleted: MessageKey;
  /** A save or deletion was refused for a reason that nobody knows, which is its `{{detail}}`; absent: the reason alone. */
  refused?: MessageKey;
  /** Nothing there yet, and what to do about it. */
  empty: MessageKey;
  emptyBody: MessageKey;
  /** The list could not be read, where there is a better sentence than the usual one. */
  failed?: MessageKey;
}

/** What makes one list page differ from another; it holds no state (architecture, "List pages"). */
export interface Resource<Row extends HasId, Input, Detail extends HasId = Row> {
  /** Root of its query keys, as in realtime/live/recordSources.ts, which patches what lies under it. */
  name: string;
  icon: LucideIcon;
  api: RecordApi<Row, Input, Detail>;
  /** How people call a record: in the names of its buttons and in the question before it is deleted. */
  nameOf: (record: Row | Detail) => string;
  texts: ResourceTexts;
  /** The first one names the row and heads its card, or the one that says so. */
  columns: readonly Column<Row>[];
  /**
   * Text to search in by ourselves, where the server's search falls short (it tells capitals apart). Used while the
   * whole list is loaded, beside what the server finds.
   */
  searchText?: (row: Row) => string;
  /** A saved row shows things the answer lacks (names of relations): the list is read again after a save. */
  rereadAfterSave?: boolean;
}

/** Keeps the types of the row, the input and the detail together. */
export const defineResource = <Row extends HasId, Input, Detail extends HasId = Row>(
  resource: Resource<Row, Input, Detail>,
): Resource<Row, Input, Detail> => resource;

/** What a list page gives to its dialog. */
export interface RecordDialogProps<Row> {
  open: boolean;
  /** The record to edit, or null for a new one. */
  id: number | null;
  /** The row of that record, where it is loaded. */
  row: Row | null;
  onClose: () => void;
}
