export const dialogs = {} as const;
