import { parseJson, readText, removeKey, writeText } from '@/browser/storage';
import { isArray, isRecord } from '@/lib/guards';
import { sharedTasksKey } from './taskKeys';

/** A task as it is stored (contract back-office 21). */
export interface Task {
  text: string;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
}

/** No list anybody keeps by hand is longer; a larger file is something else. */
export const maxFileBytes = 1_000_000;

function toTask(value: unknown): Task | null {
  if (!isRecord(value)) return null;
  const { text, createdAt, updatedAt } = value;
  if (typeof text !== 'string' || text.trim() === '') return null;
  const time = (stored: unknown): string | null =>
    typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : null;
  const created = time(createdAt) ?? time(updatedAt) ?? new Date(0).toISOString();
  return { text, createdAt: created, updatedAt: time(updatedAt) ?? created };
}

const tasksOf = (values: readonly unknown[]): Task[] => values.flatMap((value) => toTask(value) ?? []);

/** Tasks as text in the browser's storage. */
export const writeTasks = (tasks: readonly Task[]): string => JSON.stringify(tasks);

/** What the browser keeps; entries that are no tasks are left out. */
export const readTasks = (text: string | null): readonly Task[] => tasksOf(parseJson(text, isArray) ?? []);

/** Whether the browser has really kept them: storage may be full or forbidden. */
export const areKept = (key: string, tasks: readonly Task[]): boolean => readText(key) === writeTasks(tasks);

/** The new task first; blank text is ignored (TL-01 to TL-03). */
export function addTask(tasks: readonly Task[], text: string, now: string): readonly Task[] {
  const trimmed = text.trim();
  return trimmed === '' ? tasks : [{ text: trimmed, createdAt: now, updatedAt: now }, ...tasks];
}

/** Another text keeps the time of creation; a blank or equal one changes nothing (TL-02, TL-03). */
export function editTask(tasks: readonly Task[], task: Task, text: string, now: string): readonly Task[] {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === task.text) return tasks;
  return tasks.map((other) => (other === task ? { ...task, text: trimmed, updatedAt: now } : other));
}

const identity = ({ text, createdAt }: Task): string => `${createdAt} ${text}`;

/** Tasks of a file beside those that are there; what is known already is not doubled. */
export function mergeTasks(tasks: readonly Task[], more: readonly Task[]): readonly Task[] {
  const known = new Set(tasks.map(identity));
  return [...tasks, ...more.filter((task) => !known.has(identity(task)))];
}

/** The tasks of an exported file; null when it is none. */
export function parseTasks(text: string): Task[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isArray(value)) return null;
    const tasks = tasksOf(value);
    return tasks.length === 0 && value.length > 0 ? null : tasks;
  } catch {
    return null;
  }
}

/** Gives the list that all accounts shared to this one; what cannot be read or stored stays where it is (SAFE-15). */
export function takeSharedTasks(key: string): void {
  const shared = readTasks(readText(sharedTasksKey));
  if (shared.length === 0) return;
  const all = mergeTasks(readTasks(readText(key)), shared);
  writeText(key, writeTasks(all));
  if (areKept(key, all)) removeKey(sharedTasksKey);
}
