/** Key in the browser's storage of one account's tasks (SAFE-15). */
export const tasksKey = (user: { companyId: number; id: number }): string => `tasks:${user.companyId}:${user.id}`;

/** All accounts of a browser once had one list together. */
export const sharedTasksKey = 'tasks';
