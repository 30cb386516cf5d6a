/** The calendar day of a stored due date, never shifted by the time zone (decisions: Dates). */
export function formatDueDate(value: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '');
  return match ? `${match[3]}/${match[2]}/${match[1]}` : '';
}
