/** Data where an answer holds any, else its text. */
function parsed(answer: unknown): unknown {
  if (typeof answer !== 'string' || answer === '') return answer;
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

/**
 * Has a client of axios ask for text and read it as axios does by itself: an answer without a type is XML to Firefox
 * otherwise, which complains of each empty one (REAL-7).
 */
export const asText = { responseType: 'text', transformResponse: parsed } as const;
