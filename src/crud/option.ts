/** One choice; texts come as data or already translated, colours as data. */
export interface Option {
  value: string | number;
  label: string;
  color?: string | null;
}
