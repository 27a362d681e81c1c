import { VisuallyHidden } from '@mowka/kernel/ui'
import { shortText } from './short-text'

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
