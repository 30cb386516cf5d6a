/** What `datetime-local` holds two hours from now, by the clock of the page. */
export const inTwoHours = (): string => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return parts.format(new Date(Date.now() + 2 * 3_600_000)).replace(' ', 'T');
};
