/** Text without capitals and accents, so that "reclamacao" finds "Reclamação". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
