import { VisuallyHidden } from '@mowka/shared/ui'
import { shortText } from './short-text'

/** A sentence or hint as an item of a list: its beginning; all of it under the pointer and to whoever listens (A-CRSE-09). */
export function ShortText({ text }: { text: string }) {
  const beginning = shortText(text)
  if (beginning === text.trim()) return text
  return (
    <span title={text}>
      <span aria-hidden>{beginning}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
