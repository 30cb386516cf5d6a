/** One choice; texts come as data or already translated, colours as data. */
export interface Option {
  value: string | number;
  label: string;
  color?: string | null;
}

/** A record to choose by its name, in its colour where it has one. */
export const toOption = ({ id, name, color }: { id: number; name: string; color?: string | null }): Option => ({
  value: id,
  label: name,
  ...(color === undefined ? {} : { color }),
});

/** How an autocomplete reads an option. */
export const optionAccess = {
  getOptionKey: ({ value }: Option) => value,
  getOptionLabel: ({ label }: Option) => label,
  isOptionEqualToValue: (one: Option, other: Option) => one.value === other.value,
};
