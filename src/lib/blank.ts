/** Whether a text shows nothing: blanks and signs that nobody sees, such as U+200B, U+2800 and U+3164 (PUB-86). */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
