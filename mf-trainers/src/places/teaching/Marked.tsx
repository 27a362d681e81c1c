import { tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** Adds no space, because a part of a word may be highlighted. */
const Mark = styled.mark`
  padding: 1px 2px;
  margin-inline: -2px;
  border-radius: 4px;
  background: ${tokens.sparkSoft};
  color: inherit;
`

/** A text with the first occurrence of `mark` highlighted. */
export function Marked({ text, mark }: { text: string; mark: string | null }) {
  const at = mark ? text.indexOf(mark) : -1
  if (!mark || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Mark>{mark}</Mark>
      {text.slice(at + mark.length)}
    </>
  )
}
