/** So many characters of a sentence or hint name it in a list (A-CRSE-09). */
const PREVIEW_LENGTH = 25

/** The beginning of a text. */
export const shortText = (text: string): string => {
  const letters = [...text.trim()]
  return letters.length > PREVIEW_LENGTH
    ? `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`
    : letters.join('')
}
