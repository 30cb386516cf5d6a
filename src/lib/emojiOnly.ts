/** Signs such as `©` and `™` are letters unless they say that they are pictures; hearts and hands are often sent bare. */
const pictured =
  '(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}(?=[\\uFE0F\\p{Emoji_Modifier}])' +
  '|(?=[\\u2600-\\u27BF])\\p{Extended_Pictographic})';
const picture = `${pictured}(?:\\uFE0F|\\p{Emoji_Modifier})*`;
const emoji =
  `(?:${picture}(?:\\u200D\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})*)*(?:[\\u{E0020}-\\u{E007F}]+)?` +
  '|\\p{Regional_Indicator}{2}|[0-9#*]\\uFE0F?\\u20E3)';
const emojiRun = new RegExp(`^(?:${emoji}\\s?){1,6}$`, 'u');

/** Up to six emoji and nothing else: shown large (B-18, PUB-43). */
export const isEmojiOnly = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.length > 0 && trimmed.length <= 80 && emojiRun.test(trimmed);
};
