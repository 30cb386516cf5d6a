import { describe, expect, it } from 'vitest';
import { addTask, editTask, mergeTasks, parseTasks, readTasks } from './tasks';

const task = (text: string, createdAt = '2026-01-02T10:00:00.000Z') => ({ text, createdAt, updatedAt: createdAt });

describe('tasks', () => {
  it('TL-02 blank text is ignored', () => {
    const tasks = [task('a')];
    expect(addTask(tasks, '  \n', 'now')).toBe(tasks);
    expect(editTask(tasks, tasks[0] ?? task('x'), '   ', 'now')).toBe(tasks);
  });

  it('TL-03 an edit keeps the time of creation', () => {
    const tasks = [task('a'), task('b')];
    const [first = task('x')] = tasks;
    expect(editTask(tasks, first, ' c ', '2026-02-03T00:00:00.000Z')).toEqual([
      { text: 'c', createdAt: first.createdAt, updatedAt: '2026-02-03T00:00:00.000Z' },
      task('b'),
    ]);
  });

  it('TL-01 what the browser keeps may be broken in parts', () => {
    const broken = JSON.stringify([task('a'), null, 7, { text: ' ' }, { text: 'b', createdAt: 'never' }]);
    expect(readTasks(broken).map(({ text }) => text)).toEqual(['a', 'b']);
    expect(readTasks('no json')).toEqual([]);
    expect(readTasks(null)).toEqual([]);
    expect(readTasks(JSON.stringify([task('a')]))).toEqual([task('a')]);
  });

  it('a file is merged without doubles, and is refused when it is none', () => {
    expect(mergeTasks([task('a')], [task('a'), task('b')])).toEqual([task('a'), task('b')]);
    expect(parseTasks(JSON.stringify([task('a')]))).toEqual([task('a')]);
    expect(parseTasks('{}')).toBeNull();
    expect(parseTasks('[1, 2]')).toBeNull();
    expect(parseTasks('<html>')).toBeNull();
    expect(parseTasks('[]')).toEqual([]);
  });
});
