import { VisuallyHidden } from '@mowka/kernel/ui'

/** Maximum length of a sentence or hint in a list, in characters (A-CRSE-09). */
const PREVIEW_LENGTH = 25

/** Truncates a text with an ellipsis. */
export const shortText = (text: string, length = PREVIEW_LENGTH): string => {
  const letters = [...text.trim()]
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : letters.join('')
}

/**
 * The beginning of a sentence or hint in a list (A-CRSE-09), with the whole text in a tooltip and for screen readers.
 */
export function ShortText({ text }: { text: string }) {
  const beginning = shortText(text)
  if (beginning === text.trim()) return <span>{text}</span>
  return (
    <span title={text}>
      <span aria-hidden>{beginning}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
