/** One choice; texts come as data or already translated, colours as data. */
export interface Option {
  value: string | number;
  label: string;
  color?: string | null;
}

/** How an autocomplete reads an option. */
export const optionAccess = {
  getOptionKey: ({ value }: Option) => value,
  getOptionLabel: ({ label }: Option) => label,
  isOptionEqualToValue: (one: Option, other: Option) => one.value === other.value,
};
