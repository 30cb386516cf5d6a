/** Text without capitals and accents, so that "reclamacao" finds "Reclamação". */
export const foldText = (text: string | null | undefined): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
