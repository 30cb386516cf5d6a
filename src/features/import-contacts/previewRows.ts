/** Rows of the small tables in the dialog. */
export const previewRows = { '& tr > *': { height: 36, py: 0.5 } } as const;
