/** Maximum length of a sentence or hint in a list, in characters (A-CRSE-09). */
const PREVIEW_LENGTH = 25

/** Truncates a text with an ellipsis. */
export const shortText = (text: string, length = PREVIEW_LENGTH): string => {
  const letters = [...text.trim()]
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : letters.join('')
}
