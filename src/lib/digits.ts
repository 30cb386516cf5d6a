/** The digits of what somebody typed or a file holds, such as a telephone number, without all else. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
