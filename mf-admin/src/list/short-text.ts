/** So many characters of a sentence or hint name it in a list (A-CRSE-09). */
const PREVIEW_LENGTH = 25

/** The beginning of a text, which says that there is more. */
export const shortText = (text: string, length = PREVIEW_LENGTH): string => {
  const letters = [...text.trim()]
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : letters.join('')
}
